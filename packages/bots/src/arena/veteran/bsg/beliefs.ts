import {
  type BsgEvents,
  type BsgView,
  boxOf,
  type CharacterId,
  type CrisisId,
  characterOf,
  countedIn,
  crisisOf,
  isIn,
  kindOf,
  type Skill,
  type SkillCard,
  skillOf,
  strengthOf,
  TREACHERY,
} from '@starboard/bsg';
import type { SeenEvent, View } from '@starboard/kernel';
import type { Deeds } from './aims.ts';
import type { BsgMemory, SeenCheck } from './memory.ts';
import { fleetWorth } from './stakes.ts';
import { clamp, suspicions } from './suspicion.ts';

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
  for (const event of events) now = afterEvent(now, asSeen(event), facts, Number(viewer));
  return now;
}

function afterEvent(memory: BsgMemory, event: Seen, facts: BsgView, own: number): BsgMemory {
  switch (event.type) {
    case 'check-began': {
      const { of, deck, skills, difficulty } = event.data;
      const added = facts.players.map(() => 0);
      const onesPositive = deck === 'crisis' && countsOnes(facts);
      const counting = { skills, ignored: null, onesPositive };
      const check = { of, difficulty, added, own: [], faceUp: false, ...counting };
      return { ...memory, check };
    }
    case 'card-played':
      return memory.check === null
        ? memory
        : { ...memory, check: afterCard(memory.check, event.data.card) };
    case 'skill-ignored':
      return memory.check === null
        ? memory
        : { ...memory, check: { ...memory.check, ignored: event.data.skill } };
    case 'contributed': {
      const { seat, count, cards } = event.data;
      if (memory.check === null || seat === null) return memory;
      const added = memory.check.added.map((before, i) => (i === seat ? before + count : before));
      const mine = seat === own ? [...memory.check.own, ...(cards ?? [])] : memory.check.own;
      const judged =
        cards === undefined || seat === own
          ? memory
          : openlyAdded(memory, memory.check, seat, cards);
      return { ...judged, check: { ...memory.check, added, own: mine } };
    }
    case 'check-revealed':
      return memory.check === null
        ? memory
        : { ...afterReveal(memory, memory.check, event.data.cards, facts, own), check: null };
    case 'part-chosen': {
      const { seat, card, part } = event.data;
      const crisis = crisisOf(card);
      if (crisis.kind !== 'event' || seat === own) return memory;
      const chosen = fleetWorth(facts, crisis.options[part] ?? []);
      const other = fleetWorth(facts, crisis.options[part === 0 ? 1 : 0] ?? []);
      return against(memory, seat, clamp((other - chosen) * 0.2, -0.12, 0.5));
    }
    case 'action-taken': {
      const { seat, action } = event.data;
      const doing = { seat, what: action };
      return action === 'pass' && seat !== own
        ? { ...against(memory, seat, 0.08), doing }
        : { ...memory, doing };
    }
    case 'character-named': {
      const { seat, named, location } = event.data;
      const noted = { ...memory, named };
      // Whoever accuses somebody without reason draws attention.
      if (location !== 'admirals-quarters' || seat === own || named === seat) return noted;
      const reason = suspicions(facts, memory.evidence, own)[named] ?? 0.3;
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
      // Whoever was proved human starts with a clean sheet.
      return {
        ...memory,
        evidence: memory.evidence.map((it, i) => (i === event.data.seat ? 0 : it)),
      };
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
    case 'location-activated':
      return { ...memory, doing: { seat: event.data.seat, what: event.data.location } };
    case 'turn-began':
    case 'activated':
      return { ...memory, doing: null };
    default:
      return memory;
  }
}

function done(memory: BsgMemory, deed: keyof Deeds): BsgMemory {
  return { ...memory, deeds: { ...memory.deeds, [deed]: memory.deeds[deed] + 1 } };
}

/** Whether cards of strength one count for the checks of whoever's turn it is (BSG-12.21). */
function countsOnes({ players, current }: BsgView): boolean {
  const player = players[current];
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

function against(memory: BsgMemory, seat: number, by: number): BsgMemory {
  const { personality, evidence } = memory;
  const more = by * (personality?.distrust ?? 1);
  return {
    ...memory,
    evidence: evidence.map((before, i) => (i === seat ? clamp(before + more, -4, 5) : before)),
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

/** A card that harms by its text: what takes strong cards away, or brings a Consequence. */
function spoils({ of }: SeenCheck, card: SkillCard): boolean {
  const { id, inCheck } = kindOf(card);
  if (inCheck === undefined) return false;
  if (id === 'red-tape') return true;
  if (!isIn('crisis', of) && !isIn('super-crisis', of)) return false;
  // Only the cards of these decks are checks of their own name.
  return crisisOf(of as CrisisId).consequence !== undefined;
}

/** A skill somebody draws every turn could have come from there; Treachery comes to everybody now and then. */
function draws(character: CharacterId | null, skill: Skill): boolean {
  if (character === null || skill === TREACHERY) return true;
  return characterOf(character).skillSet.some(({ skills }) => skills.includes(skill));
}

/**
 * The cards lie open, but not whose they were. Two came from Destiny; bad cards beyond those speak against
 * everybody who added some and could have had such a card, most against those who added most.
 */
function afterReveal(
  memory: BsgMemory,
  check: SeenCheck,
  cards: readonly SkillCard[],
  facts: BsgView,
  own: number,
): BsgMemory {
  const others = cards.filter((card) => !check.own.includes(card));
  const suspects = facts.players.filter(
    ({ seat, revealed }) => seat !== own && revealed === 'no' && (check.added[seat] ?? 0) > 0,
  );
  const open = facts.players.filter(
    ({ seat, revealed }) => revealed !== 'no' && (check.added[seat] ?? 0) > 0,
  ).length;
  const isBad = (card: SkillCard): boolean => countedIn(check, card) < 0 || spoils(check, card);
  const bad = others.filter(isBad);
  // What Destiny and open Cylons account for, the worst cards first.
  const byDestiny = 2 * (1 - check.skills.length / boxOf(facts).skills.length) + open;
  const total = suspects.reduce((sum, { seat }) => sum + (check.added[seat] ?? 0), 0);
  if (total === 0) return memory;
  let after = memory;
  if (bad.length === 0) {
    for (const { seat } of suspects) {
      after = against(after, seat, -0.13 * Math.min(3, check.added[seat] ?? 0));
    }
    return after;
  }
  const excess = (bad.length - byDestiny) / bad.length;
  for (const { seat, character } of suspects) {
    const count = check.added[seat] ?? 0;
    let blame = 0;
    for (const card of bad) {
      const able = suspects.filter((it) => draws(it.character, skillOf(card)));
      const pool = able.reduce((sum, it) => sum + (check.added[it.seat] ?? 0), 0);
      const could = draws(character, skillOf(card));
      const share = pool > 0 ? (could ? count / pool : 0) : count / total;
      blame += share * (0.5 + 0.2 * strengthOf(card));
    }
    after = against(
      after,
      seat,
      excess > 0 ? 0.9 * excess * blame : -0.06 * Math.min(3, count) + 0.25 * blame * (1 + excess),
    );
  }
  return after;
}
