import { defineConfig } from 'vitest/config';

// Workspace packages are loaded from their TypeScript sources, so that tests need no build.
const conditions = ['starboard-source'];

export default defineConfig({
  resolve: { conditions: [...conditions, 'module'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    globalSetup: ['packages/real-browser/src/run-folder.ts'],
    // A busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // Files share what they load: loading it anew for each took a fifth of the time.
    isolate: false,
  },
});
