import { type Frame, type StateOf, seedFrom, type Viewer } from '@starboard/kernel';
import { examine } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import { type Bsg, bsg, skillOf } from '../src/index.ts';
import type { Checking } from '../src/rulebook/check.ts';

type State = StateOf<Bsg>;

/** The same game with a view that tells too much. */
function leaking(leak: (state: State, viewer: Viewer) => unknown): typeof bsg {
  return {
    ...bsg,
    view: (state, viewer) => Object.assign(bsg.view(state, viewer), { leak: leak(state, viewer) }),
  };
}

function checkIn({ stack }: State): Checking | undefined {
  const frame = stack.find(({ procedure }) => procedure === 'skill-check');
  const check = frame?.locals as Checking | undefined;
  return check === undefined || check.revealed || check.faceUp ? undefined : check;
}

function drawnIn(stack: readonly Frame[]): unknown {
  return stack.map(({ locals }) => ('drawn' in locals ? locals.drawn : null));
}

/** What nobody may know, or only one: each must be found when a view tells it to everybody. */
const LEAKS: Readonly<Record<string, (state: State, viewer: Viewer) => unknown>> = {
  'HI-1: hands': ({ facts }) => facts.players.map(({ hand }) => hand),
  'HI-3: the skills in hands': ({ facts }) => facts.players.map(({ hand }) => hand.map(skillOf)),
  'HI-5: Loyalty': ({ facts }) => facts.players.map(({ loyalty }) => loyalty),
  'HI-9: the Loyalty deck': ({ facts }) => facts.loyalty,
  'HI-9: where the Sympathizer lies': ({ facts }) => facts.loyalty.indexOf('sympathizer'),
  'HI-10: the Destiny deck': ({ facts }) => facts.destiny,
  'HI-10: the skills of the Destiny deck': ({ facts }) => facts.destiny.map(skillOf),
  'HI-11: the skills of the cards added': (state) => checkIn(state)?.pile.map(skillOf),
  'HI-14: faces of civilian ships': ({ facts }) =>
    facts.civilians.filter(({ where }) => where !== 'destroyed').map(({ face }) => face),
  'HI-16: skill decks': ({ facts }) => facts.skills.tactics.draw[0],
  'HI-18: the Crisis deck': ({ facts }) => facts.crisis.draw[0],
  'HI-18: the Destination deck': ({ facts }) => facts.destinations[0],
  'HI-20 to HI-23: cards somebody drew and looks at': ({ stack }) => drawnIn(stack),
  'HI-24: the Quorum hand': ({ facts }) => facts.quorumHand,
  'HI-26: Super Crisis cards': ({ facts }) => facts.players.map(({ superCrises }) => superCrises),
};

describe('the check for leaks finds one that was put in', () => {
  it.each(Object.entries(LEAKS))('%s', (_name, leak) => {
    const game = leaking(leak);
    const found = Array.from({ length: 3 }, (_, i) =>
      examine(game, { seats: 4, seed: seedFrom(`leak ${i}`), noTells: true }),
    ).some(({ violations }) => violations.some((it) => it.includes('leak')));
    expect(found).toBe(true);
  });
});
