import type { Message } from '@starboard/kernel';
import type { Speech, Words } from '@starboard/words';
import { Refused } from '../online/api.ts';

/** Why the server did not do something, for people. */
export function sayRefusal(words: Words, why: Message): string {
  const own = `web-refused-${why.id}`;
  return words.has(own) ? words.say(own) : words.say('web-refused-other', { code: why.id });
}

/** Why something done at a table was not taken: the server's reasons, or else the game's. Nothing has changed then. */
export function sayTableRefusal(words: Words, speech: Speech, why: Message): string {
  const said = words.has(`web-refused-${why.id}`) ? sayRefusal(words, why) : speech.refusal(why);
  return `${said} ${words.say('web-nothing-changed')}`;
}

/** The same for whatever was thrown. */
export function sayError(words: Words, error: unknown): string {
  const why = error instanceof Refused ? error.why : { id: 'page-broken' };
  return sayRefusal(words, why);
}
