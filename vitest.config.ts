import { defineConfig } from 'vitest/config';

// Workspace packages are loaded from their TypeScript sources, so that tests need no build.
const conditions = ['starboard-source'];

/** Files that change what all others load: a module of an example is at every table of whoever has loaded it. */
const apart = [
  'packages/bsg/test/modules.test.ts',
  'packages/bsg/test/two-modules.test.ts',
  'packages/kernel/test/no-hashing.test.ts',
  'packages/web/test/bsg-boards.test.ts',
  'packages/words/test/bsg-module.test.ts',
];

/** What all tests have in common, those too that are run when asked for. */
export const shared = {
  resolve: { conditions: [...conditions, 'module'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node'] } },
  test: {
    globalSetup: ['packages/real-browser/src/run-folder.ts'],
    // A busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
  },
};

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['packages/*/test/**/*.test.ts'],
          exclude: apart,
          // Files share what they load: loading the games or a server anew for each of them took a fifth of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
