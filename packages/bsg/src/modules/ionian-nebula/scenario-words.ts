import {
  eachIn,
  eachOf,
  eachSeat,
  type Json,
  mistake,
  oneOf,
  seatAt,
  wholeNumber,
} from '@starboard/kernel';
import type { AllyId } from '../../content/library.ts';
import { without } from '../../secrets/zone.ts';
import type { Facts } from '../../table/facts.ts';
import { TRAUMAS, type Trauma } from '../../table/vocabulary.ts';
import { boxOf } from '../box.ts';
import type { ModuleScenarios } from '../module.ts';
import { type AllyInPlay, HAUNTED, nebulaOf, SIDES } from './state.ts';

// How scenarios speak of the Ionian Nebula. Documented in scenarios/bsg-exodus/README.md.

/** A token out of the pool. */
function takeToken(facts: Facts, value: Json, kinds: readonly Trauma[] = TRAUMAS): Trauma {
  const token = oneOf(value, kinds, 'trauma token');
  const nebula = nebulaOf(facts);
  if (!nebula.pool.includes(token))
    throw mistake(`no "${token}" is left: all of them lie elsewhere`);
  nebula.pool = without(nebula.pool, [token]);
  return token;
}

/** An ally out of the deck. */
function takeAlly(facts: Facts, name: Json): AllyId {
  const ally = oneOf(name, boxOf(facts).allies, 'ally');
  const nebula = nebulaOf(facts);
  if (!nebula.allyDeck.includes(ally)) throw mistake(`"${ally}" lies elsewhere`);
  nebula.allyDeck = without(nebula.allyDeck, [ally]);
  return ally;
}

const ALLY_WORDS = ['token', 'by'] as const;

/** `benevolent`, unseen; or `{ token: benevolent, by: 1 }`; null without a token. */
function allyNamed(facts: Facts, name: string, value: Json): AllyInPlay {
  const ally = takeAlly(facts, name);
  if (value === null) return { ally, by: null, tokens: [] };
  if (typeof value === 'string') return { ally, by: null, tokens: [takeToken(facts, value)] };
  const arrived: AllyInPlay = { ally, by: null, tokens: [] };
  eachIn(value, (word, it) => {
    if (oneOf(word, ALLY_WORDS, 'fact of an ally') === 'token') {
      arrived.tokens = [takeToken(facts, it, SIDES)];
    } else arrived.by = seatAt(wholeNumber(it, 0, facts.players.length - 1));
  });
  return arrived;
}

/** The Crossroads are behind the fleet: nothing of all this is left (EXO-38.1, 38.15). */
function phase(facts: Facts, value: Json): void {
  const nebula = nebulaOf(facts);
  nebula.phase = oneOf(value, ['over'], 'phase');
  facts.distance = Math.max(8, facts.distance);
  facts.sleeperDone = true;
  nebula.pool = [];
  nebula.allyDeck = [];
  nebula.crossroads = [];
}

const count = (tokens: readonly Trauma[]): object =>
  Object.fromEntries(TRAUMAS.map((kind) => [kind, tokens.filter((it) => it === kind).length]));

export const ionianNebulaScenarios: ModuleScenarios = {
  given: {
    phase,
    /** What each seat has. */
    trauma(facts, value) {
      eachSeat(value, facts.players.length, (seat, tokens) => {
        const held = eachOf(tokens, (it) => takeToken(facts, it, SIDES));
        nebulaOf(facts).held[seat] = TRAUMAS.flatMap((kind) => held.filter((it) => it === kind));
      });
    },
    traumaAt(facts, value) {
      eachIn(value, (place, token) => {
        const where = oneOf(place, HAUNTED, 'place for a token');
        nebulaOf(facts).at[where] = [takeToken(facts, token)];
      });
    },
    allies(facts, value) {
      nebulaOf(facts).allies = eachIn(value, (name, it) => allyNamed(facts, name, it));
    },
    /** On top, in this order. */
    nextAllies(facts, value) {
      const next = eachOf(value, (it) => takeAlly(facts, it));
      nebulaOf(facts).allyDeck.unshift(...next);
    },
    /** All there is of the deck: the others have left the game. */
    allyDeck(facts, value) {
      const left = eachOf(value, (it) => takeAlly(facts, it));
      const nebula = nebulaOf(facts);
      nebula.alliesGone.push(...nebula.allyDeck);
      nebula.allyDeck = left;
    },
    /** All there is in the pool: the others are out of reach. */
    traumaPool(facts, value, aside) {
      const left = eachOf(value, (it) => takeToken(facts, it));
      const nebula = nebulaOf(facts);
      aside['trauma'] = nebula.pool;
      nebula.pool = left;
    },
  },
  told(facts) {
    const nebula = nebulaOf(facts);
    return {
      phase: nebula.phase,
      trauma: nebula.held,
      traumaAt: Object.fromEntries(
        HAUNTED.map((place) => [place, nebula.at[place][0] ?? null] as const),
      ),
      traumaPool: { tokens: nebula.pool.length, ...count(nebula.pool) },
      allies: Object.fromEntries(
        nebula.allies.map(({ ally, by, tokens }) => [ally, { token: tokens[0] ?? null, by }]),
      ),
      alliesGone: [...nebula.alliesGone].sort(),
      allyDeck: { cards: nebula.allyDeck.length, draw: nebula.allyDeck },
      crossroads: nebula.dealt.map(([card]) => card ?? null),
      crossroadsTokens: nebula.laid.map(([token]) => token ?? null),
    };
  },
  words: [...TRAUMAS, 'meet', 'wait', 'discard', 'keep'],
};
