import { defineConfig } from 'vitest/config';
import { shared } from '../../../vitest.config.ts';

// As many as one wants: "npm run fuzz -- --inputs 100000".
export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['packages/server/test/long-fuzz.ts'] },
});
