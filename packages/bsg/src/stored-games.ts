import { canonical, type Earlier, type GameEvent, isPlainObject } from '@starboard/kernel';
import { DEFINITIONS, isIn } from './content/library.ts';
import type { Effect } from './effects/effect.ts';
import { type Text, textOf } from './effects/text.ts';
import type { Card, DeckId } from './table/cards.ts';
import type { Bsg } from './table/facts.ts';

// How games of earlier versions are stored, and how they told what happened.

type Stored = Record<string, unknown>;

/** Version 1 told cards without their decks, and of some things nothing. */
function asInVersion1(event: GameEvent<Bsg['events']>): GameEvent | null {
  switch (event.type) {
    case 'boarded':
    case 'vipers-returned':
      return null;
    case 'option-chosen':
      return { ...event, data: withoutKeys(event.data, 'line') };
    case 'crisis-drawn':
    case 'crisis-replaced':
    case 'crisis-discarded':
    case 'part-chosen':
    case 'card-kept':
    case 'card-left-play':
    case 'check-began':
    case 'check-settled':
      return { ...event, data: withoutKeys(event.data, 'deck') };
    default:
      return event;
  }
}

function withoutKeys(data: object, ...keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

export const earlier: Readonly<Record<number, Earlier<Bsg>>> = {
  1: {
    options: ({ variant, characters }) => ({ variant, characters }),
    event: asInVersion1,
  },
};

export const migrations = { 1: fromVersion1 };

function fromVersion1(state: Stored): Stored {
  const stack = listIn(state['stack']);
  return {
    ...state,
    options: { ...recordIn(state['options']), modules: [] },
    facts: factsFrom1(recordIn(state['facts']), stack),
    stack: stack.map(frameFrom1),
  };
}

function factsFrom1(facts: Stored, stack: readonly Stored[]): Stored {
  const { executiveOrder, maintenance, ecoOfficer, ...turn } = recordIn(facts['thisTurn']);
  const ordering = stack.some(({ procedure }) => procedure === 'executive-order');
  return {
    ...facts,
    modules: [],
    parts: {},
    players: listIn(facts['players']).map(playerFrom1),
    kept: listIn(facts['kept']).map(cardFrom1),
    onTable: listIn(facts['onTable']).map(cardFrom1),
    thisTurn: {
      ...turn,
      used: [
        ...(executiveOrder === true || ordering ? ['executive-order'] : []),
        ...(maintenance === true ? ['maintenance-engineer'] : []),
        ...(ecoOfficer === true ? ['eco-officer'] : []),
      ],
    },
  };
}

function playerFrom1({ revealed, superCrisis, ...player }: Stored): Stored {
  return {
    ...player,
    standing: revealed === 'no' ? 'human' : revealed,
    superCrises: superCrisis === null ? [] : [superCrisis],
  };
}

const cardFrom1 = ({ card, ...rest }: Stored): Stored => ({ ...rest, id: card });

/** A crisis card by its id alone. */
function crisisFrom1(id: unknown): Card {
  const deck: DeckId = isIn('crisis', String(id)) ? 'crisis' : 'super-crisis';
  return { deck, id } as Card;
}

function frameFrom1(frame: Stored): Stored {
  return { ...frame, locals: localsFrom1(String(frame['procedure']), recordIn(frame['locals'])) };
}

function localsFrom1(procedure: string, locals: Stored): Stored {
  switch (procedure) {
    case 'resolve': {
      const { effects, ...rest } = locals;
      return { ...rest, text: textFor(effects) };
    }
    case 'naming':
    case 'choosing':
    case 'rolling-for':
    case 'risking':
    case 'location-check': {
      const { effect, ...rest } = locals;
      return { ...rest, line: lineFor(effect) };
    }
    case 'skill-check': {
      const { source, of, outcomes, nothing, emergency, ...rest } = locals;
      const card = source === 'location' ? { deck: 'location', id: of } : { deck: source, id: of };
      return {
        ...rest,
        of: card,
        outcomes: outcomesFrom1(card as Card, recordIn(outcomes)),
        ignored: nothing,
        used: emergency === true ? ['declare-emergency'] : [],
      };
    }
    case 'die-roll': {
      const { planned, ...rest } = locals;
      return { ...rest, again: false, used: planned === true ? ['strategic-planning'] : [] };
    }
    case 'revealed-crisis':
      return { ...locals, card: { deck: 'crisis', id: locals['card'] } };
    case 'resolve-crisis': {
      const { card, deck, ...rest } = locals;
      return { ...rest, card: { deck, id: card } };
    }
    case 'setting-up':
      return { ...locals, card: crisisFrom1(locals['card']) };
    default:
      return locals;
  }
}

function outcomesFrom1(card: Card, { pass }: Stored): Stored {
  if (card.deck === 'location') return { pass: textFor(pass), partial: null, fail: null };
  return {
    pass: textOf(card, 'pass'),
    partial: textOf(card, 'partial'),
    fail: textOf(card, 'fail'),
  };
}

/** Where in today's cards these effects of a stored game are written; themselves, if nowhere. */
function textFor(effects: unknown): Text {
  const list = listIn(effects).map(effectFrom1);
  if (list.length === 0) return { effects: [] };
  return texts().get(canonical(list)) ?? { effects: list };
}

function lineFor(effect: unknown): { text: Text; at: number } {
  const now = effectFrom1(recordIn(effect));
  return lines().get(canonical(now)) ?? { text: { effects: [now] }, at: 0 };
}

/** An operation as it is written today. */
function effectFrom1(effect: Stored): Effect {
  const now: Stored = {};
  for (const [key, value] of Object.entries(effect)) now[key] = insideFrom1(value);
  if (now['op'] !== 'if-below') return now as unknown as Effect;
  const { resource, limit, then } = now;
  const condition = { is: 'resource', resource, below: limit };
  return { op: 'if', condition, then } as unknown as Effect;
}

function insideFrom1(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(insideFrom1);
  return isPlainObject(value) && 'op' in value ? effectFrom1(value) : value;
}

let textByEffects: Map<string, Text> | null = null;
let lineByEffect: Map<string, { text: Text; at: number }> | null = null;

function texts(): ReadonlyMap<string, Text> {
  if (textByEffects === null) readAll();
  return textByEffects ?? new Map();
}

function lines(): ReadonlyMap<string, { text: Text; at: number }> {
  if (lineByEffect === null) readAll();
  return lineByEffect ?? new Map();
}

const DECKS = {
  crisis: 'crises',
  'super-crisis': 'superCrises',
  quorum: 'quorumCards',
  destination: 'destinations',
  loyalty: 'loyaltyCards',
  card: 'skillCards',
  character: 'characters',
  location: 'locations',
  title: 'titles',
} as const satisfies Partial<Record<DeckId, keyof typeof DEFINITIONS>>;

/** Every list of effects on every card, by what it says. */
function readAll(): void {
  textByEffects = new Map();
  lineByEffect = new Map();
  for (const [deck, list] of Object.entries(DECKS)) {
    for (const definition of DEFINITIONS[list]) {
      read(definition, { deck, id: definition.id } as Card, []);
    }
  }
}

function read(value: unknown, of: Card, path: readonly (string | number)[]): void {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every((it) => isPlainObject(it) && 'op' in it)) {
      const text = textOf(of, ...path);
      note(textByEffects, canonical(value), text);
      for (const [at, effect] of value.entries())
        note(lineByEffect, canonical(effect), { text, at });
    }
    for (const [i, it] of value.entries()) read(it, of, [...path, i]);
  } else if (isPlainObject(value)) {
    for (const [key, it] of Object.entries(value)) read(it, of, [...path, key]);
  }
}

function note<T>(map: Map<string, T> | null, key: string, value: T): void {
  if (map !== null && !map.has(key)) map.set(key, value);
}

function recordIn(value: unknown): Stored {
  return isPlainObject(value) ? value : {};
}

function listIn(value: unknown): Stored[] {
  return Array.isArray(value) ? value : [];
}
