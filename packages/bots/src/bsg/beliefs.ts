import {
  type BsgEvents,
  type BsgView,
  characterOf,
  countedIn,
  crisisOf,
  kindOf,
  type PlayerView,
  type SkillCard,
} from '@starboard/bsg';
import type { SeenEvent, View } from '@starboard/kernel';
import type { Deeds } from './aims.ts';
import { checkOdds } from './check-odds.ts';
import { habit } from './habits.ts';
import { type BsgMemory, ledgersOf, type SeenCheck } from './memory.ts';
import { fleetWorth } from './stakes.ts';
import { clamp, suspicions } from './suspicion.ts';
import { newLedger } from './worlds.ts';

type Seen = {
  readonly [K in keyof BsgEvents]: { readonly type: K; readonly data: BsgEvents[K] };
}[keyof BsgEvents];

// The events of a table of Battlestar Galactica are the game's.
const asSeen = (event: SeenEvent): Seen => event as Seen;

/** Takes in what happened: who added to checks that held bad cards, who chose what, who did what. */
export function noticed(
  memory: BsgMemory,
  events: readonly SeenEvent[],
  { facts, viewer }: View<BsgView>,
): BsgMemory {
  let now = memory;
  // Who shows their face later on was hidden until then: a whole game may be read at once. (Whose character was
  // another then, or who became a Cylon by the Sympathizer, is taken for what they are now.)
  const toCome = events.flatMap((event) => revealing(event) ?? []);
  let then = hiding(facts, toCome);
  for (const event of events) {
    if (revealing(event) !== null) {
      toCome.shift();
      then = hiding(facts, toCome);
    }
    now = afterEvent(now, asSeen(event), then, Number(viewer));
  }
  return now;
}

function revealing(event: SeenEvent): number | null {
  const seen = asSeen(event);
  return seen.type === 'cylon-revealed' ? seen.data.seat : null;
}

function hiding(facts: BsgView, seats: readonly number[]): BsgView {
  if (seats.length === 0) return facts;
  const players = facts.players.map((player) =>
    seats.includes(player.seat) ? { ...player, revealed: 'no' as const } : player,
  );
  return { ...facts, players };
}

