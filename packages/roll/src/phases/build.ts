import { END, one, type Seat, some } from '@starboard/kernel';
import {
  type CardId,
  type Cheaper,
  card,
  isReassign,
  type OwnedPower,
  powersIn,
  type Stack,
  sideOn,
  type WorldColour,
} from '../content/index.ts';
import { colourOf, coloursAmong, type Die, oneOfEachColour } from '../dice.ts';
import {
  constructionOf,
  type Player,
  playerAt,
  putAll,
  type RollTable,
  remove,
  takeAll,
  tilesInTableau,
  workersFor,
} from '../facts.ts';
import { payCredits, payUsed, used } from '../income.ts';
import { placeNewDice, removableDice, removeDie, zoneOf } from '../own-dice.ts';
import { asks, procedure } from '../rules.ts';
import { changeStacks } from '../tiles.ts';
import { phaseOf } from './phase.ts';

interface Building {
  readonly seat: Seat;
  readonly stack: Stack;
}

/** One player's developers or settlers, one after the other (ROLL-9.1, 10.1). */
const builders = procedure<Building>('builders', {
  // ROLL-9.2, 9.10, 10.7: a tile with enough dice on it is complete
  ready(t, { seat, stack }) {
    const player = playerAt(t.facts, seat);
    const cost = costOfTop(player, stack);
    const { dice } = constructionOf(player, stack);
    if (cost === null || dice.length < cost) return 'place';
    if (dice.length > cost && coloursAmong(dice) > 1) return 'pay';
    t.run(complete, { seat, stack, paid: dice.slice(0, cost), card: null, removed: 0 });
    return 'ready';
  },

  // ROLL-9.11: more dice than needed, so the owner says which of them pay
  pay: asks({
    seat: (_, { seat }) => seat,
    ask(t, { seat, stack }) {
      const player = playerAt(t.facts, seat);
      const cost = costOfTop(player, stack) ?? 0;
      return some('choose-paying-dice', constructionOf(player, stack).dice, {
        min: cost,
        max: cost,
      });
    },
    then(t, { seat, stack }, paid) {
      t.run(complete, { seat, stack, paid: [...paid], card: null, removed: 0 });
      return 'ready';
    },
  }),

  // ROLL-9.6, 9.7: workers must be placed as long as there is a tile
  place(t, { seat, stack }) {
    const player = playerAt(t.facts, seat);
    const workers = workersFor(player, stack);
    if (workers.length === 0) return END;
    if (constructionOf(player, stack).tiles.length === 0) {
      const dice = takeAll(workers);
      putAll(player.cup, dice); // ROLL-7.8
      t.emit('returned', { seat, dice, from: stack });
      return END;
    }
    if (orderMatters(player, stack)) return 'pick';
    putOnStack(t, seat, stack, workers[0]);
    return 'ready';
  },

  // ROLL-7.5
  pick: asks({
    seat: (_, { seat }) => seat,
    ask: (t, { seat, stack }) =>
      one('choose-next-worker', oneOfEachColour(workersFor(playerAt(t.facts, seat), stack)), {
        args: { stack },
      }),
    then(t, { seat, stack }, die) {
      putOnStack(t, seat, stack, die);
      return 'ready';
    },
  }),
});

interface Completing extends Building {
  /** The dice that paid and went to Citizenry. */
  paid: Die[];
  /** What was completed. */
  card: CardId | null;
  /** Dice removed for it so far. */
  removed: number;
}

