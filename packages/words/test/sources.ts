import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** All TypeScript sources of a package, as one text. */
export function sourceOf(name: string): string {
  const folder = join(packages, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(scenario-words|examples)[/\\]/.test(path))
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id))].sort();

/** Ids of refusals and reasons that a package's sources name. */
export function refusalsIn(name: string): string[] {
  const text = sourceOf(name);
  return [
    ...new Set([
      ...all(text, /\bmessage\(\s*'([a-z0-9-]+)'/g),
      ...all(text, /new Fault\(\s*'[a-z-]+',\s*'([a-z0-9-]+)'/g),
      ...all(text, /(?:\?\?|\?|:) 'not-json'/g).map(() => 'not-json'),
    ]),
  ].sort();
}

/** Ids of what the server itself refuses. */
export function refusalsOfServer(): string[] {
  const text = sourceOf('server');
  return [
    ...all(text, /\bnew Refusal\(\s*\d+,\s*'([a-z-]+)'/g),
    ...all(text, /\bnotFound\('([a-z-]+)'/g).map((what) => `no-such-${what}`),
  ].sort();
}

/** Names of windows that a package's sources open. */
export function windowsIn(name: string): string[] {
  return all(sourceOf(name), /\b(?:opens\(\{\s*name: |momentOf\()'([a-z-]+)'/g);
}

/** Ids of prompts that a package's sources name. */
export function promptsIn(name: string): string[] {
  return all(
    sourceOf(name),
    /\b(?:one|some|order|amount|plan)(?:<[A-Za-z[\]]+>)?\(\s*'([a-z-]+)'/g,
  );
}

/** Ids of the reasons bots give for a game, and of those they give for any. */
export function reasonsOfBots(game: string): string[] {
  return all(sourceOf('bots'), /\n {2}'(bot-[a-z-]+)': \[/g).filter(
    (id) => id.startsWith(`bot-${game}-`) || !/^bot-(roll|bsg)-/.test(id),
  );
}
