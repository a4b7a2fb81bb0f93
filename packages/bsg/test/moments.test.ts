import { PASS, seedFrom } from '@starboard/kernel';
import { playTrial } from '@starboard/kernel/harness';
import { describe, expect, it } from 'vitest';
import {
  type Ability,
  bsg,
  DEFINITIONS,
  MOMENTS,
  type ModuleId,
  type Moment,
  type MomentFact,
  playsAt,
} from '../src/index.ts';

const ABILITIES = DEFINITIONS.characters.flatMap<Ability>(({ abilities }) => abilities);
const QUORUM = DEFINITIONS.quorumCards.map(({ id }) => id);
const isMoment = (name: string): name is Moment => name in MOMENTS;

function fits(fact: MomentFact, value: unknown, seats: number): boolean {
  switch (fact.kind) {
    case 'number':
      return typeof value === 'number' && value >= fact.min && value <= fact.max;
    case 'seat':
      // A location whose check names nobody.
      return value === null || (typeof value === 'number' && value >= 0 && value < seats);
    case 'one-of':
      return fact.of.some((it) => it === value);
  }
}

describe('what standing orders can speak of', () => {
  const met = new Set<string>();
  const wrong: string[] = [];
  const PLAYED: readonly (readonly ModuleId[])[] = [
    [],
    ['pegasus'],
    ['pegasus', 'new-caprica', 'cylon-leaders'],
    ['exodus', 'cylon-fleet'],
  ];
  for (let i = 0; i < 70; i++) {
    const seats = 4 + (i % 3);
    const modules = PLAYED[i >= 40 ? 3 : i % 5 < 2 ? 0 : 1 + (i % 2)] ?? [];
    playTrial(
      bsg,
      // With no tells everybody who might speak is asked, whatever they hold.
      { seats, seed: seedFrom(`moments ${i}`), options: { modules }, noTells: i % 2 === 1 },
      {
        checks: [
          ({ open: { window, ask } }) => {
            if (window === null) return undefined;
            met.add(window);
            if (!isMoment(window)) {
              wrong.push(`no moment ${window}`);
              return undefined;
            }
            for (const [name, fact] of Object.entries(MOMENTS[window])) {
              const value = ask.about?.[name];
              if (!fits(fact, value, seats)) wrong.push(`${window}: ${name} is ${String(value)}`);
            }
            if (ask.kind !== 'one') return undefined;
            const plays = playsAt(window, ABILITIES, QUORUM, modules);
            for (const choice of ask.of) {
              const known = plays.some(
                (it) => choice === it || String(choice).startsWith(`${it}:`),
              );
              if (choice !== PASS && !known) wrong.push(`${window}: ${String(choice)}`);
            }
            return undefined;
          },
        ],
      },
    );
  }

  it('is what the windows of played games tell and offer', () => {
    expect([...new Set(wrong)]).toEqual([]);
    // Chance seldom comes to these; the scenarios of PEG-30.3, of Intolerant and of Best of the Best do.
    const seldom = ['check-decided', 'force-attacked', 'piloted-viper-attacks'];
    expect([...new Set([...met, ...seldom])].sort()).toEqual(Object.keys(MOMENTS).sort());
  });

  it('offers only what this character can do', () => {
    expect(playsAt('after-total', [], [])).toEqual(['declare-emergency']);
    expect(playsAt('check-begins', [], [])).toEqual([]);
    const boomer =
      DEFINITIONS.characters.find(({ id }) => id === 'sharon-boomer-valerii')?.abilities ?? [];
    expect(playsAt('check-begins', boomer, [])).toEqual(['intuition-pass', 'intuition-fail']);
    expect(playsAt('location-check', [], ['assign-arbitrator'])).toEqual([
      'arbitrator:-3',
      'arbitrator:3',
    ]);
  });
});
