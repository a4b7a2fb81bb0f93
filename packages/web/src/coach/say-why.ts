import type { Message } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import type { TableProps } from '../table/page.tsx';

/** How much depends on something, by what bots call its stakes: a resource is worth about one. */
function weightOf(stakes: unknown): 'much' | 'some' | 'little' {
  const size = Math.abs(Number(stakes ?? 0));
  return size >= 2 ? 'much' : size >= 0.8 ? 'some' : 'little';
}

/** Why a bot would do it, for somebody who has not done it yet; what it would say afterwards where nothing fits. */
export function sayWhy(
  { speech, words, called }: TableProps,
  coach: Words,
  why: Message,
  /** It is said to somebody who plays for the Cylons. */
  cylon = false,
): string {
  const args = why.args ?? {};
  const how = typeof args['how'] === 'string' ? `-${args['how']}` : '';
  const plain = `coach-why-${why.id.replace(/^bot-/, '')}${how}`;
  const id = cylon && coach.has(`${plain}-cylon`) ? `${plain}-cylon` : plain;
  if (!coach.has(id)) return speech.reason(why, called.now);
  const said: Record<string, string | number> = { weight: weightOf(args['stakes']) };
  for (const name of ['plans', 'choices', 'doubt']) {
    const value = args[name];
    if (typeof value === 'number') said[name] = value;
  }
  if (typeof args['phase'] === 'string') said['phase'] = words.say(`roll-phase-${args['phase']}`);
  return coach.say(id, said);
}
