import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atSite } from './support/at-site.ts';
import { canBrowse, visitor } from './support/browser.ts';
import { playUntil } from './support/hands.ts';

const LONG = 300_000;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A host that can hand out files and nothing else: what is not there gets 404.html. */
function handOut(folder: string): Server {
  return createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const wanted = join(folder, path);
    const file = [wanted, join(wanted, 'index.html')].find(
      (it) => existsSync(it) && statSync(it).isFile(),
    );
    const found = file ?? join(folder, '404.html');
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': KINDS[extname(found)] ?? 'application/octet-stream',
    });
    createReadStream(found).pipe(response);
  });
}

describe.runIf(canBrowse)('the app at a host without a server', () => {
  const at = atSite();
  let folder = '';
  let host: Server;
  let url = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-static-'));
    const made = spawnSync(process.execPath, ['scripts/release.mjs', '--into', folder], {
      cwd: root,
    });
    expect(made.status).toBe(0);
    host = handOut(join(folder, 'static'));
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  test(
    'shows lobby and rules, teaches, and plays; and says that no server is there',
    async () => {
      const { page, context } = await visitor(at.room);
      const broken: string[] = [];
      page.on('pageerror', ({ message }) => broken.push(message));
      await page.goto(url);
      await page.getByText('This site has no server').first().waitFor();
      expect(await page.getByText('The server cannot be reached').count()).toBe(0);
      await page.locator('a[href="/practice/roll"]').first().waitFor();
      await page.goto(`${url}/rules`);
      await page.locator('main h1, main h2').first().waitFor();
      await page.goto(`${url}/learn/roll`);
      await page.locator('.guide').waitFor();
      await page.goto(`${url}/practice/roll`);
      await playUntil(page, () => page.locator('.planner').isVisible());
      // Where the game lies now has no file of its own; the address still opens it.
      const here = page.url();
      expect(here).toMatch(/\/practice\/roll\/.+/);
      await page.goto(here);
      await playUntil(page, () => page.locator('.planner').isVisible());
      expect(broken).toEqual([]);
      await context.close();
    },
    LONG,
  );
});
