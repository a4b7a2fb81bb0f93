import { amount, one, type Seat, some } from '@starboard/kernel';
import type { QuorumId } from '../content/index.ts';
import { drawSkill, drawTop } from '../decks.ts';
import { discardAtRandom, mustDiscard } from '../discarding.ts';
import type { BsgTable, Facts, OnTable } from '../facts.ts';
import {
  applyDamage,
  boardCenturion,
  charactersAt,
  countIn,
  damageGalactica,
  destroyCivilianShip,
  hitViper,
  isSector,
  lasting,
  placeShips,
  raptorsLeft,
  removeShips,
  vipersIn,
} from '../fleet.ts';
import {
  activateShips,
  activateVipers,
  activating,
  jumpFleet,
  playQuorum,
  type Resolving,
  resolve,
  sleeperPhase,
  vipersPlaced,
} from '../forward.ts';
import { cardOnTable } from '../on-table.ts';
import { canBeSent, fromCurrent, inBrig, isHuman, onGalactica, playerAt } from '../people.ts';
import { giveTitleTo, moveTo, sendTo } from '../places.ts';
import { change } from '../resources.ts';
import { dieRoll, rolling } from '../roll.ts';
import { asks, calls, procedure } from '../rules.ts';
import {
  COLONIAL_ONE,
  GALACTICA,
  isHazard,
  type Location,
  SECTORS,
  type Sector,
  type Skill,
} from '../vocabulary.ts';
import { type Context, whoIs } from './context.ts';
import type { Among, Effect, EffectOf } from './effect.ts';

/** The interpreter: one effect after the other, each a small function or procedure of its own. */
export const resolving = procedure<Resolving>('resolve', {
  next(t, resolving) {
    const effect = resolving.effects[resolving.at];
    if (effect === undefined) return '';
    resolving.at += 1;
    perform(t, effect, resolving.context);
    return 'next';
  },
});

