import {
  type Ability,
  type BsgView,
  characterOf,
  DEFINITIONS,
  loyaltyOf,
  type Meaning,
  meaningOf,
  type PlayerView,
} from '@starboard/bsg/reading';
import type { Ask, Choice } from '@starboard/kernel';
import type { Words } from '@starboard/words';

/** The question before what nobody gets back: a text used once per game, a nuke, the secret of being a Cylon. */
export function sureOf(
  ask: Ask,
  choice: Choice,
  me: PlayerView | undefined,
  facts: BsgView,
  words: Words,
): string | null {
  const meant = meaningOf(ask, choice);
  if (meant.is === 'reveal') {
    // To show a goal makes nobody a Cylon (EXO-17.9).
    if (loyaltyOf(meant.loyalty).goal !== undefined) return null;
    return words.say('web-bsg-sure-reveal');
  }
  if (meant.is === 'use-title' && meant.title === 'admiral') {
    return words.say('web-bsg-sure-nuke', { count: facts.nukes });
  }
  return usedIn(meant, ask.prompt, me)?.once === true ? words.say('web-bsg-sure-once') : null;
}

/** Both ways of one ability. */
const INTUITION = /^intuition-(pass|fail)$/;

/** The ability a choice uses. */
function usedIn(meant: Meaning, prompt: string, me: PlayerView | undefined): Ability | undefined {
  if (meant.is === 'use') {
    const id = INTUITION.test(meant.name) ? 'mysterious-intuition' : meant.name;
    return DEFINITIONS.characters.flatMap(({ abilities }) => abilities).find((it) => it.id === id);
  }
  if (meant.is !== 'use-ability' || me?.character == null) return undefined;
  const step = prompt === 'move-to' ? 'movement' : 'action';
  return characterOf(me.character).abilities.filter(
    (it) => it.rule === 'play' && (it.at === step || it.at === 'movement-or-action'),
  )[meant.index];
}
