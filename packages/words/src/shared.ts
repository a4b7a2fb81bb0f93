import type { Choice, Message, Order, Outcome, Test } from '@starboard/kernel';
import type { People } from './speech.ts';
import { type Arg, type Args, person, type Thing, thing } from './thing.ts';
import type { Words } from './words.ts';

/** What every game says in the same way. `game` is the prefix of the game's own messages. */

/** A seat as a person; a seat nobody is known for is called by its number. */
export function seated(people: People): (seat: number) => Thing {
  return (seat) => person(people[seat] ?? { name: String(seat + 1) });
}

/** A refusal of the game itself, or else one of the kernel's. */
export function refusal(words: Words, game: string, id: string, args: Args): string {
  if (words.has(`${game}-refusal-${id}`)) return words.say(`${game}-refusal-${id}`, args);
  if (words.has(`refusal-${id}`)) return words.say(`refusal-${id}`, args);
  return words.say('refusal-unknown', { id });
}

/** The arguments of a message as they are: texts and numbers. */
export function plainArgs({ args = {} }: Message): Record<string, Arg> {
  const plain: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number') plain[name] = value;
  }
  return plain;
}

export function outcome(words: Words, game: string, ended: Outcome, people: People): string {
  const who = seated(people);
  const { winners } = ended;
  const reason = words.say(`${game}-outcome-${ended.reason.id}`, plainArgs(ended.reason));
  return winners.length === 0
    ? words.say('outcome-nobody-won', { reason })
    : words.say('outcome-won', { winners: winners.map(who), count: winners.length, reason });
}

/** Why a bot did something. The arguments are the game's: things where the bot gave ids. */
export function reason(words: Words, why: Message, args: Args): string {
  // Opposite choices have opposite reasons, each its own sentence.
  const { how, choice, place, task } = why.args ?? {};
  for (const id of [`${why.id}-${String(how ?? choice ?? place ?? task)}`, why.id]) {
    if (words.has(id)) return words.say(id, { ...plainArgs(why), ...args });
  }
  return words.say('refusal-unknown', { id: why.id });
}

/** How a game names what its standing orders speak of; null for what it does not have. */
export interface OrderNames {
  readonly window: (name: string) => Thing | null;
  /** A fact as the subject of a clause, if numbers can be compared with it. */
  readonly fact: (name: string) => Thing | null;
  /** What is the case when a fact has this value: a whole clause. */
  readonly is: (fact: string, value: string | number | boolean) => Thing | null;
  readonly play: (choice: Choice) => Thing | null;
}

/** The names of a game without windows. */
export const NO_ORDERS: OrderNames = {
  window: () => null,
  fact: () => null,
  is: () => null,
  play: () => null,
};

/** A standing order as a sentence. */
export function order(words: Words, { window, when = {}, then }: Order, named: OrderNames): string {
  const at =
    window === '*' ? thing('order-always') : (named.window(window) ?? thing('order-elsewhere'));
  const tests = Object.entries(when).flatMap(([fact, test]) => testsOf(fact, test, named));
  const where =
    tests.length === 0
      ? thing('order-window', { window: at })
      : thing('order-window-when', { window: at, tests });
  if (then === 'pass' || then === 'ask') return words.say(`order-${then}`, { when: where });
  const play = named.play(then.play) ?? thing('order-other-play');
  return words.say('order-play', { when: where, play });
}

/** A test of an order, as a clause by itself. */
export function orderTest(words: Words, fact: string, test: Test, named: OrderNames): string {
  return words.say('list-and', { things: testsOf(fact, test, named) });
}

/** What an order plays, by itself. */
export function orderPlay(words: Words, choice: Choice, named: OrderNames): string {
  return words.say('list-and', { things: [named.play(choice) ?? thing('order-other-play')] });
}

function testsOf(name: string, { is, atLeast, atMost }: Test, named: OrderNames): Thing[] {
  const fact = named.fact(name);
  const tests: (Thing | null)[] = [];
  const compared = (how: string, limits: Args): Thing | null =>
    fact === null ? null : thing(`order-test-${how}`, { fact, ...limits });
  if (is !== undefined) tests.push(named.is(name, is));
  if (atLeast !== undefined && atMost !== undefined) {
    tests.push(compared('between', { min: atLeast, max: atMost }));
  } else if (atLeast !== undefined) tests.push(compared('at-least', { value: atLeast }));
  else if (atMost !== undefined) tests.push(compared('at-most', { value: atMost }));
  return tests.map((test) => test ?? thing('order-other-test'));
}
