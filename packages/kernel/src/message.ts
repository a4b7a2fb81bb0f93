import type { JsonObject } from './json.ts';

/** Something a person will read, by id: the words live elsewhere, in every language. */
export interface Message {
  readonly id: string;
  readonly args?: JsonObject;
}

export function message(id: string, args?: JsonObject): Message {
  return args === undefined ? { id } : { id, args };
}
