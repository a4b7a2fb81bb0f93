/** Messages without what only their writers need: comments, empty lines, room to breathe. They say the same. */
export function tightened(source: string): string {
  return source
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/^ +/, ' ').replaceAll('{ ', '{').replaceAll(' }', '}'))
    .join('\n');
}
