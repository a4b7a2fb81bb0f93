import type { Message } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import { Refused } from '../online/api.ts';

/** Why the server did not do something, for people. */
export function sayRefusal(words: Words, why: Message): string {
  const own = `web-refused-${why.id}`;
  return words.has(own) ? words.say(own) : words.say('web-refused-other', { code: why.id });
}

/** The same for whatever was thrown. */
export function sayError(words: Words, error: unknown): string {
  const why = error instanceof Refused ? error.why : { id: 'page-broken' };
  return sayRefusal(words, why);
}
