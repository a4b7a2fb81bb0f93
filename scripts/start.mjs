import { ensureBuilt } from './build.mjs';

try {
  await ensureBuilt();
  const { serve } = await import('../packages/server/dist/index.js');
  if (process.env.npm_lifecycle_event) stopWithParent();
  process.exitCode = await serve(process.env);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/**
 * Under "npm start" a shell stands between npm and this process: a signal sent to npm ends the shell and never
 * arrives here. So take the end of the shell for the signal.
 */
function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
