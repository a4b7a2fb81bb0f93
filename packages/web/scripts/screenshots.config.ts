import { defineConfig } from 'vitest/config';
import { shared } from '../../../vitest.config.ts';

// The screenshots are taken as the tests look at the app, but only when asked for: "npm run screenshots".
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ['packages/web/test/screenshots.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 240_000,
  },
});