/** A tile is paid for: it moves to the tableau and does what it does. */
const complete = procedure<Completing>('complete', {
  // ROLL-9.3, 9.4, 10.3: what the other tiles do for it comes first, so that none applies to itself (19.32)
  move(t, completing) {
    const { seat, stack, paid } = completing;
    const player = playerAt(t.facts, seat);
    const construction = constructionOf(player, stack);
    const [tile] = construction.tiles;
    if (tile === undefined) return END;
    const id = sideOn(stack, tile);
    completing.card = id;
    t.emit('completed', { seat, stack, tile, card: id, paid: [...paid] });
    reportReductions(t, seat, player, id);
    payOnCompletion(t, seat, player, id);
    construction.dice = construction.dice.filter((die) => !paid.includes(die));
    everyColourBack(t, seat, player, completing);
    player.citizenry.push(...completing.paid);
    if (completing.paid.length > 0) t.emit('to-citizenry', { seat, dice: [...completing.paid] });
    changeStacks(t, seat, () => {
      construction.tiles.shift();
    });
    player.tableau.push(id);
    return 'back';
  },

  // galactic-exchange and galactic-federation: some of the dice that paid, by choice (ROLL-20.1)
  back: asks({
    seat: (_, { seat }) => seat,
    ask(t, completing) {
      const { seat, paid } = completing;
      const power = choiceBack(playerAt(t.facts, seat), completing);
      if (power === undefined || paid.length === 0) return null;
      const { min, max } = power.limits;
      const most = Math.min(max, paid.length);
      return some('choose-dice-for-cup', paid, { min: Math.min(min, most), max: most });
    },
    then(t, completing, chosen) {
      const { seat } = completing;
      const player = playerAt(t.facts, seat);
      const power = choiceBack(player, completing);
      if (power !== undefined) used(t, seat, power.card, 'back-to-cup');
      player.citizenry = player.citizenry.filter((die) => !chosen.includes(die));
      player.cup.push(...chosen);
      t.emit('to-cup', { seat, dice: [...chosen] });
    },
  }),

  // ROLL-10.11, 19.9: remove first, then gain
  lose: asks({
    seat: (_, { seat }) => seat,
    ask(t, { seat, card: id, removed }) {
      if (id === null || placement(id).removes === removed) return null;
      const dice = removableDice(playerAt(t.facts, seat));
      return one(
        'choose-die-to-remove',
        dice.map(({ die }) => die),
        { about: Object.fromEntries(dice.map(({ die, zone }) => [die, zone])) },
      );
    },
    then(t, completing, die) {
      const { seat } = completing;
      const player = playerAt(t.facts, seat);
      t.emit('die-removed', { seat, die, from: zoneOf(player, die) });
      removeDie(player, die);
      t.facts.supply.push(die); // ROLL-10.12
      completing.removed += 1;
      return 'lose';
    },
  }),

  // ROLL-10.8 to 10.10, 9.15
  gain(t, { seat, card: id }) {
    if (id === null) return;
    const { gains, credits } = placement(id);
    if (card(id).kind === 'development' && gains.length > 0) used(t, seat, id, 'once');
    placeNewDice(t, seat, id, gains);
    payCredits(t, seat, credits);
  },
});

const building = (stack: Stack) =>
  phaseOf(stack, {
    play: builders,
    seats: (t) => t.seats.filter((seat) => canBuild(playerAt(t.facts, seat), stack)),
    with: (_t, seat) => ({ seat, stack }),
    orderMatters: (t) => t.facts.players.some((player) => couldEndTheGame(player, stack)),
  });

export const develop = building('develop');
export const settle = building('settle');
export const buildProcedures = [develop, settle, builders, complete];

/** Somebody with workers, or with a tile that is paid for already (ROLL-9.12). */
function canBuild(player: Player, stack: Stack): boolean {
  return workersFor(player, stack).length > 0 || constructionOf(player, stack).dice.length > 0;
}

/** Whether this phase could bring the player's twelfth tile (ROLL-14.2, 16.1). */
function couldEndTheGame(player: Player, stack: Stack): boolean {
  const { tiles, dice } = constructionOf(player, stack);
  const completions = Math.min(tiles.length, dice.length + workersFor(player, stack).length);
  const before = tilesInTableau(player);
  return before < 12 && before + completions >= 12;
}

const NOTHING_GAINED = { removes: 0, credits: 0, gains: [] };

/** What a card gives when placed, and how many dice it takes. */
function placement(id: CardId) {
  const it = card(id);
  if (it.kind === 'world') return it;
  for (const power of it.powers) if (power.kind === 'once') return power;
  return NOTHING_GAINED;
}

