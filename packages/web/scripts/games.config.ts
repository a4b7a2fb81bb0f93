import { defineConfig } from 'vitest/config';
import shared from '../../../vitest.config.ts';

// Whole games in browsers take minutes, and a machine of their own: "npm run test:games".
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    include: ['packages/web/test/whole-games.ts', 'packages/web/test/online-games.ts'],
    maxWorkers: 1,
  },
});
