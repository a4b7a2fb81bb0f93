import { type Ask, type Message, one, plan, type SeenEvent, seatAt, some } from '@starboard/kernel';
import { PHASES, type RollEvents } from '@starboard/roll';

/** One of everything that can happen, in each of its forms. Dice: 0 home, 30 military, 48 consumption, 60 novelty, 80 rare, 95 genes, 105 alien. */
const events: { readonly [K in keyof RollEvents]: readonly RollEvents[K][] } = {
  'seat-dealt': [{ seat: seatAt(0), faction: 3, home: 'old-earth', credits: 1 }],
  drew: [
    { seat: seatAt(0), count: 2, tiles: [1, 2] },
    { seat: seatAt(1), count: 1 },
    { seat: seatAt(2), count: 5 },
  ],
  placed: [
    { seat: seatAt(0), stack: 'develop', end: 'top', tile: 8 },
    { seat: seatAt(1), stack: 'settle', end: 'bottom' },
  ],
  'top-shown': [
    { seat: seatAt(0), stack: 'develop', tile: 9 },
    { seat: seatAt(1), stack: 'settle', tile: null },
  ],
  'round-began': [{ round: 5 }],
  rolled: [
    { seat: seatAt(0), dice: [0, 30, 31], faces: ['explore', 'wild', 'wild'] },
    { seat: seatAt(1), dice: [1, 2, 60] },
  ],
  revealed: [
    {
      seat: seatAt(0),
      selected: 'settle',
      die: 30,
      workers: { explore: [0], develop: [], settle: [30, 31, 32], produce: [], ship: [60] },
      uses: [],
    },
    {
      seat: seatAt(2),
      selected: 'ship',
      die: 105,
      workers: { explore: [], develop: [], settle: [], produce: [], ship: [105] },
      uses: [],
    },
  ],
  'extra-die': [
    { face: 'produce', phase: 'produce' },
    { face: 'explore', phase: null },
    { face: 'wild', phase: null },
  ],
  'phases-set': [{ phases: ['explore', 'develop', 'ship'] }],
  returned: [
    { seat: seatAt(0), dice: [0, 1], from: 'produce' },
    { seat: seatAt(1), dice: [80], from: 'dictate' },
  ],
  'phase-began': [
    { phase: 'explore', inTurn: false },
    { phase: 'ship', inTurn: true },
  ],
  'phase-ended': [{ phase: 'settle' }],
  stocked: [{ seat: seatAt(0), colour: 'alien', die: 105, credits: 4 }],
  scouted: [
    { seat: seatAt(1), colour: 'home', die: 0, abandoned: 2, draws: 3 },
    { seat: seatAt(0), colour: 'genes', die: 3, abandoned: 0, draws: 1 },
  ],
  abandoned: [
    { seat: seatAt(1), count: 2, tiles: [3, 4] },
    { seat: seatAt(2), count: 1 },
  ],
  rearranged: [
    { seat: seatAt(0), develop: 3, settle: 1 },
    { seat: seatAt(1), develop: 4, settle: 0 },
    { seat: seatAt(2), develop: 0, settle: 2 },
  ],
  'bag-refilled': [{ tiles: 5 }, { tiles: 1 }],
  discarded: [{ seat: seatAt(0), tile: 7 }, { seat: seatAt(1) }],
  'scout-lost': [{ seat: seatAt(2), tiles: 2 }],
  'worker-placed': [{ seat: seatAt(0), stack: 'develop', die: 95 }],
  completed: [
    {
      seat: seatAt(0),
      stack: 'develop',
      tile: 12,
      card: 'nanotechnology',
      paid: [0, 1, 30, 31, 60],
    },
    { seat: seatAt(1), stack: 'settle', tile: 7, card: 'spice-world', paid: [30, 80] },
    { seat: seatAt(2), stack: 'develop', tile: 40, card: 'public-works', paid: [] },
    { seat: seatAt(0), stack: 'settle', tile: 8, card: 'fifth-column', paid: [] },
  ],
  'to-citizenry': [{ seat: seatAt(0), dice: [0, 30, 31] }],
  'to-cup': [{ seat: seatAt(1), dice: [48] }],
  'die-removed': [
    { seat: seatAt(0), die: 0, from: 'cup' },
    { seat: seatAt(1), die: 30, from: 'workers-ship' },
    { seat: seatAt(2), die: 60, from: 'good-comet-zone' },
    { seat: seatAt(0), die: 60, from: 'settle' },
    { seat: seatAt(0), die: 61, from: 'citizenry' },
  ],
  'die-gained': [
    { seat: seatAt(0), die: 30, to: 'cup' },
    { seat: seatAt(1), die: 95, to: 'citizenry' },
    { seat: seatAt(2), die: 80, to: 'good', world: 'comet-zone' },
  ],
  'credits-gained': [
    { seat: seatAt(0), credits: 1, lost: 0 },
    { seat: seatAt(1), credits: 6, lost: 2 },
    { seat: seatAt(2), credits: 0, lost: 1 },
  ],
  'credits-paid': [{ seat: seatAt(0), credits: 1 }],
  'points-gained': [{ seat: seatAt(0), points: 3 }],
  'pool-emptied': [{ round: 12 }],
  produced: [{ seat: seatAt(0), die: 0, world: 'artist-colony' }],
  shipped: [
    {
      seat: seatAt(0),
      how: 'trade',
      world: 'alien-sentinels',
      good: 30,
      shipper: 0,
      colour: 'home',
    },
    {
      seat: seatAt(1),
      how: 'consume',
      world: 'asteroid-belt',
      good: 80,
      shipper: null,
      colour: 'consumption',
    },
  ],
  power: [{ seat: seatAt(0), card: 'galactic-salon', kind: 'scores' }],
  recruited: [{ seat: seatAt(0), dice: [0, 1, 60] }],
  'marker-reset': [{ seat: seatAt(0) }],
  recalled: [{ seat: seatAt(1), dice: [30] }],
  scored: [
    {
      scores: [
        { seat: seatAt(0), lines: [], total: 41, tieBreak: 3 },
        { seat: seatAt(1), lines: [], total: 38, tieBreak: 3 },
        { seat: seatAt(2), lines: [], total: 22, tieBreak: 1 },
      ],
    },
  ],
};