function afterEvent(memory: BsgMemory, event: Seen, facts: BsgView, own: number): BsgMemory {
  switch (event.type) {
    case 'loyalty-dealt': {
      const { seat, count } = event.data;
      if (memory.before !== null) return memory;
      const dealt = facts.players.map((_, i) => (memory.dealt[i] ?? 0) + (i === seat ? count : 0));
      return { ...memory, dealt };
    }
    case 'sleeper-phase':
      return afterWaking(memory, facts.players.length);
    case 'check-began': {
      const { of, deck, skills, difficulty } = event.data;
      const added = facts.players.map(() => 0);
      const turnOf = memory.turnOf ?? facts.current;
      const onesPositive = deck === 'crisis' && countsOnes(facts.players[turnOf]);
      const counting = { skills, ignored: null, onesPositive };
      const check = { of, difficulty, added, fate: 0, own: [], faceUp: false, ...counting };
      return { ...memory, check };
    }
    case 'card-played': {
      const { seat, card } = event.data;
      const doing = memory.doing;
      const acted =
        doing?.what === 'card' && doing.seat === seat
          ? acting({ ...memory, doing: { seat, what: kindOf(card).id } }, seat, kindOf(card).id)
          : memory;
      return acted.check === null ? acted : { ...acted, check: afterCard(acted.check, card) };
    }
    case 'skill-ignored':
      return memory.check === null
        ? memory
        : { ...memory, check: { ...memory.check, ignored: event.data.skill } };
    case 'contributed':
      return afterAdding(memory, event.data, own);
    case 'check-revealed':
      return memory.check === null
        ? memory
        : { ...afterReveal(memory, memory.check, event.data.cards, facts, own), check: null };
    case 'part-chosen': {
      const { seat, card, part } = event.data;
      const crisis = crisisOf(card);
      if (crisis.kind !== 'event') return memory;
      const chosen = fleetWorth(facts, crisis.options[part] ?? []);
      const other = fleetWorth(facts, crisis.options[part === 0 ? 1 : 0] ?? []);
      return against(memory, seat, clamp((other - chosen) * 0.2, -0.12, 0.5));
    }
    case 'destination-chosen':
      return against(memory, event.data.seat, courseOdds(event.data.distance));
    case 'action-taken': {
      const { seat, action } = event.data;
      const doing = { seat, what: action };
      return action === 'location' || action === 'card'
        ? { ...memory, doing }
        : acting({ ...memory, doing }, seat, action);
    }
    case 'location-activated': {
      const { seat, location } = event.data;
      const vague = memory.doing?.what === 'location' && memory.doing.seat === seat;
      const noted = { ...memory, doing: { seat, what: location } };
      return vague ? acting(noted, seat, location) : noted;
    }
    case 'character-named': {
      const { seat, named, location } = event.data;
      const noted = { ...memory, named };
      // Whoever accuses somebody without reason draws attention.
      if (location !== 'admirals-quarters' || named === seat) return noted;
      const reason = suspicions(facts, ledgersOf(memory), own)[named] ?? 0.3;
      return against(noted, seat, reason < 0.25 ? 0.25 : -0.1);
    }
    case 'added-cards-seen': {
      const { seat, of, cards = [] } = event.data;
      return memory.check === null || seat !== own
        ? memory
        : openlyAdded(memory, memory.check, of, cards);
    }
    case 'crisis-drawn':
      return event.data.deck === 'super-crisis' && event.data.seat === own
        ? done({ ...memory, doing: null }, 'superCrises')
        : { ...memory, doing: null };
    case 'executed':
      return event.data.seat === own ? done(memory, 'executed') : memory;
    case 'character-replaced':
      return cleared(memory, event.data.seat);
    case 'ally-arrived': {
      const { ally, seat } = event.data;
      return seat === null || seat === own
        ? memory
        : { ...memory, welcomed: [...memory.welcomed, { ally, seat }] };
    }
    case 'ally-met': {
      const { ally, token } = event.data;
      const by = memory.welcomed.find((it) => it.ally === ally)?.seat;
      if (by === undefined || token === 'disaster') return memory;
      // Humans lay either kind, Cylons hardly ever what helps.
      return against(memory, by, token === 'antagonistic' ? 0.4 : -0.5);
    }
    case 'ally-left':
      return { ...memory, welcomed: memory.welcomed.filter((it) => it.ally !== event.data.ally) };
    case 'turn-began':
      return { ...memory, doing: null, turnOf: event.data.seat };
    case 'activated':
      return { ...memory, doing: null };
    default:
      return memory;
  }
}

/** An Admiral who never finds a better course than this may not want to: the logarithm of the odds. */
function courseOdds(distance: number): number {
  return [0.9, 0.9, -0.15][distance] ?? -0.9;
}

function done(memory: BsgMemory, deed: keyof Deeds): BsgMemory {
  return { ...memory, deeds: { ...memory.deeds, [deed]: memory.deeds[deed] + 1 } };
}

/** Somebody does something with an action: Cylons in hiding do some things more often than humans. */
function acting(memory: BsgMemory, seat: number, what: string): BsgMemory {
  return against(memory, seat, habit(what));
}

/** With the sleepers awake, whoever was human may be none: what speaks for whom begins anew. */
function afterWaking(memory: BsgMemory, seats: number): BsgMemory {
  const { evidence, sets, before, seenByAll } = memory;
  if (before !== null) return memory;
  return {
    ...memory,
    ...newLedger(seats),
    before: { evidence, sets },
    seenByAll: { ...newLedger(seats), before: seenByAll },
  };
}

/** Whether cards of strength one count for the checks of whoever's turn it is (BSG-12.21). */
function countsOnes(player: PlayerView | undefined): boolean {
  if (player === undefined || player.character === null || player.revealed !== 'no') return false;
  return characterOf(player.character).abilities.some(
    ({ rule }) => rule === 'strength-one-positive',
  );
}