/** BSG-7.9, 38.8: as much as possible is done, the rest skipped. */
function perform(t: BsgTable, effect: Effect, context: Context): void {
  const who = (it: Parameters<typeof whoIs>[2]): Seat | null => whoIs(t, context, it);
  switch (effect.op) {
    case 'resource':
      return change(t, effect.resource, effect.by);
    case 'discard':
      return performDiscard(t, effect, context);
    case 'draw': {
      const seat = who(effect.who);
      if (seat !== null) t.run(drawing, { seat, left: effect.count, from: effect.from });
      return;
    }
    case 'draw-quorum':
      return drawQuorumCards(t, effect.count);
    case 'send': {
      const seat = who(effect.who);
      if (seat !== null) sendTo(t, seat, effect.to);
      return;
    }
    case 'send-all': {
      const from: readonly Location[] =
        effect.from === 'colonial-one' ? COLONIAL_ONE : [effect.from];
      for (const location of from) {
        for (const seat of charactersAt(t, location)) sendTo(t, seat, effect.to);
      }
      return;
    }
    case 'free': {
      const seat = who(effect.who);
      if (seat !== null) t.run(freeing, { seat, by: context.self });
      return;
    }
    case 'name':
      return t.run(naming, { effect, context });
    case 'choose': {
      const by = who(effect.by);
      if (by !== null) t.run(choosing, { by, effect, context });
      return;
    }
    case 'roll': {
      const by = who(effect.by);
      if (by !== null) t.run(rollingFor, { by, effect, context });
      return;
    }
    case 'risk':
      return t.run(risking, { by: who('admiral') ?? context.self, effect, context });
    case 'place':
      return performPlace(t, effect);
    case 'destroy-raptor':
      for (let i = 0; i < effect.count; i++) destroyRaptorShip(t);
      return;
    case 'repair-raptor': {
      const lost = t.facts.raptors
        .filter(({ where }) => where === 'destroyed')
        .slice(0, effect.count);
      for (const raptor of lost) raptor.where = 'reserves';
      if (lost.length > 0) t.emit('raptor-repaired', { left: raptorsLeft(t.facts) });
      return;
    }
    case 'repair-vipers': {
      const by = who(effect.by);
      if (by !== null)
        t.run(repairingVipers, { by, max: effect.max, destroyed: effect.destroyed === true });
      return;
    }
    case 'damage-vipers':
      return t.run(damagingVipers, { by: context.current, left: effect.count, from: effect.from });
    case 'return-vipers':
      return returnVipers(t);
    case 'destroy-civilian':
      return t.run(destroyingCivilians, { by: context.current, left: effect.count });
    case 'destroy-cylons':
      return t.run(destroyingCylons, { by: context.self, what: effect.what, left: effect.count });
    case 'jump-track':
      return moveJumpTrack(t, effect.by);
    case 'look-loyalty': {
      const [by, of] = [who(effect.by), who(effect.of)];
      if (by !== null && of !== null) lookAtLoyalty(t, by, of, effect.all === true);
      return;
    }
    case 'title': {
      const to = who(effect.to);
      if (to !== null && mayHold(t, effect.title, to)) giveTitleTo(t, effect.title, to);
      return;
    }
    case 'spend-nuke':
      if (t.facts.nukes > 0) t.facts.nukes -= 1;
      return t.emit('nuke-spent', { left: t.facts.nukes });
    case 'centurion':
      for (let i = 0; i < effect.count; i++) boardCenturion(t);
      return;
    case 'activate':
      return t.run(
        activateShips,
        activating(effect.what, effect.justPlaced ? [...(cardOnTable(t)?.placed ?? [])] : null),
      );
    case 'keep':
      return keepCard(t);
    case 'distance':
      return travel(t, effect.by);
    case 'extra-crisis':
      return onCard(t, (card) => {
        card.another = true;
      });
    case 'if-below':
      if (t.facts.resources[effect.resource] < effect.limit) {
        t.run(resolve, { effects: effect.then, at: 0, context });
      }
      return;
    case 'damage-galactica':
      if (effect.choiceOf !== undefined) {
        return t.run(sabotaging, {
          seat: context.self,
          most: effect.choiceOf,
          count: effect.count,
        });
      }
      for (let i = 0; i < effect.count; i++) damageGalactica(t);
      return;
    case 'activate-vipers':
      return t.run(activateVipers, { seat: context.self, left: effect.count });
    case 'look-deck':
      return t.run(lookingAtDeck, { seat: context.self, deck: null });
    case 'remove-card':
      return onCard(t, (card) => {
        card.fate = 'removed';
      });
    case 'give-card':
      return t.run(givingCard, { seat: context.self });
    case 'quorum-choice':
      return t.run(quorumChoosing, { seat: context.self, drawn: [], count: effect.draw });
  }
}

/** BSG-36.10: no prisoner becomes Admiral. BSG-13.1: humans only. */
function mayHold(t: BsgTable, title: 'president' | 'admiral', seat: Seat): boolean {
  return isHuman(t.facts, seat) && (title === 'president' || !inBrig(t.facts, seat));
}

function performDiscard(t: BsgTable, effect: EffectOf<'discard'>, context: Context): void {
  const seats =
    effect.who === 'each'
      ? fromCurrent(t).filter((seat) => isHuman(t.facts, seat))
      : [whoIs(t, context, effect.who)].filter((seat) => seat !== null && isHuman(t.facts, seat));
  const players = seats.filter((seat) => seat !== null);
  if (effect.random === true) {
    for (const seat of players) {
      const all = playerAt(t.facts, seat).hand.length;
      discardAtRandom(t, seat, effect.count === 'all' ? all : effect.count);
    }
    return;
  }
  mustDiscard(t, players, effect.count);
}

/** Skill cards of given skills; where there are several, each is named before its card is drawn (BSG-15.33). */
export const drawing = procedure<{
  readonly seat: Seat;
  left: number;
  readonly from: readonly Skill[];
}>('drawing', {
  draw(t, drawing) {
    if (drawing.left <= 0) return '';
    const [only, ...more] = drawing.from;
    if (only === undefined) return '';
    if (more.length > 0) return 'choose';
    drawSkill(t, drawing.seat, only);
    drawing.left -= 1;
    return 'draw';
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { from }) => one('choose-skill-to-draw', from),
    then(t, drawing, skill) {
      drawSkill(t, drawing.seat, skill);
      drawing.left -= 1;
      return 'draw';
    },
  }),
});

