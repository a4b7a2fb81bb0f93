// Makes folders to be copied to wherever Starboard is to run:
//
//   release/starboard   the server, with everything it needs but Node itself: no npm, no compiler, no network
//   release/static      lobby, lessons and practice for any web host, with no server behind them
//
//   npm run release [-- --into <folder>]
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { root } from './lock.mjs';

/** What is started; everything else follows from what it depends on. */
const ENTRY = 'packages/cli';
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Of the lockfile: everything the entry needs when it runs, by its path. */
function needed(lock) {
  const found = new Set();
  const visit = (path) => {
    const entry = lock.packages[path];
    const real = entry?.link ? entry.resolved : path;
    if (entry === undefined || found.has(real)) return;
    found.add(real);
    const it = lock.packages[real] ?? {};
    const names = { ...it.dependencies, ...it.optionalDependencies, ...it.peerDependencies };
    for (const name of Object.keys(names)) {
      // Other programs it can work with.
      if (it.peerDependenciesMeta?.[name]?.optional) continue;
      const at = placeOf(lock, real, name);
      // What is optional may not be here, and what only tools need is not wanted.
      if (at !== null && !lock.packages[at].dev) visit(at);
    }
  };
  visit(ENTRY);
  return [...found].sort();
}

/** Where Node finds a package that is asked for from a place. */
function placeOf(lock, from, name) {
  for (let place = from; ; place = place === '.' ? '' : dirname(place)) {
    const inside = place === '.' ? '' : place;
    if (basename(inside) !== 'node_modules') {
      const path = inside === '' ? `node_modules/${name}` : `${inside}/node_modules/${name}`;
      if (lock.packages[path] !== undefined) return path;
    }
    if (inside === '') return null;
  }
}

/** Our own packages lie among the others: each of them is found by its name, and nothing is a link. */
function released(path) {
  return path.replace(/^packages\/([^/]+)/, 'node_modules/@starboard/$1');
}

/** Nobody who only runs it needs sources and the notes of compilers. */
const isWanted = (path) => !/\.(map|[cm]?tsx?|tsbuildinfo)$/.test(path);

function copyPackages(into) {
  for (const path of needed(read('package-lock.json'))) {
    const from = join(root, path);
    // What is only for other systems is not installed here.
    if (!existsSync(from)) continue;
    const to = join(into, released(path));
    if (path.startsWith('packages/') && !path.includes('/node_modules/')) copyOwn(from, to);
    else {
      // What lies inside of it is in the list by itself.
      const nested = join(from, 'node_modules');
      cpSync(from, to, { recursive: true, filter: (it) => it !== nested && isWanted(it) });
    }
  }
  cpSync(join(root, 'packages', 'web', 'site'), join(into, 'node_modules/@starboard/web/site'), {
    recursive: true,
  });
}

/** Of a package of ours: what is built, and what it reads while it runs. */
function copyOwn(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!['package.json', 'bin', 'dist', 'languages'].includes(name)) continue;
    cpSync(join(from, name), join(to, name), { recursive: true, filter: isWanted });
  }
}

const START = `#!/usr/bin/env node
// "node starboard.mjs" runs the server; "node starboard.mjs help" says what else there is.
if (process.argv.length < 3) process.argv.push('serve');
await import('./node_modules/@starboard/cli/bin/starboard.mjs');
`;

function makeServer(into) {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  copyPackages(into);
  const { name, version, license, engines } = read('package.json');
  const manifest = { name, version, private: true, type: 'module', license, engines };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(into, 'starboard.mjs'), START);
  chmodSync(join(into, 'starboard.mjs'), 0o755);
  for (const file of ['LICENSE', 'docs/operating.md', 'docs/hosting.md'])
    cpSync(join(root, file), join(into, basename(file)));
  cpSync(join(root, 'deploy'), into, { recursive: true });
}

/** Addresses with a page of their own at a host that knows no other way; all the others get its page for what is missing. */
const PAGES = [
  'create',
  'settings',
  'profile',
  'rules',
  'learn/bsg',
  'learn/roll',
  'practice/bsg',
  'practice/roll',
];

function makeStatic(into) {
  rmSync(into, { recursive: true, force: true });
  cpSync(join(root, 'packages', 'web', 'site'), into, { recursive: true });
  const page = join(into, 'index.html');
  // The page knows that no server will answer it.
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('<html lang="en">', '<html lang="en" data-server="none">'));
  cpSync(page, join(into, '404.html'));
  for (const path of PAGES) {
    mkdirSync(join(into, path), { recursive: true });
    cpSync(page, join(into, path, 'index.html'));
  }
}

export async function release(into = join(root, 'release')) {
  await ensureBuilt();
  const server = join(into, 'starboard');
  const site = join(into, 'static');
  makeServer(server);
  makeStatic(site);
  return { server, site };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { into: { type: 'string' } } });
  const { server, site } = await release(values.into && resolve(values.into));
  console.log(`The server: ${server} (node starboard.mjs)\nWithout a server: ${site}`);
}
