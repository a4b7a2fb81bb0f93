import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root } from './lock.mjs';

/** Runs tests that take too long for every day, by a configuration of their own; what they are asked for is in `env`. */
export async function runLongTests(config, env) {
  await ensureBuilt();
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const done = spawnSync(process.execPath, [vitest, 'run', '--config', config], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = done.status ?? 1;
}
