import { defineConfig } from 'vitest/config';
import { shared } from '../../../vitest.config.ts';

// As many as one wants: "npm run leaks -- --games 100".
export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['packages/server/test/long-leaks.ts'] },
});
