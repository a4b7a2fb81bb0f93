import { isMap, isNode, isScalar, isSeq, type LineCounter } from 'yaml';
import type { Path } from './path.ts';

/** Where a place stands in a file, and how much of the way to it is there. */
export interface Found {
  readonly line: number;
  readonly parts: number;
}

export type Lines = (path: Path) => Found;

export function linesOf(contents: unknown, counter: LineCounter): Lines {
  return (path) => {
    let node = contents;
    let line = lineAt(node, counter) ?? 1;
    let parts = 0;
    while (parts < path.length) {
      const next = inside(node, path, parts);
      if (next === null) break;
      line = lineAt(next.shows, counter) ?? line;
      node = next.value;
      parts += next.parts;
    }
    return { line, parts };
  };
}

/** The line of something that may be written in several places: of the first that has most of it. */
export function lineIn(lines: Lines, places: readonly Path[]): number {
  const found = places.map((place) => {
    const { line, parts } = lines(place);
    return { line, missing: place.length - parts };
  });
  const least = Math.min(...found.map(({ missing }) => missing));
  return found.find(({ missing }) => missing === least)?.line ?? 1;
}

function lineAt(node: unknown, counter: LineCounter): number | null {
  const start = isNode(node) ? node.range?.[0] : undefined;
  return start === undefined ? null : Math.max(1, counter.linePos(start).line);
}

interface Inside {
  /** The node that shows where it is: a key, or an item of a list. */
  readonly shows: unknown;
  readonly value: unknown;
  /** How many parts of the way it took: several where a key is a dotted path. */
  readonly parts: number;
}

function inside(node: unknown, path: Path, at: number): Inside | null {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = String(isScalar(key) ? key.value : key);
      for (let parts = 1; at + parts <= path.length; parts++) {
        if (path.slice(at, at + parts).join('.') === name) return { shows: key, value, parts };
      }
    }
    return null;
  }
  const item: unknown = isSeq(node) ? node.items[Number(path[at])] : undefined;
  return item === undefined ? null : { shows: item, value: item, parts: 1 };
}
