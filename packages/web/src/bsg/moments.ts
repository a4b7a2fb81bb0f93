import {
  type Ability,
  boxOf,
  characterOf,
  DEFINITIONS,
  MOMENTS,
  type ModuleId,
  type Moment,
  type MomentFact,
  type PlayerView,
  PRINTED,
  playsAt,
} from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import type { OrderMoment } from '../table/order-form.tsx';

const WINDOWS = Object.keys(MOMENTS).filter((name): name is Moment => name in MOMENTS);
const ALL_QUORUM = DEFINITIONS.quorumCards.map(({ id }) => id);
const ALL_MODULES = PRINTED.map(({ id }) => id).filter((id) => id !== 'base');
const ALL_ABILITIES = DEFINITIONS.characters.flatMap<Ability>(({ abilities }) => abilities);
/** Where everybody is asked, even who has nothing to play: at a table with no tells. */
const FOR_ALL: readonly Moment[] = ['location-check'];

/** What has no name of its own in the sentences of orders. */
const OWN_LABEL = new Set(['what', 'onViper', 'piloted', 'location', 'target']);

/** What only some games come to: the rulebook it is of, by moment, and by what a moment can be about. */
const MOMENT_OF: Partial<Record<Moment, ModuleId>> = {
  'force-attacked': 'new-caprica',
  'treachery-discarded': 'pegasus',
};
const ABOUT_OF: Readonly<Record<string, ModuleId>> = { pursuit: 'cylon-fleet', scar: 'pegasus' };

/** Without what is not in this box. */
function inBox(fact: MomentFact, modules: readonly ModuleId[]): MomentFact {
  // Not every box there is goes with every other.
  if (fact.kind !== 'one-of' || modules === ALL_MODULES) return fact;
  const { locations } = boxOf({ modules });
  const isThere = (it: string | number | boolean): boolean => {
    const place = DEFINITIONS.locations.find(({ id }) => id === it);
    if (place !== undefined) return locations.includes(place.id);
    const only = ABOUT_OF[String(it)];
    return only === undefined || modules.includes(only);
  };
  return { kind: 'one-of', of: fact.of.filter(isThere) };
}

function momentOf(
  window: Moment,
  abilities: readonly Ability[],
  quorum: Parameters<typeof playsAt>[2],
  modules: readonly ModuleId[],
  words: Words,
): OrderMoment {
  const facts = Object.entries<MomentFact>(MOMENTS[window]).map(([name, fact]) => ({
    name,
    fact: inBox(fact, modules),
    label: words.say(
      OWN_LABEL.has(name) ? `web-orders-fact-${name.toLowerCase()}` : `bsg-fact-${name}`,
    ),
  }));
  return { window, facts, plays: playsAt(window, abilities, quorum, modules) };
}

/** Every moment, with all that anybody could play at it: before it is known which boxes are on the table. */
export const allMoments = (words: Words): readonly OrderMoment[] =>
  WINDOWS.map((window) => momentOf(window, ALL_ABILITIES, ALL_QUORUM, ALL_MODULES, words));

/** The moments of these boxes, before it is known who I am. */
function momentsOf(modules: readonly ModuleId[], words: Words): readonly OrderMoment[] {
  const { characters, quorum } = boxOf({ modules });
  const abilities = characters.flatMap((id) => characterOf(id).abilities);
  return windowsOf(modules).map((window) => momentOf(window, abilities, quorum, modules, words));
}

function windowsOf(modules: readonly ModuleId[]): readonly Moment[] {
  return WINDOWS.filter((window) => {
    const only = MOMENT_OF[window];
    return only === undefined || modules.includes(only);
  });
}

/** The moments at which I can be asked, with what I could play. */
export function momentsFor(
  me: PlayerView | undefined,
  modules: readonly ModuleId[],
  words: Words,
): readonly OrderMoment[] {
  if (me === undefined || me.character === null) return momentsOf(modules, words);
  const abilities = characterOf(me.character).abilities.filter(
    ({ once }) => once !== true || !me.spent,
  );
  return windowsOf(modules)
    .map((window) => momentOf(window, abilities, me.quorum, modules, words))
    .filter(({ window, plays }) => plays.length > 0 || FOR_ALL.some((it) => it === window));
}
