import type { Bounds, Condition, Who } from '@starboard/bsg/reading';
import { type Args, type Thing, thing } from '../thing.ts';
import { board, place, resource, title, who } from './vocabulary.ts';

const said = (is: string, args?: Args): Thing => thing(`bsg-if-${is}`, args);

/** A condition as a subordinate clause: "if ...", "only while ..."; `about` is the one it is asked of. */
export function condition(it: Condition, about: Who): Thing {
  switch (it.is) {
    case 'resource':
      return said('resource', { resource: resource(it.resource), bounds: bounds(it) });
    case 'distance':
    case 'small-ships-lost':
    case 'vipers-lost':
    case 'raiders-in-space':
      return said(it.is, { bounds: bounds(it) });
    case 'nukes':
      // "No more than 0" is nobody's way to say it.
      return it.atMost === 0
        ? said('nukes-gone', { count: 0 })
        : said('nukes', { bounds: bounds(it) });
    case 'reached-distance':
      return said(it.is, { distance: it.distance });
    case 'titles-held':
    case 'cards-in-hand':
    case 'super-crises-played':
    case 'executed':
      return said(it.is, { who: who(about), bounds: bounds(it) });
    case 'damaged':
      return said('damaged', { boards: it.boards.map(board), bounds: bounds(it) });
    case 'difference': {
      const [one, other] = it.of;
      return said('difference', {
        one: resource(one),
        other: resource(other),
        bounds: bounds(it),
      });
    }
    case 'title':
      return said('title', { who: who(about), title: title(it.title) });
    case 'on-board':
      return said('on-board', { who: who(about), board: board(it.board) });
    case 'at':
      return said('at', { who: who(about), place: place(it.location) });
    case 'holder-at':
      return said(it.is, { title: title(it.title), place: place(it.location) });
    case 'strength-in-hand':
      return said(it.is, { who: who(about), strength: it.strength });
    case 'somebody':
      return said('somebody', { among: thing(`bsg-among-${it.among}`) });
    case 'pilot':
    case 'full-cylon':
    case 'own-turn':
    case 'piloting':
    case 'in-custody':
    case 'human-here':
    case 'may-infiltrate':
    case 'infiltrating':
    case 'occupation-force-here':
    case 'human-to-detain':
      return said(it.is, { who: who(about) });
    case 'blue-jump-space':
    case 'nuke-left':
    case 'cylon-ship-in-space':
    case 'civilian-ship-in-space':
    case 'basestar-in-space':
    case 'centurion-aboard':
    case 'viper-to-launch':
    case 'somebody-to-accuse':
    case 'human-in-custody':
    case 'basestar-beside':
    case 'execution-cost-morale':
    case 'in-orbit':
      return said(it.is);
    case 'not':
      return negated(it.of, about);
    case 'all':
      return said('all', { conditions: listed(it.of, about, 'and') });
    case 'any': {
      const places = it.of.flatMap((one) => (one.is === 'at' ? [place(one.location)] : []));
      if (places.length === it.of.length) return said('at-any', { who: who(about), places });
      const all = listed(it.of, about, 'or');
      const [only, ...more] = all;
      return only !== undefined && more.length === 0 ? only : said('any', { conditions: all });
    }
  }
}

export const conditions = (all: readonly Condition[], about: Who): Thing[] =>
  listed(all, about, 'and');

/** Conditions in a row: resources with the same bounds are told as one, and whoever they are about once. */
function listed(all: readonly Condition[], about: Who, joint: 'and' | 'or'): Thing[] {
  const found: Thing[] = [];
  for (let at = 0; at < all.length; ) {
    const alike = sameBounds(all.slice(at));
    const [first, second] = alike;
    const one = all[at];
    if (first !== undefined && second !== undefined) {
      const resources = alike.map((it) => resource(it.resource));
      found.push(said(`resources-${joint}`, { resources, bounds: bounds(first) }));
    } else if (one !== undefined) {
      const it = condition(one, about);
      const isSame = 'who' in (it.with ?? {}) && 'who' in (found.at(-1)?.with ?? {});
      found.push(isSame ? { ...it, as: ['again'] } : it);
    }
    at += Math.max(1, alike.length);
  }
  return found;
}

type OfResource = Extract<Condition, { is: 'resource' }>;

/** The resources these conditions begin with, as long as the bounds are those of the first. */
function sameBounds(all: readonly Condition[]): OfResource[] {
  const found: OfResource[] = [];
  for (const it of all) {
    if (it.is !== 'resource') break;
    const { atLeast, atMost, below } = found[0] ?? it;
    if (it.atLeast !== atLeast || it.atMost !== atMost || it.below !== below) break;
    found.push(it);
  }
  return found;
}

/** What is often denied has words of its own. */
function negated(it: Condition, about: Who): Thing {
  if (it.is === 'in-orbit') return said('not-in-orbit');
  if (it.is === 'in-custody') return said('not-in-custody', { who: who(about) });
  if (it.is === 'title') return said('not-title', { who: who(about), title: title(it.title) });
  return said('not', { condition: condition(it, about) });
}

/** "4 or more", "2 or less", "below 6". */
function bounds({ atLeast, atMost, below }: Bounds): Thing {
  const limits: Thing[] = [];
  const limit = (how: string, count: number | undefined): void => {
    if (count !== undefined) limits.push(thing(`bsg-bounds-${how}`, { count }));
  };
  limit('at-least', atLeast);
  limit('at-most', atMost);
  limit('below', below);
  return thing('bsg-bounds', { limits });
}
