import {
  type Ability,
  type BsgView,
  boxOf,
  characterOf,
  DEFINITIONS,
  loyaltyOf,
  type Meaning,
  meaningOf,
  type PlayerView,
} from '@starboard/bsg/reading';
import type { Ask, Choice } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import { planetIn } from './boards/planet.ts';

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
    return [words.say('web-bsg-sure-reveal'), ...afterReveal(me, facts, words)].join(' ');
  }
  if (meant.is === 'use-title' && meant.title === 'admiral') {
    return words.say('web-bsg-sure-nuke', { count: facts.nukes });
  }
  return usedIn(meant, ask.prompt, me)?.once === true ? words.say('web-bsg-sure-once') : null;
}

/** What follows for whoever reveals themselves (BSG-21.4 to 21.13). */
function afterReveal(me: PlayerView | undefined, facts: BsgView, words: Words): readonly string[] {
  if (me === undefined) return [];
  const titles = boxOf(facts).titles.filter((title) => facts.titles[title] === me.seat).length;
  // PEG-28.1, 28.2
  const place = planetIn(facts)?.phase === 'settled' ? 'medical-center' : 'resurrection-ship';
  return [
    ...(IN_CUSTODY.has(me.where) ? [words.say('web-bsg-sure-custody')] : []),
    ...(me.handSize > KEPT ? [words.say('web-bsg-sure-hand')] : []),
    ...(titles > 0 ? [words.say('web-bsg-sure-title', { count: titles })] : []),
    words.say('web-bsg-sure-place', { place: words.say(`bsg-location-${place}`) }),
    ...(facts.current === me.seat ? [words.say('web-bsg-sure-turn')] : []),
  ];
}

/** BSG-21.5 */
const KEPT = 3;
const IN_CUSTODY: ReadonlySet<string> = new Set(['brig', 'detention']);

/** Both ways of one ability. */
const INTUITION = /^intuition-(pass|fail)$/;

/** What an ability does, told of one that nobody gets back. */
export function withOnce(
  does: string | null,
  meant: Meaning,
  prompt: string,
  me: PlayerView | undefined,
  words: Words,
): string | null {
  if (usedIn(meant, prompt, me)?.once !== true) return does;
  return [words.say('web-bsg-once'), does].filter((it) => it !== null).join(' · ');
}

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