/** A card that was played may have made a skill count. */
function afterCard(check: SeenCheck, card: SkillCard): SeenCheck {
  const more = (kindOf(card).play?.effects ?? []).flatMap((effect) =>
    effect.op === 'count-positive' ? [effect.skill] : [],
  );
  return { ...check, skills: [...new Set([...check.skills, ...more])] };
}

function afterAdding(
  memory: BsgMemory,
  { seat, count, cards }: BsgEvents['contributed'],
  own: number,
): BsgMemory {
  const { check } = memory;
  if (check === null) return memory;
  if (seat === null) return { ...memory, check: { ...check, fate: check.fate + count } };
  const added = check.added.map((before, i) => (i === seat ? before + count : before));
  const mine = seat === own ? [...check.own, ...(cards ?? [])] : check.own;
  const judged =
    cards === undefined || seat === own ? memory : openlyAdded(memory, check, seat, cards);
  const faceUp = check.faceUp || (cards !== undefined && seat !== own);
  return { ...judged, check: { ...check, added, own: mine, faceUp } };
}

const MOST_EVIDENCE = 6;

const more = (list: readonly number[], at: number, by: number): readonly number[] =>
  list.map((it, i) => (i === at ? clamp(it + by, -MOST_EVIDENCE, MOST_EVIDENCE) : it));

/** Something that speaks against a seat, or for it; everybody saw it, so it does so about the own seat, too. */
function against(memory: BsgMemory, seat: number, by: number): BsgMemory {
  const { personality, evidence, seenByAll } = memory;
  return {
    ...memory,
    evidence: more(evidence, seat, by * (personality?.distrust ?? 1)),
    seenByAll: { ...seenByAll, evidence: more(seenByAll.evidence, seat, by) },
  };
}

/** Whoever was proved human starts with a clean sheet: nothing that was seen tells it from a human. */
function cleared(memory: BsgMemory, seat: number): BsgMemory {
  const bit = 1 << seat;
  const without = <T extends Pick<BsgMemory, 'evidence' | 'sets'>>(ledger: T): T => ({
    ...ledger,
    evidence: ledger.evidence.map((it, i) => (i === seat ? 0 : it)),
    sets: ledger.sets.map((_, set) => ledger.sets[set & ~bit] ?? 0),
  });
  const { before, seenByAll } = memory;
  return {
    ...without(memory),
    before: before === null ? null : without(before),
    seenByAll: {
      ...without(seenByAll),
      before: seenByAll.before === null ? null : without(seenByAll.before),
    },
  };
}

/** Cards laid face up tell on whoever lays them. */
function openlyAdded(
  memory: BsgMemory,
  check: SeenCheck,
  seat: number,
  cards: readonly SkillCard[],
): BsgMemory {
  const bad = cards.filter((card) => countedIn(check, card) < 0).length;
  return against(memory, seat, bad > 0 ? 1.5 * bad : -0.15 * Math.min(2, cards.length));
}

const MOST_ODDS = 9;
const summed = (sets: readonly number[], odds: readonly number[]): readonly number[] =>
  sets.map(
    // Memories are plain data, and that has no minus zero.
    (it, set) => Math.round(1000 * clamp(it + (odds[set] ?? 0), -MOST_ODDS, MOST_ODDS)) / 1000 + 0,
  );

/** The cards lie open, but not whose they were: to the own eyes, who know some of them, and to everybody's. */
function afterReveal(
  memory: BsgMemory,
  check: SeenCheck,
  cards: readonly SkillCard[],
  facts: BsgView,
  own: number,
): BsgMemory {
  // What lay open told on everybody already.
  if (check.faceUp) return memory;
  const { sets, seenByAll } = memory;
  return {
    ...memory,
    sets: summed(sets, checkOdds(check, cards, facts, own)),
    seenByAll: { ...seenByAll, sets: summed(seenByAll.sets, checkOdds(check, cards, facts, null)) },
  };
}
