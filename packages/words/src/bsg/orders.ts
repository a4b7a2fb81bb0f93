import { DEFINITIONS } from '@starboard/bsg/reading';
import type { OrderNames } from '../shared.ts';
import { type Arg, type Thing, thing } from '../thing.ts';
import type { Words } from '../words.ts';
import { playLine } from './asks.ts';
import { ability, isPost, place, target } from './vocabulary.ts';

/** What the standing orders of this game speak of. */
export function orderNames(words: Words, who: (seat: number) => Thing): OrderNames {
  const known = (id: string): Thing | null => (words.has(id) ? thing(id) : null);
  const fact = (name: string): Thing | null => known(`bsg-fact-${name}`);
  return {
    window: (name) => known(`bsg-moment-${name}`),
    fact,
    is(name, value) {
      if (typeof value === 'boolean') return known(`bsg-fact-${name}-${value ? 'yes' : 'no'}`);
      if (typeof value === 'string') {
        if (name === 'what') return known(`bsg-fact-what-${value}`);
        if (name === 'target') return thing('bsg-fact-target-is', { target: target(value) });
        const location = DEFINITIONS.locations.find(({ id }) => id === value)?.id;
        return name !== 'location' || location === undefined
          ? null
          : thing('bsg-fact-location-is', { place: place(location) });
      }
      const subject = fact(name);
      return subject === null
        ? null
        : thing('order-test-is', { fact: subject, value: meaningOf(name, value, who) });
    },
    // A card by its kind, or an ability, perhaps with what it is used for.
    play(choice) {
      const [kind = '', detail = ''] = String(choice).split(':');
      if (known(`bsg-card-${kind}`) !== null) return quoted(thing(`bsg-card-${kind}`));
      const isKnown = INTUITION.has(kind) || isPost(kind) || words.has(`bsg-ability-${kind}`);
      if (!isKnown) return null;
      return detail === '' && !INTUITION.has(kind)
        ? quoted(ability(kind))
        : thing(...playLine(String(choice)));
    },
  };
}

const INTUITION = new Set(['intuition-pass', 'intuition-fail']);
const quoted = (name: Thing): Thing => thing('bsg-quoted', { name });

/** Some numbers stand for a person, or for a choice counted from 0. */
function meaningOf(fact: string, value: number, who: (seat: number) => Thing): Arg {
  if (fact === 'roller' || fact === 'named' || fact === 'seat') return who(value);
  return fact === 'option' ? value + 1 : value;
}
