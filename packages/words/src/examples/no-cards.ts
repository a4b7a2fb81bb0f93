import type { Definition, Speech } from '../speech.ts';

function none(id: string): never {
  throw new RangeError(`there is no card "${id}"`);
}

/** What a game without cards says of them. */
export const NO_CARDS: Pick<Speech, 'ids' | 'definition' | 'name' | 'brief' | 'sides'> = {
  ids: [],
  definition: (id): Definition => none(id),
  name: (id): string => none(id),
  brief: (id): string => none(id),
  sides: () => [],
};
