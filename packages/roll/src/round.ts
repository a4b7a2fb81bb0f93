import { END, one, type PlanRules, plan, type Seat } from '@starboard/kernel';
import { card, powersIn, sidesOf, type Tile } from './content/index.ts';
import { DICE, type Die, facesOf, PHASES, type Phase } from './dice.ts';
import {
  playerAt,
  poolLeft,
  putAll,
  type Roll,
  type RollTable,
  takeAll,
  tilesInTableau,
  workersFor,
} from './facts.ts';
import { used } from './income.ts';
import { manageEmpire } from './manage.ts';
import { develop, settle } from './phases/build.ts';
import { explore } from './phases/explore.ts';
import { notYet } from './phases/phase.ts';
import { produceGoods } from './phases/produce.ts';
import { shipGoods } from './phases/ship.ts';
import { copyOfPlan } from './plan-copies.ts';
import {
  type AssignPlan,
  asJson,
  type CarriedOut,
  carryOut,
  type PlanData,
  planDataFor,
  readPlan,
  samplePlan,
  type Use,
} from './planning.ts';
import { asksAll, calls, procedure } from './rules.ts';
import { scoresOf, winnersOf } from './scoring.ts';
import { placeDrawn } from './tiles.ts';

/** A round: roll, assign, reveal, resolve, manage (ROLL-3.1). */
const round = procedure<object>('round', {
  // ROLL-4.1, 4.2
  roll(t) {
    t.facts.round += 1;
    t.emit('round-began', { round: t.facts.round });
    for (const seat of t.seats) {
      const player = playerAt(t.facts, seat);
      const dice = takeAll(player.cup);
      const faces = dice.map((die) => rollFace(t, die));
      player.rolled = dice.map((die, i) => ({ die, face: faces[i] ?? 'wild' }));
      const own = [seat];
      t.whisper(own, 'rolled', { seat, dice, faces }, { seat, dice });
      t.reveal(own);
    }
  },

  // ROLL-5.1 to 5.26: everybody plans at once; ROLL-6.1: the plans are opened when all are made
  assign: asksAll({
    seats: (t) => t.seats,
    ask: (t, _, seat) =>
      plan<AssignPlan>('assign-workers', 'assign', asJson(planDataFor(t.facts, seat))),
    then(t, _, plans) {
      for (const { seat, answer } of plans) revealPlan(t, seat, answer);
    },
  }),

  // ROLL-6.2 to 6.4
  activate(t) {
    const { players } = t.facts;
    let active = PHASES.filter((phase) => players.some(({ selected }) => selected === phase));
    if (t.seats.length === 2) {
      const face = DICE.home.faces[t.roll(6) - 1] ?? 'explore';
      const phase = face === 'wild' || active.includes(face) ? null : face;
      t.emit('extra-die', { face, phase });
      if (phase !== null) active = PHASES.filter((it) => it === phase || active.includes(it));
    }
    t.facts.active = active;
    t.emit('phases-set', { phases: [...active] });
  },

  // ROLL-6.6
  goHome(t) {
    const idle = PHASES.filter((phase) => !t.facts.active.includes(phase));
    for (const seat of t.seats) {
      const player = playerAt(t.facts, seat);
      for (const phase of idle) {
        const workers = workersFor(player, phase);
        if (workers.length === 0) continue;
        const dice = takeAll(workers);
        putAll(player.cup, dice);
        t.emit('returned', { seat, dice, from: phase });
      }
    }
  },

  // ROLL-7.1, 7.2
  phases(t) {
    const { phase } = t.facts;
    if (phase !== null) t.emit('phase-ended', { phase });
    const from = phase === null ? 0 : PHASES.indexOf(phase) + 1;
    const next = t.facts.active.find((it) => PHASES.indexOf(it) >= from);
    t.facts.phase = next ?? null;
    if (next === undefined) return 'manage';
    playPhase(t, next);
    return 'phases';
  },

  manage(t) {
    t.run(manageEmpire, {});
  },

  // ROLL-13.12
  reset(t) {
    t.facts.active = [];
    for (const player of t.facts.players) player.selected = null;
  },
});

