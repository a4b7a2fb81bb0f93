import type { BsgTable } from '../table/facts.ts';
import { AUTO_JUMP } from '../table/jump-track.ts';
import { answers } from './questions.ts';

/** BSG-9.4, 9.5 */
export function moveJumpTrack(t: BsgTable, by: number): void {
  if (answers(t.facts).frozen(t.facts, 'jump-track')) return; // PEG-36.9
  t.facts.jumpTrack = Math.max(0, Math.min(AUTO_JUMP, t.facts.jumpTrack + by));
  t.emit('jump-track-moved', { to: t.facts.jumpTrack });
  if (t.facts.jumpTrack === AUTO_JUMP) t.run(answers(t.facts).atAutoJump(t.facts), {});
}

/** BSG-14.10 to 14.13, 3.7: what is reached for the first time begins. */
export function travel(t: BsgTable, by: number): void {
  t.facts.distance += by;
  t.emit('travelled', { by, distance: t.facts.distance });
  for (const { distance, phase, isDone } of answers(t.facts).milestones) {
    if (t.facts.distance >= distance && !isDone(t.facts)) t.run(phase, {});
  }
}
