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

/** A standing order as a sentence. */
export function order(
  words: Words,
  { window, when, then }: Order,
  named: {
    readonly window: (name: string) => string;
    readonly fact: (name: string) => string;
    readonly play: (choice: Choice) => string;
  },
): string {
  const where = words.say(...orderPlace(words, window, when, named));
  if (then === 'pass' || then === 'ask') return words.say(`order-${then}`, { when: where });
  return words.say('order-play', { when: where, play: named.play(then.play) });
}

function orderPlace(
  words: Words,
  window: string,
  when: Order['when'],
  named: { readonly window: (name: string) => string; readonly fact: (name: string) => string },
): [id: string, args?: Args] {
  const name = window === '*' ? words.say('order-always') : named.window(window);
  const tests = Object.entries(when ?? {}).flatMap(([fact, test]) =>
    testsOf(words, named.fact(fact), test),
  );
  if (tests.length === 0) return ['order-window', { window: name }];
  return ['order-window-when', { window: name, tests }];
}

function testsOf(words: Words, fact: string, { is, atLeast, atMost }: Test): Thing[] {
  const tests: Thing[] = [];
  if (is !== undefined) {
    const value = typeof is === 'boolean' ? words.name(thing(is ? 'order-yes' : 'order-no')) : is;
    tests.push(thing('order-test-is', { fact, value }));
  }
  if (atLeast !== undefined) tests.push(thing('order-test-at-least', { fact, value: atLeast }));
  if (atMost !== undefined) tests.push(thing('order-test-at-most', { fact, value: atMost }));
  return tests;
}
