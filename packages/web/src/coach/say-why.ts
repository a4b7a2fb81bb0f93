import type { Message } from '@starboard/kernel';
import type { Words } from '@starboard/words';
import type { TableProps } from '../table/page.tsx';

/** How much depends on something, by what bots call its stakes: a resource is worth about one. */
function weightOf(stakes: unknown): 'much' | 'some' | 'little' {
  const size = Math.abs(Number(stakes ?? 0));
  return size >= 2 ? 'much' : size >= 0.8 ? 'some' : 'little';
}

/** What there may be reasons of its own for: how something is done, the window or the ask it is about. */
const OCCASIONS = ['how', 'window', 'prompt'] as const;

/** What a place of the table is for, without the places where a word may be broken. */
function briefOfPlace(speech: TableProps['speech'], place: unknown): string | null {
  const id = `location:${place}`;
  return speech.ids.includes(id) ? speech.brief(id).replaceAll('\u00ad', '') : null;
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
  const plain = `coach-why-${why.id.replace(/^bot-/, '')}`;
  const does = briefOfPlace(speech, args['place']);
  // What is good for the fleet is no reason for its enemies.
  const id = (
    cylon
      ? [`${plain}-cylon`]
      : [
          ...OCCASIONS.map((name) => `${plain}-${args[name]}`),
          ...(does === null ? [] : [`${plain}-there`]),
        ]
  )
    .concat(plain)
    .find((it) => coach.has(it));
  if (id === undefined) return speech.reason(why, called.now);
  const said: Record<string, string | number> = {
    weight: weightOf(args['stakes']),
    gains: typeof args['gains'] === 'string' ? args['gains'] : 'none',
    ...(does !== null && { does }),
  };
  for (const name of ['plans', 'choices', 'doubt']) {
    const value = args[name];
    if (typeof value === 'number') said[name] = value;
  }
  if (typeof args['phase'] === 'string') said['phase'] = words.say(`roll-phase-${args['phase']}`);
  return coach.say(id, said);
}
