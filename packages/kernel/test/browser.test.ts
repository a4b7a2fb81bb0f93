import { fileURLToPath } from 'node:url';
import { canBrowse, openBrowser } from '@starboard/real-browser';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
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

describe.runIf(canBrowse)('a browser', () => {
  it('plays the same games as Node, to the last byte', async () => {
    const { browser, close } = await openBrowser();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: await bundled() });
      const there = await page.evaluate('games.playedGames(50)');
      expect(there).toEqual(playedGames(50));
      expect(new Set(playedGames(50)).size).toBe(50);
    } finally {
      await close();
    }
  });
});
