import { expect, it } from 'vitest';
import { newTableId, unguessable } from '../src/store/ids.ts';

it('an id can be given to a command as it is: none begins with a dash', () => {
  const ids = Array.from({ length: 2000 }, () => [unguessable(), newTableId()]).flat();
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