export const rollEvents: readonly SeenEvent[] = Object.entries(events).flatMap(([type, all]) =>
  all.map((data) => ({ type, data })),
);

/** Everything that can be asked, with choices of every kind. */
export const rollAsks: readonly Ask[] = [
  one('choose-start-development', [1, 2]),
  plan('assign-workers', 'assign', {}),
  plan('choose-explore-task', 'explore', {}),
  plan('place-drawn-tiles', 'place', {}),
  one('place-extra-tile', ['develop', 'settle'], { args: { tile: 3 } }),
  one('discard-a-tile', [4, 5]),
  some('choose-paying-dice', [1, 30, 60], { min: 2, max: 2 }),
  one('choose-next-worker', [0, 30], { args: { stack: 'settle' } }),
  some('choose-dice-for-cup', [1, 30, 60], { min: 1, max: 2 }),
  some('choose-dice-for-cup', [1], { min: 1, max: 1 }),
  some('choose-dice-for-cup', [1, 30], { min: 0, max: 2 }),
  one('choose-die-to-remove', [1, 2, 3, 30, 60], {
    about: { 1: 'cup', 2: 'citizenry', 3: 'workers-ship', 30: 'settle', 60: 'good-comet-zone' },
  }),
  one('choose-world-for-producer', ['0:comet-zone', '95:artist-colony']),
  one('choose-shipment', ['trade:0:60', 'consume:extra-home:80']),
  one('buy-a-point', ['buy', 'keep']),
  plan('manage-empire', 'manage', {}),
];

/** Arguments for every refusal there is. */
export const refusalArgs = {
  min: 1,
  max: 3,
  count: 2,
  seats: 4,
  die: 30,
  to: 'ship',
  power: 'space-mercenaries',
  name: 'beginner',
  details: '…',
};
export const ROLL_OUTCOMES = ['pool-empty', 'twelve-tiles', 'pool-empty-and-twelve-tiles'];
export const ROLL_OPTIONS = ['beginner', 'pointsPerPlayer', 'factions', 'homeWorlds'];

export const rollReasons: readonly Message[] = [
  { id: 'bot-unknown-ask', args: { prompt: 'repair' } },
  { id: 'bot-stumbled', args: { prompt: 'repair' } },
  ...PHASES.flatMap((phase) => [
    { id: 'bot-roll-selects', args: { phase } },
    { id: 'bot-roll-searched', args: { phase, plans: 24 } },
  ]),
  ...['stock', 'scout', 'rearrange', 'done'].map((task) => ({
    id: 'bot-roll-explores',
    args: { task },
  })),
  { id: 'bot-roll-places', args: { tiles: 2 } },
  { id: 'bot-roll-manages', args: { dice: 0 } },
  { id: 'bot-roll-start-tiles' },
  { id: 'bot-roll-discards' },
  { id: 'bot-roll-plainest-die' },
  { id: 'bot-roll-best-dice' },
  { id: 'bot-roll-produces' },
  { id: 'bot-roll-ships', args: { how: 'trade' } },
  { id: 'bot-roll-ships', args: { how: 'consume' } },
  { id: 'bot-roll-buys', args: { choice: 'buy' } },
  { id: 'bot-roll-buys', args: { choice: 'keep' } },
];
