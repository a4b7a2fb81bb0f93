import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Where the scripts keep their own notes; never committed. */
export const notes = join(root, '.starboard');

const folder = join(notes, 'lock');
const owner = join(folder, 'pid');
const STALE_MS = 10 * 60_000;

/** Runs `work` while no other process of this checkout runs its own. */
export async function locked(work) {
  mkdirSync(notes, { recursive: true });
  while (!taken()) {
    if (abandoned()) rmSync(folder, { recursive: true, force: true });
    else await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function taken() {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(owner, String(process.pid));
  return true;
}

function abandoned() {
  try {
    const age = Date.now() - statSync(folder).mtimeMs;
    if (age > STALE_MS) return true;
    const pid = Number(readFileSync(owner, 'utf8'));
    return pid > 0 ? !alive(pid) : age > 5_000;
  } catch {
    // Between mkdir and writing the pid, or just released: look again.
    return ageOf(folder) > 5_000;
  }
}

function ageOf(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
