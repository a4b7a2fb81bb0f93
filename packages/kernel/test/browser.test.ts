import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { playedGames } from './same-games.ts';

/** The games as one script for a browser, from the same sources. */
async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['starboard-source', 'module', 'browser', 'default'] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('same-games.ts', import.meta.url)),
        formats: ['iife'],
        name: 'games',
      },
    },
  });
  const [script] = [made].flat().flatMap((result) => ('output' in result ? result.output : []));
  return script?.type === 'chunk' ? script.code : expect.fail('nothing was bundled');
}

// The browser that comes with the package is for this platform only.
describe.runIf(process.platform === 'linux' && process.arch === 'x64')('a browser', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-browser-'));
    // Unpacks there. Says that this is such a machine, so that the libraries it brings are unpacked and used.
    vi.stubEnv('TMPDIR', folder);
    vi.stubEnv('AWS_EXECUTION_ENV', 'AWS_Lambda_nodejs20.x');
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  it('plays the same games as Node, to the last byte', async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    const browser = await chromium.launch({
      executablePath: await packed.executablePath(),
      args: packed.args,
    });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await bundled() });
      const there = await page.evaluate('games.playedGames(50)');
      expect(there).toEqual(playedGames(50));
      expect(new Set(playedGames(50)).size).toBe(50);
    } finally {
      await browser.close();
    }
  });
});