export const playGame = procedure<object>('play', {
  deal(t) {
    for (const seat of t.seats) {
      const { faction, home, credits, drawn } = playerAt(t.facts, seat);
      t.emit('seat-dealt', { seat, faction, home, credits });
      t.whisper([seat], 'drew', { seat, count: 2, tiles: [...drawn] }, { seat, count: 2 });
    }
  },

  // ROLL-2.11 to 2.13, 20.11
  startTiles: asksAll({
    seats: (t) => (t.options.beginner ? [] : t.seats),
    ask: (t, _, seat) => one('choose-start-development', playerAt(t.facts, seat).drawn),
    then(t, _, answers) {
      for (const { seat, answer } of answers) placeStartTiles(t, seat, answer);
      return 'round';
    },
  }),

  // ROLL-2.14: the cheaper sides up, where the table wants it so
  cheapestUp(t) {
    for (const seat of t.seats)
      placeStartTiles(t, seat, cheaperAsDevelopment(playerAt(t.facts, seat).drawn));
    t.reveal();
  },

  round: calls(round, { with: () => ({}) }),

  // ROLL-14.1 to 14.6
  judge(t) {
    const empty = poolLeft(t.facts, t.options) === 0;
    const full = t.facts.players.some((player) => tilesInTableau(player) >= 12);
    if (!empty && !full) return 'round';
    const scores = scoresOf(t.facts);
    const winners = winnersOf(scores);
    t.emit('scored', { scores });
    t.end({
      winners,
      losers: t.seats.filter((seat) => !winners.includes(seat)),
      scores: scores.map(({ total }) => total),
      reason: {
        id: empty && full ? 'pool-empty-and-twelve-tiles' : empty ? 'pool-empty' : 'twelve-tiles',
      },
    });
    return END;
  },
});

export const roundProcedures = [round];

function rollFace(t: RollTable, die: Die) {
  return facesOf(die)[t.roll(6) - 1] ?? 'wild';
}

function playPhase(t: RollTable, phase: Phase): void {
  switch (phase) {
    case 'explore':
      return t.run(explore, notYet());
    case 'develop':
      return t.run(develop, notYet());
    case 'settle':
      return t.run(settle, notYet());
    case 'produce':
      return t.run(produceGoods, notYet());
    case 'ship':
      return t.run(shipGoods, notYet());
  }
}

function placeStartTiles(t: RollTable, seat: Seat, development: Tile): void {
  const [world] = playerAt(t.facts, seat).drawn.filter((tile) => tile !== development);
  placeDrawn(t, seat, [
    { tile: development, stack: 'develop', end: 'bottom' },
    ...(world === undefined ? [] : [{ tile: world, stack: 'settle', end: 'bottom' } as const]),
  ]);
}

/** Which of the two tiles as the development makes the pair cheaper. */
function cheaperAsDevelopment(drawn: readonly Tile[]): Tile {
  const [a = 1, b = 1] = drawn;
  const cost = (development: Tile, world: Tile): number =>
    card(sidesOf(development).development).cost + card(sidesOf(world).world).cost;
  return cost(a, b) <= cost(b, a) ? a : b;
}

function revealPlan(t: RollTable, seat: Seat, chosen: AssignPlan): void {
  const player = playerAt(t.facts, seat);
  const kept = judged[seat];
  const done = kept?.plan === chosen ? kept.done : carryOut(planDataFor(t.facts, seat), chosen);
  if ('id' in done) return;
  const { beneath, selecting, selected, aside } = done;
  const { dice, columns } = beneath;
  for (let i = 0; i < dice.length; i++) {
    workersFor(player, columns[i] ?? selected).push(dice[i] ?? selecting);
  }
  workersFor(player, selected).push(selecting); // ROLL-5.8
  player.selected = selected;
  player.rolled = [];
  const { explore, develop, settle, produce, ship } = player.workers;
  const workers = {
    explore: explore.slice(),
    develop: develop.slice(),
    settle: settle.slice(),
    produce: produce.slice(),
    ship: ship.slice(),
  };
  t.emit('revealed', { seat, selected, die: selecting, workers, uses: chosen.uses });
  reportUses(t, seat, chosen.uses);
  putAll(player.cup, aside); // ROLL-6.7
  if (aside.length > 0) t.emit('returned', { seat, dice: aside, from: 'dictate' });
}

function reportUses(t: RollTable, seat: Seat, uses: readonly Use[]): void {
  if (uses.length === 0) return;
  const { tableau } = playerAt(t.facts, seat);
  const dictates = uses.filter(({ power }) => power === 'dictate');
  for (const { power } of uses) if (power !== 'dictate') used(t, seat, power, 'reassign');
  const [again] = powersIn(tableau)['dictate-again'];
  if (again !== undefined && dictates.length > 1) used(t, seat, again.card, 'dictate-again');
  const [mandate] = powersIn(tableau)['dictate-moves'];
  if (mandate !== undefined && dictates.some(({ moves }) => moves.length > 1)) {
    used(t, seat, mandate.card, 'dictate-moves');
  }
}

// A plan is carried out on paper when it is judged, and again when it is revealed. What came out of each seat's
// last one is kept, to save the second time; a plan loaded from a store is simply carried out again.
const judged: { plan: unknown; done: CarriedOut }[] = [];

export const assignPlan: PlanRules<Roll> = {
  judge(_state, ask, seat, answer) {
    const read = readPlan(answer);
    if ('id' in read) return read;
    const done = carryOut(ask.data as unknown as PlanData, read);
    if ('id' in done) return done;
    judged[seat] = { plan: answer, done };
    return null;
  },
  copy: copyOfPlan,
  sample: (_state, ask, _seat, chance) =>
    asJson(samplePlan(ask.data as unknown as PlanData, chance)),
};
