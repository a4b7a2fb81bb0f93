import { defineConfig } from 'vitest/config';
import { shared } from '../../../vitest.config.ts';

// As long as one wants: "npm run chaos -- --minutes 30".
export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['packages/server/test/long-chaos.ts'] },
});
