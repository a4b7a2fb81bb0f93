import {
  type BsgView,
  boxOf,
  type CharacterId,
  type CrisisId,
  characterOf,
  countedIn,
  crisisOf,
  isIn,
  kindOf,
  type PlayerView,
  type Skill,
  type SkillCard,
  skillOf,
} from '@starboard/bsg';
import type { SeenCheck } from './memory.ts';

// How likely a check would have come out as it did, for every set of Cylons there could be. Nobody knows whose the
// cards were: every way to share the bad ones out among those who added some is counted.

/** A card that harms by its text: what takes strong cards away, or brings a Consequence. */
function spoils({ of }: SeenCheck, card: SkillCard): boolean {
  const { id, inCheck } = kindOf(card);
  if (inCheck === undefined) return false;
  if (id === 'red-tape') return true;
  if (!isIn('crisis', of) && !isIn('super-crisis', of)) return false;
  // Only the cards of these decks are checks of their own name.
  return crisisOf(of as CrisisId).consequence !== undefined;
}

/** By how many of so many cards are bad, how likely that is. */
type BadCards = (count: number, bad: number) => number;

/** Humans slip now and then; where somebody's fate is at stake they may mean it. */
const mistaken =
  (often: number): BadCards =>
  (_count, bad) =>
    [1 - often, 0.9 * often, 0.1 * often][bad] ?? 0.01 * often;

/** One bad card among few is what a Cylon dares. */
const SABOTAGE: readonly (readonly number[])[] = [
  [1],
  [0.5, 0.5],
  [0.54, 0.3, 0.16],
  [0.76, 0.16, 0.08],
];
const sabotaged: BadCards = (count, bad) => SABOTAGE[Math.min(3, count)]?.[bad] ?? 0.005;

/** An open Cylon has nothing to hide. */
const opposed: BadCards = (_count, bad) => [0.15, 0.8, 0.04][bad] ?? 0.01;

interface Source {
  /** The bit of the seat in a set of Cylons; 0 for whoever is known for what it is. */
  readonly bit: number;
  readonly count: number;
  readonly asHuman: BadCards;
  readonly asCylon: BadCards;
  /** Which skill a bad card of theirs is of. */
  readonly skill: (skill: Skill) => number;
}

/** Cards come from elsewhere, too: how much of what somebody has is of a skill that character does not draw. */
const STRAY = 0.03;
/** How many cards somebody has to choose from. */
const USUAL_HAND = 4;

/** Of what somebody draws, the part that is of each of these skills. */
function drawn(
  character: CharacterId | null,
  skills: readonly Skill[],
): ReadonlyMap<Skill, number> {
  const shares = new Map<Skill, number>(skills.map((skill) => [skill, STRAY]));
  for (const { skills: some, count } of character === null ? [] : characterOf(character).skillSet) {
    for (const skill of some) {
      const before = shares.get(skill);
      if (before !== undefined) shares.set(skill, before + count / some.length / 5);
    }
  }
  return shares;
}

/** Whoever has no bad card adds none. */
const having =
  (odds: BadCards, chance: number): BadCards =>
  (count, bad) =>
    bad === 0 ? 1 - chance * (1 - odds(count, 0)) : chance * odds(count, bad);

/** Checks about somebody: those who are for them may add bad cards and mean well. */
const ABOUT_SOMEBODY = 0.25;
const SLIP = 0.03;