export function drawQuorumCards(t: BsgTable, count: number): void {
  const { president } = t.facts.titles;
  const cards: QuorumId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTop(t, t.facts.quorum);
    if (card !== null) cards.push(card);
  }
  t.facts.quorumHand.push(...cards);
  if (president === null) return;
  t.reveal([president]);
  t.whisper([president], 'quorum-drawn', { count: cards.length, cards }, { count: cards.length });
}

/** Who may be named. BSG-7.11: nobody, and nothing happens. */
function candidates(t: BsgTable, among: Among, by: Seat): Seat[] {
  return fromCurrent(t).filter((seat) => isCandidate(t.facts, among, seat, by));
}

function isCandidate(facts: Facts, among: Among, seat: Seat, by: Seat): boolean {
  switch (among) {
    case 'can-go-to-brig':
      return canBeSent(facts, seat, 'brig');
    case 'can-go-to-sickbay':
      return canBeSent(facts, seat, 'sickbay');
    case 'on-galactica-to-brig':
      return seat !== by && onGalactica(facts, seat) && canBeSent(facts, seat, 'brig');
    case 'on-galactica-to-sickbay':
      return seat !== by && onGalactica(facts, seat) && canBeSent(facts, seat, 'sickbay');
    case 'others':
      return seat !== by && isHuman(facts, seat);
    case 'other-not-admiral': {
      const free = isHuman(facts, seat) && !inBrig(facts, seat);
      return seat !== by && free && facts.titles.admiral !== seat;
    }
    case 'others-in-brig':
      return seat !== by && inBrig(facts, seat);
    case 'with-hidden-loyalty': {
      const hidden = playerAt(facts, seat).loyalty.some(({ faceUp }) => !faceUp);
      return seat !== by && hidden && lasting(facts, 'no-loyalty-looks').length === 0;
    }
  }
}

const naming = procedure<{ readonly effect: EffectOf<'name'>; readonly context: Context }>(
  'naming',
  {
    name: asks({
      seat: (t, { effect, context }) => whoIs(t, context, effect.by) ?? context.self,
      ask(t, { effect }, seat) {
        const found: (Seat | 'nobody')[] = candidates(t, effect.among, seat);
        if (found.length === 0) return null;
        return one(
          'name-a-character',
          effect.optional === true ? [...found, 'nobody' as const] : found,
          {
            args: { among: effect.among },
          },
        );
      },
      then(t, { effect, context }, answer) {
        if (answer === 'nobody') return;
        t.run(resolve, { effects: effect.then, at: 0, context: { ...context, chosen: answer } });
      },
    }),
  },
);

const choosing = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'choose'>;
  readonly context: Context;
}>('choosing', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { effect }) {
      const options: (number | 'none')[] = effect.options
        .map((_, i) => i)
        .filter((i) => isPossible(t, effect.options[i] ?? []));
      if (effect.optional === true) options.push('none');
      return options.length === 0 ? null : one('choose-option', options);
    },
    then(t, { by, effect, context }, answer) {
      if (answer === 'none') return;
      t.emit('option-chosen', { seat: by, option: answer });
      t.run(resolve, { effects: effect.options[answer] ?? [], at: 0, context });
    },
  }),
});

/** BSG-35.2: a ship can be risked only if it is there. */
function isPossible(t: BsgTable, effects: readonly Effect[]): boolean {
  return effects.every((effect) => {
    if (effect.op !== 'risk') return true;
    const there =
      effect.ship === 'raptor' ? raptorsLeft(t.facts) : vipersIn(t.facts, 'reserves').length;
    return there >= effect.count;
  });
}

const rollingFor = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'roll'>;
  readonly context: Context;
}>('rolling-for', {
  roll: calls(dieRoll, {
    with: (_t, { by }) => rolling(by),
    then(t, { effect, context }, result) {
      const success =
        (effect.atLeast === undefined || result >= effect.atLeast) &&
        (effect.atMost === undefined || result <= effect.atMost);
      t.run(resolve, { effects: success ? effect.then : (effect.else ?? []), at: 0, context });
    },
  }),
});

const risking = procedure<{
  readonly by: Seat;
  readonly effect: EffectOf<'risk'>;
  readonly context: Context;
}>('risking', {
  roll: calls(dieRoll, {
    with: (_t, { by }) => rolling(by),
    then(t, { effect, context }, result) {
      const effects = result >= effect.atLeast ? effect.then : effect.else;
      t.run(resolve, { effects, at: 0, context });
    },
  }),
});

