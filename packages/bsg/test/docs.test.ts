import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anyGame } from '@starboard/kernel';
import { ledgerOf, parseScenarios, runScenario, spelled } from '@starboard/scenarios';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { bsg } from '../src/index.ts';

// The changes that docs/bsg.md shows are made to a copy, which must compile and play their scenarios.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(join(root, 'docs/bsg.md'), 'utf8');

/** A place in a file: below which line it is, and what stands there before and after. */
interface Hunk {
  readonly below: string | null;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The changes of a diff by file. */
function changesIn(diff: string): Map<string, Hunk[]> {
  const changes = new Map<string, Hunk[]>();
  for (const part of diff.split(/^--- .*\n\+\+\+ b\//m).slice(1)) {
    const [file = '', ...lines] = part.trimEnd().split('\n');
    const places = lines.join('\n').split(/^@@ ?/m);
    const hunks = places.flatMap((place, i): Hunk[] => {
      const [below = '', ...body] = i === 0 ? ['', ...place.split('\n')] : place.split('\n');
      const said = body.filter((line) => line !== '');
      if (said.length === 0) return [];
      const without = (sign: string) =>
        said.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
      return [{ below: below === '' ? null : below, before: without('+'), after: without('-') }];
    });
    changes.set(file, [...(changes.get(file) ?? []), ...hunks]);
  }
  return changes;
}

/** Makes the changes of one place; throws if it is not there. */
function changed(text: string, { below, before, after }: Hunk, file: string): string {
  const from = below === null ? 0 : text.indexOf(below);
  if (from < 0) throw new Error(`${file} has no line "${below}"`);
  if (before.length === 0 && below !== null) {
    const end = text.indexOf('\n', from) + 1;
    return `${text.slice(0, end)}${after.join('\n')}\n${text.slice(end)}`;
  }
  const old = `${before.join('\n')}\n`;
  const at = text.indexOf(old, from);
  if (at < 0) throw new Error(`${file} does not have\n${old}`);
  return `${text.slice(0, at)}${after.join('\n')}\n${text.slice(at + old.length)}`;
}

const diffs = [...page.matchAll(/```diff\n([\s\S]*?)\n```/g)].map(([, diff = '']) => diff);

describe('the changes in docs/bsg.md', () => {
  // Inside the package, so that the copy finds what it imports.
  const copy = mkdtempSync(join(root, 'packages/bsg/test/docs-'));
  const scenarioFiles: string[] = [];
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');

  beforeAll(() => {
    cpSync(join(root, 'packages/bsg/src'), join(copy, 'packages/bsg/src'), { recursive: true });
    const files = new Map<string, string>();
    for (const diff of diffs) {
      for (const [file, hunks] of changesIn(diff)) {
        const isNew = hunks.every(({ before, below }) => before.length === 0 && below === null);
        let text = isNew ? '' : (files.get(file) ?? read(file));
        for (const hunk of hunks) {
          text = isNew ? `${hunk.after.join('\n')}\n` : changed(text, hunk, file);
        }
        files.set(file, text);
      }
    }
    for (const [file, text] of files) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), text);
      if (file.startsWith('scenarios/')) scenarioFiles.push(file);
    }
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('are a card, a character and a module', () => {
    expect(diffs).toHaveLength(3);
  });

  it('compile', () => {
    const tsconfig = join(copy, 'tsconfig.json');
    const compilerOptions = {
      composite: false,
      incremental: false,
      tsBuildInfoFile: null,
      noEmit: true,
      rootDir: root,
      customConditions: ['starboard-source'],
    };
    const extended = join(root, 'tsconfig.base.json');
    const include = ['packages/bsg/src'];
    writeFileSync(tsconfig, JSON.stringify({ extends: extended, compilerOptions, include }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', tsconfig], { encoding: 'utf8' });
    expect(stdout).toBe('');
  }, 120_000);

  it('play as their scenarios say', async () => {
    const index = join(copy, 'packages/bsg/src/index.ts');
    // The copy is the game with these changes. It is found by nobody but this test, so vitest fetches it.
    const changedGame = await vi.importActual<{ readonly bsg: typeof bsg }>(index);
    const ledger = ledgerOf([
      { name: 'bsg-base', file: 'bsg-base.md', text: read('rules/bsg-base.md'), example: false },
    ]);
    const added = scenarioFiles.flatMap((file) => {
      const before = parseScenarios(file, read(file)).scenarios.map(({ name }) => name);
      const { scenarios, problems } = parseScenarios(file, readFileSync(join(copy, file), 'utf8'));
      expect(problems).toEqual([]);
      return scenarios.filter(({ name }) => !before.includes(name));
    });
    expect(added).toHaveLength(3);
    const failed = added.flatMap((it) => runScenario(it, [anyGame(changedGame.bsg)], ledger));
    expect(failed.map(spelled)).toEqual([]);
  });
});