function sourcesOf(check: SeenCheck, facts: BsgView, own: number | null): Source[] {
  const box = boxOf(facts).skills;
  const against = box.filter((skill) => !check.skills.includes(skill));
  const chance = against.length / box.length;
  const byFate: BadCards = (count, bad) =>
    bad > count ? 0 : binomial(count, bad) * chance ** bad * (1 - chance) ** (count - bad);
  const crisis = isIn('crisis', check.of) || isIn('super-crisis', check.of);
  const asHuman = mistaken(crisis ? SLIP : ABOUT_SOMEBODY);
  const fate: Source = {
    bit: 0,
    count: check.fate,
    asHuman: byFate,
    asCylon: byFate,
    skill: () => 1 / Math.max(1, against.length),
  };
  const players = facts.players.flatMap((player: PlayerView): Source[] => {
    const { seat, revealed, character } = player;
    const count = check.added[seat] ?? 0;
    if (count === 0 || seat === own) return [];
    const shares = drawn(character, against);
    const share = [...shares.values()].reduce((sum, it) => sum + it, 0);
    const chance = 1 - (1 - Math.min(1, share)) ** USUAL_HAND;
    const skill = (it: Skill): number => (shares.get(it) ?? 0) / share;
    const byHuman = having(revealed === 'no' ? asHuman : opposed, chance);
    const byCylon = having(revealed === 'no' ? sabotaged : opposed, chance);
    const bit = revealed === 'no' ? 1 << seat : 0;
    return [{ bit, count, asHuman: byHuman, asCylon: byCylon, skill }];
  });
  return [fate, ...players];
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** All ways to take some of so many, as counts by kind; the first takes none. */
function waysToTake(counts: readonly number[]): number[][] {
  let ways: number[][] = [[]];
  for (const count of counts) {
    ways = ways.flatMap((way) => Array.from({ length: count + 1 }, (_, k) => [...way, k]));
  }
  return ways;
}

/** Nothing that was seen once rules anything out. */
const LEAST = 1e-4;

/**
 * The logarithm of how likely these cards were, by set of Cylons. The own cards are known to whoever added them; null
 * is somebody who looks on.
 */
export function checkOdds(
  check: SeenCheck,
  cards: readonly SkillCard[],
  facts: BsgView,
  own: number | null,
): readonly number[] {
  const left = [...check.own];
  const others = cards.filter((card) => {
    const at = own === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const bad = others.filter((card) => countedIn(check, card) < 0 || spoils(check, card));
  const skills = [...new Set(bad.map((card) => skillOf(card)))];
  const counts = skills.map((skill) => bad.filter((card) => skillOf(card) === skill).length);
  const takes = waysToTake(counts);
  const indexOf = new Map(takes.map((take, i) => [take.join(), i]));
  const sources = sourcesOf(check, facts, own);
  /** How likely somebody gave exactly these bad cards. */
  const gave = (source: Source, role: BadCards): readonly number[] =>
    takes.map((take) => {
      const total = take.reduce((sum, it) => sum + it, 0);
      if (total > source.count) return 0;
      let ways = role(source.count, total);
      let rest = total;
      for (const [i, count] of take.entries()) {
        const skill = skills[i];
        if (skill !== undefined) ways *= binomial(rest, count) * source.skill(skill) ** count;
        rest -= count;
      }
      return ways;
    });
  const both = sources.map((source) => ({
    bit: source.bit,
    asHuman: gave(source, source.asHuman),
    asCylon: gave(source, source.asCylon),
  }));
  const steps = takes.flatMap((from, i) =>
    takes.flatMap((take, j) => {
      const to = indexOf.get(from.map((it, k) => it + (take[k] ?? 0)).join());
      return to === undefined ? [] : [{ i, j, to }];
    }),
  );
  const join = (before: readonly number[], given: readonly number[]): number[] => {
    const after = takes.map(() => 0);
    for (const { i, j, to } of steps) {
      after[to] = (after[to] ?? 0) + (before[i] ?? 0) * (given[j] ?? 0);
    }
    return after;
  };
  const odds = Array.from({ length: 2 ** facts.players.length }, () => 0);
  const involved = both.reduce((bits, { bit }) => bits | bit, 0);
  const bySet = new Map<number, number>();
  const visit = (at: number, before: readonly number[], set: number): void => {
    const source = both[at];
    if (source === undefined) {
      bySet.set(set, Math.log(Math.max(LEAST, before[takes.length - 1] ?? 0)));
      return;
    }
    visit(at + 1, join(before, source.asHuman), set);
    if (source.bit > 0) visit(at + 1, join(before, source.asCylon), set | source.bit);
  };
  visit(
    0,
    takes.map((_, i) => (i === 0 ? 1 : 0)),
    0,
  );
  const usual = bySet.get(0) ?? 0;
  return odds.map((_, set) => (bySet.get(set & involved) ?? usual) - usual);
}
