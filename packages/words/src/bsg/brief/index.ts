import {
  boardOf,
  type Crisis,
  type Effect,
  type FleetSetup,
  type LocationCard,
} from '@starboard/bsg/reading';
import { fitted } from '../../fitted.ts';
import { withSoftHyphens } from '../../letters.ts';
import type { Side } from '../../speech.ts';
import type { Words } from '../../words.ts';
import { allEntries, type Entry } from '../definitions.ts';
import { ships } from '../vocabulary.ts';
import { allOf, oneOf, optionsOf, stakesOf } from './stakes.ts';

/** What has a brief though it is no definition of its own, by the prefix of its id. */
const PARTS = /^(ability|trauma|token):(.+)$/;

/**
 * What something does or costs, in at most 40 letters: a definition by its id, `ability:cag`, `trauma:disaster`,
 * `token:nuke`. Where a language has written it that is said, else it is made of the effects.
 */
export function briefOf(words: Words, id: string, side?: Side): string {
  const [, part, name] = PARTS.exec(id) ?? [];
  if (part !== undefined) return written(words, `bsg-brief-${part}-${name}`);
  const entry = allEntries().get(id);
  if (entry === undefined) throw new RangeError(`there is no card "${id}"`);
  return said(words, entry, side);
}

/** A place is something else to Cylons, under occupation and when damaged; a card with two halves has a brief of each. */
export function sidesOf(words: Words, id: string): readonly Side[] {
  const entry = allEntries().get(id);
  if (entry?.kind === 'ally' || entry?.kind === 'crossroads') return ['benevolent', 'antagonistic'];
  if (entry?.kind !== 'location') return [];
  const { it } = entry;
  const sides: Side[] = [];
  if (it.cylonAction !== undefined) sides.push('cylon');
  if (words.has(`bsg-brief-location-${it.id}-occupied`)) sides.push('occupied');
  if (boardOf(it.id).hull?.includes(it.id) === true) sides.push('damaged');
  return sides;
}

function written(words: Words, message: string): string {
  return withSoftHyphens(words.say(message));
}

function said(words: Words, entry: Entry, side: Side | undefined): string {
  const deck = entry.kind === 'super-crisis' ? 'crisis' : entry.kind;
  const own = `bsg-brief-${deck}-${entry.it.id}`;
  switch (entry.kind) {
    case 'location':
      return placed(words, entry.it, own, side);
    case 'character': {
      // What everybody asks about a character: is it still to come?
      const once = entry.it.abilities.find((ability) => ability.once === true);
      return written(words, once === undefined ? own : `bsg-brief-ability-${once.id}`);
    }
    case 'ally':
    case 'crossroads': {
      const shown = side === 'antagonistic' ? side : 'benevolent';
      return writtenOr(words, `${own}-${shown}`, () => priced(words, entry.it[shown]));
    }
    case 'crisis':
    case 'super-crisis':
      return writtenOr(words, own, () => atStake(words, entry.it));
    case 'quorum':
    case 'destination':
      return writtenOr(words, own, () => priced(words, entry.it.effects));
    case 'title':
      return writtenOr(words, own, () => priced(words, entry.it.action));
    default:
      return written(words, own);
  }
}

/** As somebody wrote it, or else as it can be made. */
function writtenOr(words: Words, message: string, make: () => string | null): string {
  const made = words.has(message) ? null : make();
  return made === null ? written(words, message) : withSoftHyphens(made);
}

/** Effects by themselves. */
function priced(words: Words, effects: readonly Effect[]): string | null {
  return fitted([stakesOf(words, effects)], ([text = '']) =>
    words.say('bsg-brief-stakes', { text }),
  );
}

function placed(
  words: Words,
  { id, action }: LocationCard,
  own: string,
  side: Side | undefined,
): string {
  if (side === 'damaged') {
    const { id: board, hull = [] } = boardOf(id);
    const ofBoard = `bsg-brief-damaged-${board}`;
    return withSoftHyphens(
      words.has(ofBoard)
        ? words.say(ofBoard, { count: hull.length })
        : words.say('bsg-brief-damaged'),
    );
  }
  const ofSide = `${own}-${side}`;
  return side !== undefined && words.has(ofSide)
    ? written(words, ofSide)
    : writtenOr(words, own, () => priced(words, action));
}

/** What a Crisis can cost: failing its check, either of its choices, the ships that come. */
function atStake(words: Words, crisis: Crisis): string | null {
  switch (crisis.kind) {
    case 'check':
      return fitted([stakesOf(words, crisis.fail)], ([text = '']) =>
        words.say('bsg-brief-fail', { text }),
      );
    case 'event':
      return fitted(
        optionsOf(words, crisis.options),
        (texts) => words.say('bsg-brief-stakes', { text: oneOf(words, texts) }),
        (parts) => allOf(words, parts),
      );
    case 'attack':
      return attacked(words, crisis.setup);
  }
}

/** The largest first: what there is no room for comes last. */
const ATTACKERS = ['basestar', 'raider', 'heavy-raider'] as const;

function attacked(words: Words, setup: FleetSetup): string | null {
  const coming = ATTACKERS.flatMap((ship) => {
    const count = Object.values(setup).reduce((sum, fleet) => sum + (fleet[ship] ?? 0), 0);
    return count === 0 ? [] : [words.name(ships(ship, count))];
  });
  return fitted([coming], ([text = '']) => words.say('bsg-brief-attack', { ships: text }));
}
