import {
  type Frame,
  pickWith,
  type Seat,
  type StateOf,
  seatAt,
  shuffleWith,
} from '@starboard/kernel';
import { characterOf, type SkillCard, skillOf } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { type Checking, partsOf } from '../rulebook/check.ts';
import type { Bsg } from '../table/facts.ts';
import { standingOf } from '../table/standing.ts';
import type { Skill } from '../table/vocabulary.ts';
import { type Dealing, type Place, zone } from './zone.ts';

type State = StateOf<Bsg>;
type SkillPlace = Place<SkillCard>;

/** Whose hand somebody is looking at, at Human Fleet. */
function lookersAtHands({ stack }: State): readonly { seat?: unknown; victim?: unknown }[] {
  return stack.flatMap(({ procedure, locals }) => (procedure === 'taking-card' ? [locals] : []));
}

/** The cards in a check: everybody's own, until they are shuffled and shown. */
function inCheck({ procedure, locals }: Frame): SkillPlace[] {
  if (procedure !== 'skill-check') return [];
  const check = locals as Checking;
  const { aside } = check;
  const waiting: SkillPlace[] =
    aside === undefined
      ? []
      : [
          {
            name: 'aside',
            seenBy: [aside.seat],
            things: aside.cards,
            put: (things) => {
              aside.cards = [...things];
            },
          },
        ];
  if (check.revealed || (check.faceUp && check.destinyHidden !== true)) {
    return [{ name: 'open in a check', seenBy: 'all', things: check.pile }, ...waiting];
  }
  const parts = partsOf(check).map(
    ({ seat, from, to }): SkillPlace => ({
      name: 'in a check',
      seenBy: seat === null ? 'none' : check.faceUp ? 'all' : [seat, ...seenOf(check, seat)],
      things: check.pile.slice(from, to),
      put: (things) => {
        check.pile.splice(from, to - from, ...things);
      },
      ...(seat !== null && { of: seat }),
    }),
  );
  return [...parts, ...waiting];
}

/** Who has seen what somebody added (Probation). */
function seenOf({ shown = [] }: Checking, seat: Seat): Seat[] {
  return shown.flatMap((it) => (it.seat === seat ? [it.to] : []));
}

/** Cards somebody has drawn and decides on (Fast Learner). */
function drawnCards({ procedure, locals }: Frame): SkillPlace[] {
  if (procedure !== 'learning-fast') return [];
  const held = locals as { readonly seat: Seat; drawn?: SkillCard[] };
  if (held.drawn === undefined) return [];
  return [
    {
      name: 'drawn',
      seenBy: [held.seat],
      things: held.drawn,
      put: (things) => {
        held.drawn = [...things];
      },
    },
  ];
}

/** Who is looking at the whole Destiny deck (Consult the Oracle). */
function lookersAtDestiny({ stack }: State): Seat[] {
  return stack.flatMap(({ procedure, locals }) => {
    const { seat, seen } = locals as { readonly seat?: Seat; readonly seen?: true };
    return procedure === 'consulting-oracle' && seen === true && seat !== undefined ? [seat] : [];
  });
}

function places(state: State): SkillPlace[] {
  const { facts, stack } = state;
  const looking = lookersAtHands(state);
  return [
    ...facts.players.map((player, i): SkillPlace => {
      const seat = seatAt(i);
      const lookers = looking.flatMap((it) => (it.victim === i ? [seatAt(Number(it.seat))] : []));
      return {
        name: 'hand',
        seenBy: [seat, ...lookers],
        things: player.hand,
        of: seat,
        put: (things) => {
          player.hand = [...things];
        },
      };
    }),
    {
      name: 'destiny',
      seenBy: lookersAtDestiny(state),
      things: facts.destiny,
      put: (things) => {
        facts.destiny = [...things];
      },
    },
    ...stack.flatMap(inCheck),
    ...stack.flatMap(drawnCards),
    ...boxOf(facts).skills.flatMap((skill): SkillPlace[] => [
      {
        name: `deck of ${skill}`,
        seenBy: 'none',
        things: facts.skills[skill].draw,
        put: (things) => {
          facts.skills[skill].draw = [...things];
        },
      },
      { name: 'discard', seenBy: 'all', things: facts.skills[skill].discard },
    ]),
  ];
}

/** A deck holds cards of its own skill; hands, Destiny and checks hold any. */
function deal(
  unseen: readonly SkillPlace[],
  things: readonly SkillCard[],
  { chance, known }: Dealing,
  state: State,
): void {
  const { skills } = boxOf(state.facts);
  const stock = new Map<Skill, SkillCard[]>(skills.map((skill) => [skill, []]));
  for (const card of shuffleWith(chance, [...things])) stock.get(skillOf(card))?.push(card);
  const isDeck = ({ name }: SkillPlace): boolean => name.startsWith('deck of ');
  const loose = unseen.filter((place) => !isDeck(place));
  // What is dealt from nowhere is drawn as its owner would; what lay there changes places, half of the time whatever
  // its skill.
  const wanted: readonly (readonly Skill[])[] = known
    ? skillsNow(loose, chance)
    : loose.map((place) => place.things.map(() => pickWith(chance, drawnBy(state, place))));
  for (const [i, place] of loose.entries()) {
    place.put?.((wanted[i] ?? []).flatMap((skill) => take(stock, skill) ?? []));
  }
  for (const place of unseen.filter(isDeck)) {
    const skill = skills.find((it) => place.name === `deck of ${it}`);
    place.put?.(skill === undefined ? [] : (stock.get(skill) ?? []));
  }
}

function skillsNow(loose: readonly SkillPlace[], chance: Dealing['chance']): Skill[][] {
  const now = loose.flatMap(({ things }) => things.map(skillOf));
  if (chance.below(2) === 0) shuffleWith(chance, now);
  return loose.map(({ things }) => now.splice(0, things.length));
}

/** The skills a player draws, as often as they come up. */
function drawnBy({ facts }: State, { of }: SkillPlace): readonly Skill[] {
  const { skills } = boxOf(facts);
  const character = of === undefined ? null : (facts.players[of]?.character ?? null);
  if (of === undefined || character === null) return skills;
  if (standingOf(facts, of).draws === 'any') return skills;
  return characterOf(character).skillSet.flatMap((entry) =>
    entry.skills.flatMap((skill) => Array.from({ length: entry.count }, () => skill)),
  );
}

/** A card of a skill, or of another if there is none left. */
function take(stock: ReadonlyMap<Skill, SkillCard[]>, skill: Skill): SkillCard | undefined {
  return stock.get(skill)?.pop() ?? [...stock.values()].find((cards) => cards.length > 0)?.pop();
}

export const skillZone = zone<SkillCard>({
  id: 'skill',
  whole: ({ facts }) => [...boxOf(facts).skillCards.values()].flat(),
  places,
  deal,
});
