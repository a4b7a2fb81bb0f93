import { defineConfig } from 'vitest/config';

// Workspace packages are loaded from their TypeScript sources, so that tests need no build.
const conditions = ['starboard-source'];

/** A module of an example is at every table of whoever has loaded it. */
const withExamples = ['packages/web/test/bsg-boards.test.ts'];

/** What all tests have in common, those too that are run when asked for. */
export const shared = {
  resolve: { conditions: [...conditions, 'module'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node'] } },
  test: {
    globalSetup: ['packages/real-browser/src/run-folder.ts'],
    // A busy machine is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
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
          include: ['packages/{server,web}/test/**/*.test.ts'],
          exclude: withExamples,
          // Files share what they load: loading a server anew for each of them took a fifth of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['packages/!(server|web)/test/**/*.test.ts', ...withExamples],
        },
      },
    ],
  },
});
