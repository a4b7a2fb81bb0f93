import type { Words } from '@starboard/words';

const MOST = 4000;

/** Words that remember what they said: a table says the same few hundred things again with every update. */
export function remembering(words: Words): Words {
  const said = new Map<string, string>();
  return {
    ...words,
    say(id, args) {
      const key = args === undefined ? id : `${id} ${JSON.stringify(args)}`;
      let text = said.get(key);
      if (text === undefined) {
        text = words.say(id, args);
        if (said.size > MOST) said.clear();
        said.set(key, text);
      }
      return text;
    },
  };
}
