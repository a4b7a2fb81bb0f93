import { describe, expect, it } from 'vitest';
import { lastCheck, strikes } from '../src/bsg/recent.ts';
import type { LogEntry } from '../src/table/client.ts';
import { inLines } from '../src/table/lines.ts';

const entry = (type: string, data: object = {}): LogEntry =>
  ({ seq: 0, event: { type, data } }) as LogEntry;
const turn = entry('turn-began', { seat: 0, turn: 23 });
const miss = [
  entry('die-rolled', { seat: 0, sides: 8, result: 5 }),
  entry('attacked', { by: 'raider', target: 'galactica', sector: 'bow', result: 5 }),
];
const sunk = (ship: number) => entry('civilian-destroyed', { ship, face: {}, sector: 'bow' });

describe('what just happened', () => {
  const settled = [
    entry('check-began', {
      of: 'brig',
      deck: 'location',
      difficulty: 7,
      skills: [],
      partial: null,
    }),
    entry('check-totalled', { total: 3, difficulty: 7 }),
    entry('check-settled', { of: 'brig', deck: 'location', result: 'fail' }),
  ];

  it('a check is seen into the next turn, until shots fall there that did not come of it', () => {
    expect(lastCheck([...settled, ...miss])?.result).toBe('fail');
    expect(lastCheck([...settled, ...miss, turn])?.result).toBe('fail');
    expect(lastCheck([...settled, turn, ...miss])).toBeNull();
    expect(lastCheck([...settled, turn, sunk(4)])).toBeNull();
    expect(lastCheck([...settled, turn, turn])).toBeNull();
  });

  it('of the shots of a swarm those are told that did harm, and then the newest', () => {
    const swarm = Array.from({ length: 12 }, () => miss).flat();
    const told = strikes([turn, ...miss, sunk(4), sunk(6), ...swarm]);
    expect(told.map(({ harm }) => harm)).toEqual([
      'destroyed',
      'destroyed',
      'none',
      'none',
      'none',
    ]);
    expect(told.at(-1)?.at).toBe(3 + 1 + swarm.length);
    expect(strikes([sunk(4), turn, ...miss])).toHaveLength(1);
  });

  it('the same movement of many ships is one line of the log, and says how many', () => {
    const move = (to: string) => entry('ships-moved', { ship: 'raider', from: 'bow', to });
    const log = [turn, move('stern'), move('stern'), move('stern'), move('bow'), ...miss, ...miss];
    const times = inLines(log).map((line) => line.times);
    expect(times).toEqual([1, 3, 1, 1, 1, 1, 1]);
  });
});