function performPlace(t: BsgTable, effect: EffectOf<'place'>): void {
  const { ship, count, sector } = effect;
  switch (ship) {
    case 'raider':
    case 'heavy-raider':
      cardOnTable(t)?.placed.push(...placeShips(t, ship, count, sector));
      return;
    case 'basestar':
      return placeBasestars(t, count, sector);
    case 'civilian':
      return placeCivilians(t, count, sector);
    case 'viper':
      return t.run(vipersPlaced, { vipers: placeVipers(t, count, sector) });
  }
}

export function placeBasestars(t: BsgTable, count: number, sector: Sector): void {
  const free = t.facts.basestars.filter((it) => it.sector === null).slice(0, count);
  for (const basestar of free) basestar.sector = sector;
  if (free.length > 0) t.emit('ships-placed', { ship: 'basestar', count: free.length, sector });
}

/** BSG-25.6 */
export function placeCivilians(t: BsgTable, count: number, sector: Sector): void {
  const pool = t.facts.civilians.filter(({ where }) => where === 'pool');
  let placed = 0;
  while (placed < count && pool.length > 0) {
    t.draw(pool).where = sector;
    placed += 1;
  }
  if (placed > 0) t.emit('ships-placed', { ship: 'civilian', count: placed, sector });
}

/** BSG-25.5: from the Reserves, as many as there are; returns which. */
export function placeVipers(t: BsgTable, count: number, sector: Sector): number[] {
  const vipers = vipersIn(t.facts, 'reserves').slice(0, count);
  for (const viper of vipers) viper.where = sector;
  if (vipers.length > 0) t.emit('ships-placed', { ship: 'viper', count: vipers.length, sector });
  return vipers.map((viper) => t.facts.vipers.indexOf(viper));
}

function destroyRaptorShip(t: BsgTable): void {
  const raptor = t.facts.raptors.find(({ where }) => where === 'reserves');
  if (raptor === undefined) return;
  raptor.where = 'destroyed';
  t.emit('raptor-destroyed', { left: raptorsLeft(t.facts) });
}

export const repairingVipers = procedure<{
  readonly by: Seat;
  readonly max: number;
  readonly destroyed: boolean;
}>('repairing-vipers', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { max, destroyed }) {
      const broken = brokenVipers(t, destroyed).length;
      return broken === 0 ? null : amount('choose-vipers-to-repair', 0, Math.min(max, broken));
    },
    then(t, { destroyed }, count) {
      for (const viper of brokenVipers(t, destroyed).slice(0, count)) viper.where = 'reserves';
      if (count > 0) t.emit('vipers-repaired', { count });
    },
  }),
});

function brokenVipers(t: BsgTable, destroyed: boolean) {
  const damaged = vipersIn(t.facts, 'damaged');
  return destroyed ? [...damaged, ...vipersIn(t.facts, 'destroyed')] : damaged;
}

/** BSG-39.15 */
const damagingVipers = procedure<{
  readonly by: Seat;
  left: number;
  readonly from: 'reserves' | 'space';
}>('damaging-vipers', {
  reserves(t, damaging) {
    if (damaging.from === 'space') return 'choose';
    for (const viper of vipersIn(t.facts, 'reserves').slice(0, damaging.left)) {
      hitViper(t, viper, 'damaged');
    }
    return '';
  },
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { left }) {
      const out = t.facts.vipers.flatMap(({ where }, viper) => (isSector(where) ? [viper] : []));
      return left === 0 || out.length === 0 ? null : one('choose-viper-to-damage', out);
    },
    then(t, damaging, number) {
      const viper = t.facts.vipers[number];
      if (viper !== undefined) hitViper(t, viper, 'damaged');
      damaging.left -= 1;
      return 'choose';
    },
  }),
});

/** BSG-39.14 */
function returnVipers(t: BsgTable): void {
  for (const viper of t.facts.vipers) {
    if (!isSector(viper.where)) continue;
    const { pilot } = viper;
    viper.where = 'reserves';
    viper.pilot = null;
    if (pilot !== null) moveTo(t, pilot, 'hangar-deck');
  }
}

