import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bsgSchool } from '@starboard/bots/arena';
import { freshNetwork, optimiserFor, PARTS, step } from '@starboard/bots/learning';
import { whims } from '@starboard/kernel';
import { describe, expect, it } from 'vitest';
import { type Checkpoint, keep, readCheckpoint } from '../src/learn/checkpoint.ts';

describe('a course that is taken up again', () => {
  it('goes on exactly where it was left', () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-course-'));
    try {
      const chance = whims('course');
      const network = freshNetwork(bsgSchool.shape, () => chance.below(1000) / 1000);
      const curve = [
        { seconds: 20, games: 3, lessons: 90, tests: 1, passed: 1, errors: { winning: 0.5 } },
      ];
      const left: Checkpoint = {
        game: 'bsg',
        seed: 'course',
        threads: 1,
        seconds: 20,
        games: 3,
        curve,
        network,
      };
      keep(folder, left);
      const found = readCheckpoint(folder);
      if (found === null) throw new Error('nothing was kept');
      expect(found.curve).toEqual(curve);
      // The next lesson changes both in the same way.
      const lesson = [{ inputs: { at: [0, 5, 90], value: [1, 0.5, 1] }, target: [1, 1, 0] }];
      const steps = [network, found.network].map((it) => {
        const before = step(optimiserFor(it), lesson, bsgSchool.loss, 1e-3);
        return { before, after: PARTS.map((part) => Array.from(it[part])) };
      });
      expect(steps[1]).toEqual(steps[0]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
