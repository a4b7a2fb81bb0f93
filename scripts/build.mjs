import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { locked, notes, root } from './lock.mjs';

const packages = join(root, 'packages');
const stamp = join(notes, 'built');

/** Installs and compiles what is not up to date; says so on stderr only when there was something to do. */
export async function ensureBuilt() {
  await ensureInstalled();
  if (fresh()) return;
  await locked(() => {
    if (fresh()) return;
    process.stderr.write('Building...\n');
    if (!compile()) throw new Error('The build failed (the compiler says why above).');
  });
}

/** Compiles without asking whether it is needed. True when the compiler is content. */
export async function build() {
  return locked(compile);
}

function compile() {
  // Taken before compiling: a file that is saved meanwhile makes the next build.
  const before = fingerprint();
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const done = spawnSync(process.execPath, [tsc, '-b'], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  if (done.status !== 0) return false;
  writeFileSync(stamp, before);
  return true;
}

function fresh() {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) return false;
  return names().every((name) => existsSync(join(packages, name, 'dist', '.tsbuildinfo')));
}

/** Changes when a source or a setting is added, saved, moved or removed. */
function fingerprint() {
  const hash = createHash('sha256');
  const note = (path) => {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  };
  for (const file of ['package-lock.json', 'tsconfig.base.json', 'tsconfig.json']) {
    note(join(root, file));
  }
  for (const name of names()) {
    const folder = join(packages, name);
    note(join(folder, 'package.json'));
    note(join(folder, 'tsconfig.json'));
    const sources = join(folder, 'src');
    for (const entry of readdirSync(sources, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) note(join(entry.parentPath ?? entry.path, entry.name));
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