/** BSG-31.21: a random one of the pool; one on the board, by choice, if the pool is empty. */
const destroyingCivilians = procedure<{ readonly by: Seat; left: number }>('destroying-civilians', {
  pool(t, destroying) {
    if (destroying.left === 0) return '';
    const pool = t.facts.civilians.filter(({ where }) => where === 'pool');
    if (pool.length === 0) return 'choose';
    destroyCivilianShip(t, t.draw(pool));
    destroying.left -= 1;
    return 'pool';
  },
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t) {
      const ships = t.facts.civilians.flatMap(({ where }, ship) => (isSector(where) ? [ship] : []));
      return ships.length === 0 ? null : one('choose-civilian-to-destroy', ships);
    },
    then(t, destroying, ship) {
      const civilian = t.facts.civilians[ship];
      if (civilian !== undefined) destroyCivilianShip(t, civilian);
      destroying.left -= 1;
      return 'pool';
    },
  }),
});

/** BSG-13.22 */
const destroyingCylons = procedure<{
  readonly by: Seat;
  readonly what: 'raider' | 'heavy-raider' | 'centurion';
  left: number;
}>('destroying-cylons', {
  centurion(t, destroying) {
    if (destroying.what !== 'centurion') return 'choose';
    if (t.facts.boarding.length === 0) return '';
    t.facts.boarding.sort((a, b) => b - a).shift();
    t.emit('centurion-destroyed', { left: t.facts.boarding.length });
    return '';
  },
  choose: asks({
    seat: (_t, { by }) => by,
    ask(t, { what, left }) {
      if (what === 'centurion' || left === 0) return null;
      const sectors = SECTORS.filter((sector) => countIn(t.facts, what, sector) > 0);
      return sectors.length === 0 ? null : one('choose-sector', sectors);
    },
    then(t, destroying, sector) {
      if (destroying.what !== 'centurion') removeShips(t, destroying.what, 1, sector);
      destroying.left -= 1;
      return 'choose';
    },
  }),
});

/** BSG-9.4, 9.5 */
export function moveJumpTrack(t: BsgTable, by: number): void {
  t.facts.jumpTrack = Math.max(0, Math.min(5, t.facts.jumpTrack + by));
  t.emit('jump-track-moved', { to: t.facts.jumpTrack });
  if (t.facts.jumpTrack === 5) t.run(jumpFleet, {});
}

/** BSG-14.10 to 14.13, 3.7 */
export function travel(t: BsgTable, by: number): void {
  t.facts.distance += by;
  if (t.facts.distance >= 4 && !t.facts.sleeperDone) t.run(sleeperPhase, {});
}

/** BSG-18.4, 18.8, 39.9, 39.13 */
export function lookAtLoyalty(t: BsgTable, by: Seat, of: Seat, all: boolean): void {
  if (by === of || lasting(t.facts, 'no-loyalty-looks').length > 0 || !isHuman(t.facts, by)) return;
  const hidden = playerAt(t.facts, of).loyalty.filter(({ faceUp }) => !faceUp);
  if (hidden.length === 0) return;
  const seen = all ? hidden : [t.pick(hidden)];
  const cards = seen.map(({ card }) => card);
  const { notes } = playerAt(t.facts, by);
  for (const card of cards) notes.push({ about: 'loyalty', seat: of, card, turn: t.facts.turn });
  t.reveal([by]);
  t.whisper(
    [by],
    'loyalty-looked-at',
    { seat: by, of, count: cards.length, cards },
    { seat: by, of, count: cards.length },
  );
}

function onCard(t: BsgTable, change: (card: OnTable) => void): void {
  const card = cardOnTable(t);
  if (card !== null) change(card);
}

function keepCard(t: BsgTable): void {
  const it = cardOnTable(t);
  if (it === null) return;
  it.fate = 'kept';
  t.facts.kept.push({ card: it.card, deck: it.deck });
  t.emit('card-kept', { card: it.card });
}

const givingCard = procedure<{ readonly seat: Seat }>('giving-card', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, _, seat) {
      const others = candidates(t, 'others', seat);
      return others.length === 0 ? null : one('give-card-to', others);
    },
    then(t, _, to) {
      const it = cardOnTable(t);
      if (it === null) return;
      it.fate = 'given';
      const card = it.card as QuorumId;
      playerAt(t.facts, to).quorum.push(card);
      t.emit('quorum-given', { card, to });
    },
  }),
});

