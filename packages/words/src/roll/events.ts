import {
  card,
  colourOf,
  type FactionNumber,
  factionHalvesOf,
  PHASES,
  type RollEvents,
  sideOn,
} from '@starboard/roll';
import type { Line } from '../line.ts';
import { type Thing, thing } from '../thing.ts';
import {
  cardNamed,
  colour,
  credits,
  diceAmong,
  die,
  face,
  facesAmong,
  phase,
  place,
  points,
  stack,
  tile,
  tiles,
  zone,
} from './vocabulary.ts';

type Who = (seat: number) => Thing;
type Tellers = {
  readonly [K in keyof RollEvents]: (data: RollEvents[K], who: Who) => Line;
};

/** One line of the log for everything that can happen. */
export const tellers: Tellers = {
  'seat-dealt': ({ seat, faction, home, credits: paid }, who) => [
    'roll-event-seat-dealt',
    {
      who: who(seat),
      faction,
      halves: factionHalvesOf(faction as FactionNumber).map(cardNamed),
      home: cardNamed(home),
      credits: credits(paid),
    },
  ],
  drew: ({ seat, count, tiles: seen }, who) =>
    seen === undefined
      ? ['roll-event-drew', { who: who(seat), tiles: tiles(count) }]
      : ['roll-event-drew-seen', { who: who(seat), cards: seen.map(tile) }],
  placed({ seat, stack: on, end, tile: it }, who) {
    const where = thing(`roll-where-${end}`, { stack: stack(on) });
    return it === undefined
      ? ['roll-event-placed', { who: who(seat), where }]
      : ['roll-event-placed-seen', { who: who(seat), where, card: cardNamed(sideOn(on, it)) }];
  },
  'top-shown': ({ seat, stack: on, tile: it }, who) =>
    it === null
      ? ['roll-event-top-empty', { who: who(seat), stack: stack(on) }]
      : [
          'roll-event-top-shown',
          { who: who(seat), stack: stack(on), card: cardNamed(sideOn(on, it)) },
        ],
  'round-began': ({ round }) => ['roll-event-round-began', { round }],
  rolled: ({ seat, dice, faces }, who) =>
    faces === undefined
      ? ['roll-event-rolled', { who: who(seat), dice: diceAmong(dice) }]
      : ['roll-event-rolled-seen', { who: who(seat), faces: facesAmong(faces) }],
  revealed({ seat, selected, die: by, workers }, who) {
    const said = { who: who(seat), phase: phase(selected), die: die(by) };
    const columns = PHASES.map((it) => ({ it, count: workers[it].filter((w) => w !== by).length }))
      .filter(({ count }) => count > 0)
      .map(({ it, count }) => thing('roll-column', { count, phase: phase(it) }));
    return columns.length === 0
      ? ['roll-event-revealed-alone', said]
      : ['roll-event-revealed', { ...said, columns }];
  },
  'extra-die': ({ face: shown, phase: added }) =>
    added === null
      ? ['roll-event-extra-die-nothing', { face: face(shown) }]
      : ['roll-event-extra-die', { face: face(shown), phase: phase(added) }],
  'phases-set': ({ phases }) => ['roll-event-phases-set', { phases: phases.map(phase) }],
  returned: ({ seat, dice, from }, who) =>
    from === 'dictate'
      ? ['roll-event-returned-dictate', { who: who(seat), dice: diceAmong(dice) }]
      : ['roll-event-returned', { who: who(seat), dice: diceAmong(dice), phase: phase(from) }],
  'phase-began': ({ phase: it, inTurn }) => [
    inTurn ? 'roll-event-phase-began-in-turn' : 'roll-event-phase-began',
    { phase: phase(it) },
  ],
  'phase-ended': ({ phase: it }) => ['roll-event-phase-ended', { phase: phase(it) }],
  // What it pays is said by the event that follows.
  stocked: ({ seat, colour: of }, who) => [
    'roll-event-stocked',
    { who: who(seat), colour: colour(of) },
  ],
  scouted({ seat, colour: of, abandoned, draws }, who) {
    const said = { who: who(seat), colour: colour(of), draws: tiles(draws) };
    return abandoned === 0
      ? ['roll-event-scouted', said]
      : ['roll-event-scouted-abandoning', { ...said, abandoned: tiles(abandoned) }];
  },
  abandoned: ({ seat, count, tiles: seen }, who) =>
    seen === undefined
      ? ['roll-event-abandoned', { who: who(seat), tiles: tiles(count) }]
      : ['roll-event-abandoned-seen', { who: who(seat), cards: seen.map(tile) }],
  rearranged({ seat, develop, settle }, who) {
    if (settle === 0) {
      return ['roll-event-rearranged-developments', { who: who(seat), develop: tiles(develop) }];
    }
    return develop === 0
      ? ['roll-event-rearranged-worlds', { who: who(seat), settle: tiles(settle) }]
      : [
          'roll-event-rearranged',
          { who: who(seat), develop: tiles(develop), settle: tiles(settle) },
        ];
  },
  'bag-refilled': ({ tiles: count }) => ['roll-event-bag-refilled', { tiles: tiles(count) }],
  discarded: ({ seat, tile: it }, who) =>
    it === undefined
      ? ['roll-event-discarded', { who: who(seat) }]
      : ['roll-event-discarded-seen', { who: who(seat), card: tile(it) }],
  'scout-lost': ({ seat, tiles: count }, who) => [
    'roll-event-scout-lost',
    { who: who(seat), tiles: tiles(count) },
  ],
  'worker-placed': ({ seat, stack: on, die: it }, who) => [
    'roll-event-worker-placed',
    { who: who(seat), stack: stack(on), die: die(it) },
  ],
  completed({ seat, card: id, paid }, who) {
    const message = `roll-event-completed-${card(id).kind}`;
    const said = { who: who(seat), card: cardNamed(id) };
    return paid.length === 0
      ? [`${message}-free`, said]
      : [message, { ...said, dice: diceAmong(paid) }];
  },
  'to-citizenry': ({ seat, dice }, who) => [
    'roll-event-to-citizenry',
    { who: who(seat), dice: diceAmong(dice) },
  ],
  'to-cup': ({ seat, dice }, who) => [
    'roll-event-to-cup',
    { who: who(seat), dice: diceAmong(dice) },
  ],
  'die-removed': ({ seat, die: it, from }, who) => [
    'roll-event-die-removed',
    { who: who(seat), die: die(it), place: zone(from) },
  ],
  'die-gained': ({ seat, die: it, to, world }, who) =>
    world === undefined
      ? ['roll-event-die-gained', { who: who(seat), die: die(it), place: place(to) }]
      : ['roll-event-die-gained-good', { who: who(seat), die: die(it), card: cardNamed(world) }],
  'credits-gained'({ seat, credits: gained, lost }, who) {
    if (lost === 0) {
      return ['roll-event-credits-gained', { who: who(seat), credits: credits(gained) }];
    }
    return gained === 0
      ? ['roll-event-credits-all-lost', { who: who(seat), lost: credits(lost) }]
      : [
          'roll-event-credits-lost',
          { who: who(seat), credits: credits(gained), lost: credits(lost) },
        ];
  },
  'credits-paid': ({ seat, credits: paid }, who) => [
    'roll-event-credits-paid',
    { who: who(seat), credits: credits(paid) },
  ],
  'points-gained': ({ seat, points: gained }, who) => [
    'roll-event-points-gained',
    { who: who(seat), points: points(gained) },
  ],
  'pool-emptied': ({ round }) => ['roll-event-pool-emptied', { round }],
  produced: ({ seat, die: it, world }, who) => [
    'roll-event-produced',
    { who: who(seat), die: die(it), card: cardNamed(world) },
  ],
  shipped: ({ seat, how, world, good, colour: of }, who) => [
    `roll-event-shipped-${how}`,
    {
      who: who(seat),
      card: cardNamed(world),
      good: colour(colourOf(good)),
      shipper: colour(of),
    },
  ],
  power: ({ seat, card: id }, who) => ['roll-event-power', { who: who(seat), card: cardNamed(id) }],
  recruited: ({ seat, dice }, who) => [
    'roll-event-recruited',
    { who: who(seat), dice: diceAmong(dice) },
  ],
  'marker-reset': ({ seat }, who) => ['roll-event-marker-reset', { who: who(seat) }],
  recalled: ({ seat, dice }, who) => [
    'roll-event-recalled',
    { who: who(seat), dice: diceAmong(dice) },
  ],
  scored: ({ scores }, who) => [
    'roll-event-scored',
    {
      scores: scores.map(({ seat, total }) =>
        thing('roll-score', { who: who(seat), points: points(total) }),
      ),
    },
  ],
};
