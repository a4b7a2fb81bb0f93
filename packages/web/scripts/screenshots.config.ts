import { defineConfig } from 'vitest/config';

// The screenshots are taken as the tests look at the app, but only when asked for: "npm run screenshots".
const conditions = ['starboard-source'];

export default defineConfig({
  resolve: { conditions: [...conditions, 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'import', 'default'] } },
  test: {
    include: ['packages/web/test/screenshots.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
  },
});
