import { isMap, isNode, isScalar, isSeq, type LineCounter } from 'yaml';
import type { Path } from './path.ts';

/** Where things stand in a file. */
export interface Lines {
  /** The line of the place itself, or null when the file does not have it. */
  exactly(path: Path): number | null;
  /** The line of the place, or of what would have held it. */
  near(path: Path): number;
}

export function linesOf(contents: unknown, counter: LineCounter): Lines {
  const walk = (path: Path): { line: number; whole: boolean } => {
    let node = contents;
    let line = lineAt(node, counter) ?? 1;
    for (const part of path) {
      const next = inside(node, part);
      if (next === null) return { line, whole: false };
      line = lineAt(next.shows, counter) ?? line;
      node = next.value;
    }
    return { line, whole: true };
  };
  return {
    exactly(path) {
      const { line, whole } = walk(path);
      return whole ? line : null;
    },
    near: (path) => walk(path).line,
  };
}

function lineAt(node: unknown, counter: LineCounter): number | null {
  const start = isNode(node) ? node.range?.[0] : undefined;
  return start === undefined ? null : Math.max(1, counter.linePos(start).line);
}

/** What lies under a key or at a place, and the node that shows where: a key, or an item of a list. */
function inside(node: unknown, part: string | number): { shows: unknown; value: unknown } | null {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (String(isScalar(key) ? key.value : key) === String(part)) return { shows: key, value };
    }
    return null;
  }
  const item: unknown = isSeq(node) ? node.items[Number(part)] : undefined;
  return item === undefined ? null : { shows: item, value: item };
}
