import { type BsgView, lookOf, meaningOf, type SkillCard } from '@starboard/bsg/reading';
import type { AskView, Choice, SeenEvent } from '@starboard/kernel';
import { useState } from 'react';
import type { LogEntry, TableState } from '../table/client.ts';

// Others may act at the same moment: what I wanted to play may come to nothing, and what I declined may be asked again.

/** What somebody else did that others are asked to think about again. */
const PLAYS: ReadonlySet<string> = new Set(['card-played', 'ability-used', 'skill-ignored']);

const seatOf = ({ data }: SeenEvent): unknown =>
  typeof data === 'object' && data !== null && 'seat' in data ? data.seat : null;

/** What is over and done with before a window of the same name is about something else. */
const NEXT: ReadonlySet<string> = new Set([
  'turn-began',
  'crisis-drawn',
  'check-began',
  'check-settled',
  'viper-hit',
]);

function isAnother(prompt: string, log: readonly LogEntry[]): boolean {
  const rolls = prompt === 'before-roll' || prompt === 'roll-begins';
  return log.some(({ event: { type } }) => NEXT.has(type) || (rolls && type === 'rolled'));
}

/** The first thing others did in a part of the log, as far as it can be in the way of a play. */
export function playOfOthers(log: readonly LogEntry[], mine: number): LogEntry | null {
  return log.find(({ event }) => PLAYS.has(event.type) && seatOf(event) !== mine) ?? null;
}

/** Whether a part of the log tells that I played a card. */
export const playedBy = (log: readonly LogEntry[], mine: number, card: SkillCard): boolean =>
  log.some(
    ({ event }) =>
      event.type === 'card-played' &&
      seatOf(event) === mine &&
      (event.data as { readonly card: SkillCard }).card === lookOf(card),
  );

/** What I answered to a window, and how much had happened by then. */
interface Said {
  readonly ask: number;
  readonly prompt: string;
  readonly card: SkillCard | null;
  readonly passed: boolean;
  readonly at: number;
}

export interface Meanwhile {
  readonly is: 'too-late' | 'asked-again';
  readonly entry: LogEntry;
}

/** What became of my answer to the last window, told once: it stands until I answer something else. */
export function meanwhileOf(
  said: Said,
  log: readonly LogEntry[],
  ask: AskView | null,
  me: Pick<BsgView['players'][number], 'seat' | 'hand'>,
): Meanwhile | null {
  const since = log.slice(said.at);
  const entry = playOfOthers(since, me.seat);
  if (entry === null) return null;
  if (said.card !== null) {
    const kept = me.hand?.includes(said.card) === true && !playedBy(since, me.seat, said.card);
    return kept ? { is: 'too-late', entry } : null;
  }
  const again =
    said.passed && ask !== null && ask.ask.prompt === said.prompt && !isAnother(said.prompt, since);
  return again ? { is: 'asked-again', entry } : null;
}

/** Begins anew with every answer. */
export function useMeanwhile(
  { log, view }: Pick<TableState, 'log' | 'view'>,
  ask: AskView | null,
  me: Parameters<typeof meanwhileOf>[3] | undefined,
) {
  const [said, setSaid] = useState<Said | null>(null);
  const tell = (answered: AskView, answer: unknown): void => {
    const { window, ask: asked } = answered;
    if (window === null || !('of' in asked)) return setSaid(null);
    const meant = meaningOf(asked, answer as Choice);
    setSaid({
      ask: answered.id,
      prompt: asked.prompt,
      card: meant.is === 'play-card' ? meant.card : null,
      passed: answer === 'pass',
      at: log.length,
    });
  };
  // As long as it is open others may still speak.
  const open = said === null || view?.asks.some(({ id }) => id === said.ask) === true;
  const found = open || said === null || me === undefined ? null : meanwhileOf(said, log, ask, me);
  return { meanwhile: found, tell };
}
