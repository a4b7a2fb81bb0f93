import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkout } from '../checkout.ts';
import type { Output } from '../output.ts';

const folder = join(checkout, 'bench', 'peers');

/** What the bench is measured against lives in a package of its own, installed the first time. */
function installPeers(output: Output): void {
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return;
  output.err('Installing what we measure ourselves against...');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error('could not install bench/peers (npm ci failed there)');
}

export interface Peer {
  /** Plays the cells in order until the game is over; returns the number of moves. */
  playGame(cells: readonly number[]): number;
}

export function boardgameio(output: Output): Peer {
  installPeers(output);
  const load = createRequire(join(folder, 'package.json'));
  const peer: unknown = load('./tic-tac-toe-on-boardgameio.cjs');
  if (!isPeer(peer)) throw new Error('bench/peers has no playGame');
  return peer;
}

function isPeer(value: unknown): value is Peer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'playGame' in value &&
    typeof value.playGame === 'function'
  );
}