/** BSG-17.4, 13.19 */
export const freeing = procedure<{ readonly seat: Seat; readonly by: Seat }>('freeing', {
  choose: asks({
    seat: (_t, { by }) => by,
    ask: () =>
      one(
        'choose-location',
        GALACTICA.filter((location) => !isHazard(location)),
      ),
    then(t, { seat }, to) {
      moveTo(t, seat, to);
    },
  }),
});

/** The reveal power that draws up to 5 damage tokens and resolves 2 (BSG-18.9, 18.14). */
const sabotaging = procedure<{
  readonly seat: Seat;
  readonly most: number;
  readonly count: number;
}>('sabotaging', {
  draw(t, { seat }) {
    t.shuffle(t.facts.damagePool);
    t.reveal([seat]);
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { most, count }) {
      const drawn = t.facts.damagePool.slice(0, most);
      const picks = Math.min(count, drawn.length);
      return picks === 0 ? null : some('choose-damage', drawn, { min: picks, max: picks });
    },
    then(t, _, tokens) {
      for (const token of tokens) {
        t.facts.damagePool = t.facts.damagePool.filter((it) => it !== token);
        applyDamage(t, token);
      }
    },
  }),
});

/** Launch Scout, and Recon: the top of a deck, to either end of it. */
export const lookingAtDeck = procedure<{
  readonly seat: Seat;
  deck: 'crisis' | 'destination' | null;
}>('looking-at-deck', {
  deck: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { deck }) => (deck === null ? one('choose-deck', ['crisis', 'destination']) : null),
    then(_t, looking, deck) {
      looking.deck = deck;
    },
  }),
  look(t, { seat, deck }) {
    const card = topOf(t, deck);
    if (card === null) return '';
    t.reveal([seat]);
    return 'place';
  },
  place: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { deck }) {
      const card = topOf(t, deck);
      return card === null ? null : one('top-or-bottom', ['top', 'bottom'], { args: { card } });
    },
    then(t, { seat, deck }, end) {
      const card = topOf(t, deck);
      if (card === null || deck === null) return;
      if (end === 'bottom') {
        if (deck === 'crisis') rotate(t.facts.crisis.draw);
        else rotate(t.facts.destinations);
      }
      playerAt(t.facts, seat).notes.push({ about: deck, card, end, turn: t.facts.turn });
      t.whisper([seat], 'deck-looked-at', { seat, deck, card, end }, { seat, deck, end });
    },
  }),
});

function rotate<T>(cards: T[]): void {
  const top = cards.shift();
  if (top !== undefined) cards.push(top);
}

function topOf(t: BsgTable, deck: 'crisis' | 'destination' | null) {
  if (deck === 'crisis') {
    if (t.facts.crisis.draw.length === 0) {
      const card = drawTop(t, t.facts.crisis);
      if (card !== null) t.facts.crisis.draw.unshift(card);
    }
    return t.facts.crisis.draw[0] ?? null;
  }
  return t.facts.destinations[0] ?? null;
}

/** Skilled Politician (BSG-12.24, 12.27). */
const quorumChoosing = procedure<{
  readonly seat: Seat;
  drawn: QuorumId[];
  readonly count: number;
}>('quorum-choosing', {
  draw(t, choosing) {
    for (let i = 0; i < choosing.count; i++) {
      const card = drawTop(t, t.facts.quorum);
      if (card !== null) choosing.drawn.push(card);
    }
    t.reveal([choosing.seat]);
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: (_t, { drawn }) =>
      drawn.length === 0
        ? null
        : one(
            'choose-quorum-card',
            drawn.map((_, i) => i),
            { about: { cards: drawn } },
          ),
    then(t, choosing, index) {
      const card = choosing.drawn[index];
      const rest = choosing.drawn.filter((_, i) => i !== index);
      t.facts.quorum.draw.push(...rest);
      choosing.drawn = [];
      if (card === undefined) return;
      t.run(playQuorum, { seat: choosing.seat, card });
    },
  }),
});

export const effectProcedures = [
  resolving,
  drawing,
  naming,
  choosing,
  rollingFor,
  risking,
  repairingVipers,
  damagingVipers,
  destroyingCivilians,
  destroyingCylons,
  givingCard,
  freeing,
  sabotaging,
  lookingAtDeck,
  quorumChoosing,
];