function putOnStack(t: RollTable, seat: Seat, stack: Stack, die: Die | undefined): void {
  if (die === undefined) return;
  const player = playerAt(t.facts, seat);
  remove(workersFor(player, stack), die);
  constructionOf(player, stack).dice.push(die);
  t.emit('worker-placed', { seat, stack, die });
}

/** Whether it makes a difference which worker goes first: some will pay and others stay or return. */
function orderMatters(player: Player, stack: Stack): boolean {
  const workers = workersFor(player, stack);
  if (coloursAmong(workers) === 1) return false;
  const cost = costOfTop(player, stack) ?? 0;
  return constructionOf(player, stack).dice.length + workers.length > cost;
}

/** ROLL-9.2, 9.13: the cost of the top tile after all reductions, which are compulsory; null if there is none. */
export function costOfTop(player: Player, stack: Stack): number | null {
  const [tile] = constructionOf(player, stack).tiles;
  return tile === undefined ? null : reducedCost(player, sideOn(stack, tile));
}

export function reducedCost(
  { tableau }: { readonly tableau: readonly CardId[] },
  id: CardId,
): number {
  const { cost: printed } = card(id);
  if (powersIn(tableau).cheaper.length === 0) return printed;
  return reductions({ tableau }, id).reduce((cost, { power }) => costAfter(cost, power), printed);
}

/** ROLL-19.13 */
function costAfter(cost: number, { by, floor }: Cheaper): number {
  return cost > floor ? Math.max(floor, cost - by) : cost;
}

/** The reductions for a card, those with the higher floor first (ROLL-19.12, 19.14). */
function reductions(
  { tableau }: { readonly tableau: readonly CardId[] },
  id: CardId,
): OwnedPower<Cheaper>[] {
  return powersIn(tableau)
    .cheaper.filter(({ power }) => appliesTo(power, id))
    .sort((a, b) => b.power.floor - a.power.floor);
}

function appliesTo(power: Cheaper, id: CardId): boolean {
  const it = card(id);
  if (it.kind === 'world') {
    return (
      power.what === 'worlds' && (power.worlds === undefined || power.worlds.includes(it.colour))
    );
  }
  return (
    power.what === 'developments' || (power.what === 'reassign-developments' && isReassign(it))
  );
}

function reportReductions(t: RollTable, seat: Seat, player: Player, id: CardId): void {
  if (reducedCost(player, id) === card(id).cost) return;
  let { cost } = card(id);
  for (const { card: by, power } of reductions(player, id)) {
    const reduced = costAfter(cost, power);
    used(t, seat, by, power.kind, reduced === cost);
    cost = reduced;
  }
}

/** galactic-recycling, public-works, terraforming-robots (ROLL-18.6, 19.22) */
function payOnCompletion(t: RollTable, seat: Seat, player: Player, id: CardId): void {
  const it = card(id);
  for (const { card: by, power } of powersIn(player.tableau)['pays-on-completion']) {
    const colour: WorldColour | null = it.kind === 'world' ? it.colour : null;
    const extra =
      power.extra !== undefined && power.extra.colour === colour ? power.extra.credits : 0;
    const credits = (it.kind === 'world' ? power.worlds : power.developments) + extra;
    payUsed(t, seat, by, power.kind, credits);
  }
}

/** new-galactic-order: every military settler that paid goes to the cup. */
function everyColourBack(t: RollTable, seat: Seat, player: Player, completing: Completing): void {
  for (const { card: by, power } of powersIn(player.tableau)['back-to-cup']) {
    const { which } = power;
    if (power.phase !== completing.stack || !('every' in which)) continue;
    const back = completing.paid.filter((die) => colourOf(die) === which.every);
    if (back.length === 0) continue;
    used(t, seat, by, power.kind);
    player.cup.push(...back);
    t.emit('to-cup', { seat, dice: back });
    completing.paid = completing.paid.filter((die) => !back.includes(die));
  }
}

function choiceBack(player: Player, { stack, card: completed }: Completing) {
  for (const { card: by, power } of powersIn(player.tableau)['back-to-cup']) {
    if (power.phase === stack && 'min' in power.which && by !== completed) {
      return { card: by, limits: power.which };
    }
  }
  return undefined;
}
