import { ensureBuilt } from './build.mjs';

try {
  await ensureBuilt();
  const { serve } = await import('../packages/server/dist/index.js');
  process.exitCode = await serve(process.env);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
