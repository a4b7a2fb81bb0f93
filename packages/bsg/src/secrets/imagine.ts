import type { Chance, Json, OpenAsk, StateOf, Translate, Viewer } from '@starboard/kernel';
import type { SkillCard } from '../content/library.ts';
import { rulesOf } from '../modules/rules.ts';
import { meaningOf, respelled } from '../table/choices.ts';
import type { Bsg } from '../table/facts.ts';
import { skillZone } from './skill-zone.ts';
import { dealUnseen, isSeen } from './zone.ts';

/**
 * Rearranges what a viewer cannot know: hands, decks, Loyalty, civilian ships, cards somebody else has drawn and
 * looks at. Not all of it fits everything that ever happened; it need only look the same from now on.
 */
export function imagineFor(state: StateOf<Bsg>, viewer: Viewer, chance: Chance): Translate {
  const before = unseenIn(state, viewer);
  for (const zone of rulesOf(state.facts).zones) {
    if (zone.unordered === true) continue;
    const unseen = zone.places(state).filter((place) => !isSeen(place, viewer));
    const things = unseen.flatMap((place) => place.things);
    dealUnseen(zone, state, unseen, things, { chance, known: true, suspicion: [] });
  }
  const after = unseenIn(state, viewer);
  const become = new Map(before.map((card, i) => [card, after[i] ?? card]));
  return (answer, open) => translated(answer, open, become);
}

/** The skill cards a viewer cannot see, place by place. */
function unseenIn(state: StateOf<Bsg>, viewer: Viewer): SkillCard[] {
  return skillZone
    .places(state)
    .flatMap((place) => (isSeen(place, viewer) ? [] : place.things))
    .filter((card) => typeof card === 'number');
}

/** The same answer with the cards that took the places of those it names. */
function translated(
  answer: Json,
  { ask }: OpenAsk,
  become: ReadonlyMap<SkillCard, SkillCard>,
): Json {
  const one = (it: Json): Json => {
    if (typeof it !== 'string' && typeof it !== 'number') return it;
    const meant = meaningOf(ask, it);
    if (!('card' in meant) || typeof meant.card !== 'number') return it;
    return respelled(it, meant.card, become.get(meant.card) ?? meant.card);
  };
  return Array.isArray(answer) ? answer.map(one) : one(answer);
}
