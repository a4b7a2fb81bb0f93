import { defineConfig } from 'vitest/config';
import { shared } from '../../../vitest.config.ts';

// A timing decides no test; this one is measured when asked for: "npm run bench:table".
export default defineConfig({
  ...shared,
  test: { ...shared.test, include: ['packages/web/test/update-speed.ts'] },
});
