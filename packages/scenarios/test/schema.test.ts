import { expect, it } from 'vitest';
import { schemaFile } from '../src/index.ts';
import { inRepository } from './repository.ts';

// `npx vitest run packages/scenarios/test/schema.test.ts -u` writes it anew.
it('the schema for editors is up to date', async () => {
  await expect(schemaFile()).toMatchFileSnapshot(inRepository('scenarios/scenario.schema.json'));
});
