import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { locked, notes, root } from './lock.mjs';

const packages = join(root, 'packages');
const web = join(packages, 'web');
/** The web app as browsers get it. */
const site = join(web, 'site');
/** What the last builds were made of. */
const compiled = join(notes, 'built');
const bundled = join(notes, 'site');

/** Installs, compiles and bundles what is not up to date; says so on stderr only when there was something to do. */
export async function ensureBuilt() {
  await ensureInstalled();
  if (compiledFresh() && bundledFresh()) return;
  await locked(() => {
    if (compiledFresh() && bundledFresh()) return;
    process.stderr.write('Building...\n');
    if (!compiledFresh() && !compile()) {
      throw new Error('The build failed (the compiler says why above).');
    }
    if (!bundledFresh() && !bundle()) {
      throw new Error('The web app could not be built (Vite says why above).');
    }
  });
}

/** Compiles without asking whether it is needed, and bundles what changed. True when both are content. */
export async function build() {
  return locked(() => compile() && (bundledFresh() || bundle()));
}

function compile() {
  // Taken before compiling: a file that is saved meanwhile makes the next build.
  const before = sourcesNow();
  if (!run(['typescript', 'bin', 'tsc'], '-b')) return false;
  writeFileSync(compiled, before);
  return true;
}

function bundle() {
  const before = siteNow();
  if (!run(['vite', 'bin', 'vite.js'], 'build', web, '--logLevel', 'warn')) return false;
  writeFileSync(bundled, before);
  return true;
}

function run(tool, ...args) {
  const done = spawnSync(process.execPath, [join(root, 'node_modules', ...tool), ...args], {
    cwd: root,
    // Whoever builds (a test, say), the app is built for people.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  return done.status === 0;
}

function compiledFresh() {
  if (!existsSync(compiled) || readFileSync(compiled, 'utf8') !== sourcesNow()) return false;
  return names().every((name) => existsSync(join(packages, name, 'dist', '.tsbuildinfo')));
}

function bundledFresh() {
  if (!existsSync(web)) return true;
  if (!existsSync(bundled) || readFileSync(bundled, 'utf8') !== siteNow()) return false;
  return existsSync(join(site, 'index.html'));
}

/** Changes when a source or a setting is added, saved, moved or removed. */
function sourcesNow() {
  return fingerprint([
    ...['package-lock.json', 'tsconfig.base.json', 'tsconfig.json'].map((it) => join(root, it)),
    ...names().flatMap((name) =>
      ['package.json', 'tsconfig.json', 'src'].map((it) => join(packages, name, it)),
    ),
  ]);
}

/** Changes when something changes that the web app is made of; a changed server changes nothing. */
function siteNow() {
  return fingerprint([
    join(root, 'package-lock.json'),
    join(root, 'rules'),
    ...['kernel', 'roll', 'bsg', 'words', 'bots', 'web'].flatMap((name) =>
      ['package.json', 'src'].map((it) => join(packages, name, it)),
    ),
    join(packages, 'words', 'languages'),
    ...['index.html', 'public', 'vite.config.ts'].map((it) => join(web, it)),
  ]);
}

/** Of these files and of everything in these folders: names, times and sizes. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const note = (path) => {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  for (const path of paths) {
    if (!statSync(path).isDirectory()) note(path);
    else {
      for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) note(join(entry.parentPath ?? entry.path, entry.name));
      }
    }
  }
  return hash.digest('hex');
}

/** The packages that the compiler builds. */
function names() {
  return readdirSync(packages)
    .filter((name) => ['tsconfig.json', 'src'].every((it) => existsSync(join(packages, name, it))))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await ensureBuilt();
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
