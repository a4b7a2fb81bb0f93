import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locked, root } from './lock.mjs';

const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.starboard-lock');
/** What npm itself notes about the packages it put into node_modules. */
const installed = join(root, 'node_modules', '.package-lock.json');

/** Installs the packages of package-lock.json, unless they are already there. */
export async function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (read(stamp) === wanted) return;
  await locked(() => {
    if (read(stamp) === wanted) return;
    if (!installedByHand()) install();
    writeFileSync(stamp, wanted);
  });
}

function install() {
  process.stderr.write('Installing packages (npm ci)...\n');
  // One string for the shell, so that Windows finds npm.cmd. The compiler is a development dependency.
  const done = spawnSync('npm ci --include=dev', {
    cwd: root,
    shell: true,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  if (done.status !== 0) {
    throw new Error(
      'npm could not install the packages Starboard needs (its own words are above). ' +
        'Check the network connection, then run "npm ci" in this folder.',
    );
  }
}

/** True when somebody already ran npm install or npm ci for this very lockfile. */
function installedByHand() {
  const found = packagesOf(read(installed));
  const wanted = packagesOf(read(lockfile));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional) return true;
    if (!existsSync(join(root, path))) return false;
    const there = found[path];
    return there !== undefined && there.version === entry.version && there.link === entry.link;
  });
}

function packagesOf(text) {
  return text === undefined ? {} : JSON.parse(text).packages;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
