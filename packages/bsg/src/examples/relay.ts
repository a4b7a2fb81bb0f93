import { eachOf, one, oneOf, seatAt } from '@starboard/kernel';
import { event } from '../content/definition.ts';
import { draw, lose } from '../effects/effect.ts';
import type { Module, Woven } from '../modules/module.ts';
import type { ModuleId } from '../modules/validity.ts';
import { type Ending, endGame } from '../rulebook/endings.ts';
import { asks, procedure } from '../rulebook/writing.ts';
import { hidden, type Place, without, zone } from '../secrets/zone.ts';
import type { Facts } from '../table/facts.ts';
import type { BoardId, Location, Skill, Title } from '../table/vocabulary.ts';

// A module to read and to test with; nobody plays it. It touches every place where a module can add something, and no
// procedure of the rulebook knows of it.
//
// The fleet follows an old relay. A signal officer keeps its log; whoever ends a turn may listen and takes a hidden
// intercept. When all are taken, the signal is lost.

const RELAY = 'relay' as ModuleId;
const SIGNALS = 'signals' as Skill;
export const RELAY_STATION = 'relay-station' as Location;
export const SIGNAL_OFFICER = 'signal-officer' as Title;
export const SIGNAL_LOST = 'signal-lost' as Ending;

export type Intercept = 'noise' | 'beacon' | 'warning';
const INTERCEPTS: readonly Intercept[] = [
  ...Array.from({ length: 8 }, () => 'noise' as const),
  ...Array.from({ length: 4 }, () => 'beacon' as const),
  ...Array.from({ length: 2 }, () => 'warning' as const),
];

/** What the module adds to the table. */
export interface RelayFacts {
  /** Face down, the top one first. */
  intercepts: Intercept[];
  /** What each seat took, for its own eyes. */
  taken: Intercept[][];
}

/** What a viewer may know of it. */
export interface RelayView {
  readonly intercepts: number;
  readonly taken: readonly number[];
  readonly mine: readonly Intercept[] | null;
}

// The part of the facts that goes by the module's name is what `facts` below made.
export const relayOf = ({ parts }: Pick<Facts, 'parts'>): RelayFacts => parts[RELAY] as RelayFacts;

/** At the end of a turn: listen, and take an intercept. */
const listening = procedure<Woven>('listening', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('listen', ['listen', 'wait'], { things: 'word' }),
    then(t, { seat }, choice) {
      const { intercepts, taken } = relayOf(t.facts);
      const heard = choice === 'listen' ? intercepts.shift() : undefined;
      if (heard === undefined) return;
      taken[seat]?.push(heard);
      t.reveal([seat]);
      if (intercepts.length === 0) endGame(t, SIGNAL_LOST);
    },
  }),
});

const intercepts = zone<Intercept>({
  id: 'intercepts',
  whole: () => INTERCEPTS,
  places({ facts }) {
    const relay = relayOf(facts);
    return [
      {
        name: 'pile',
        seenBy: 'none',
        things: relay.intercepts,
        put: (things) => {
          relay.intercepts = [...things];
        },
      },
      ...relay.taken.map(
        (things, seat): Place<Intercept> => ({
          name: 'taken',
          seenBy: [seatAt(seat)],
          things,
          put: (now) => {
            relay.taken[seat] = [...now];
          },
        }),
      ),
    ];
  },
});

export const relay: Module = {
  id: RELAY,
  seats: { min: 3, max: 5 },
  content: {
    boards: [
      {
        id: 'relay' as BoardId,
        reachedBy: 'humans',
        moveCost: 1,
        locations: [{ id: RELAY_STATION, action: [draw('self', 2, [SIGNALS])] }],
      },
    ],
    titles: [
      {
        id: SIGNAL_OFFICER,
        action: [draw('self', 1, [SIGNALS])],
        succession: [
          'galen-tyrol',
          'gaius-baltar',
          'karl-helo-agathon',
          'saul-tigh',
          'sharon-boomer-valerii',
          'william-adama',
          'lee-apollo-adama',
          'kara-starbuck-thrace',
          'tom-zarek',
          'laura-roslin',
        ],
      },
    ],
    skillCards: {
      from: 900,
      kinds: [
        {
          id: 'clear-channel',
          skill: SIGNALS,
          strengths: [
            { strength: 1, copies: 4 },
            { strength: 2, copies: 2 },
          ],
          play: { at: 'before-roll', limit: 'roll', effects: [{ op: 'add-to-roll', plus: 1 }] },
        },
      ],
    },
    crises: [
      event('static-on-all-bands', {
        chooser: 'admiral',
        options: [[lose('morale', 1)], [lose('fuel', 1)]],
        activation: 'raiders',
      }),
    ],
    quorumCards: [
      {
        id: 'open-channel',
        copies: 1,
        effects: [draw('self', 2, [SIGNALS])],
      },
    ],
  },
  facts: (t): RelayFacts => ({
    intercepts: t.shuffle([...INTERCEPTS]),
    taken: t.seats.map(() => []),
  }),
  answers: { lastJumpFrom: 6 },
  steps: { 'end of turn': listening },
  procedures: [listening],
  zones: [intercepts],
  view({ facts }, viewer): RelayView {
    const { intercepts: left, taken } = relayOf(facts);
    return {
      intercepts: left.length,
      taken: taken.map(({ length }) => length),
      mine: viewer === 'spectator' ? null : (taken[viewer] ?? null),
    };
  },
  fromView(part, viewer): RelayFacts {
    // The view of a part is what `view` above made of it.
    const { intercepts: left, taken, mine } = part as RelayView;
    return {
      intercepts: hidden(left),
      taken: taken.map((count, seat) => (seat === viewer ? [...(mine ?? [])] : hidden(count))),
    };
  },
  invariants({ facts }) {
    const { taken } = relayOf(facts);
    return taken.length === facts.players.length ? [] : ['somebody has no place for intercepts'];
  },
  endings: { [SIGNAL_LOST]: 'cylons' },
  scenarios: {
    given: {
      /** The next ones; the others lie below. */
      intercepts(facts, value) {
        const next = eachOf(value, (it) => oneOf(it, INTERCEPTS, 'intercept'));
        relayOf(facts).intercepts = [...next, ...without(INTERCEPTS, next)];
      },
    },
    words: ['listen', 'wait'],
    told: (facts) => ({ intercepts: relayOf(facts).intercepts, heard: relayOf(facts).taken }),
  },
};
