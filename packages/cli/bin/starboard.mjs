#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a checkout the command is never older than its sources; an installed package has no scripts folder.
const builder = new URL('../../../scripts/build.mjs', import.meta.url);

try {
  if (existsSync(builder)) {
    const { ensureBuilt } = await import(builder.href);
    await ensureBuilt();
  }
  const { main } = await import('../dist/main.js');
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
