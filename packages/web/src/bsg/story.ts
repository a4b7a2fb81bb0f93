import type { BsgEvents, BsgView } from '@starboard/bsg/reading';
import type { LogEntry } from '../table/client.ts';

/** Events that make the story of a game. */
const TOLD = new Set<string>([
  'destination-chosen',
  'cylon-revealed',
  'sympathizer-resolved',
  'sleeper-phase',
  'title-passed',
  'galactica-damaged',
  'basestar-destroyed',
  'civilian-destroyed',
  'nuke-spent',
  'check-settled',
  'executed',
  'character-replaced',
  'infiltration-began',
  'infiltration-ended',
  'ship-destroyed',
  'new-caprica-reached',
  'galactica-returned',
  'departure-ordered',
  'final-five-shown',
  'goal-revealed',
  'goal-unmet',
  'fleet-arrived',
  'crossroads-reached',
  'crossroads-revealed',
  'trial-held',
  'eliminated',
  'agendas-shown',
  'ended',
]);

interface Chapter {
  readonly turn: number;
  readonly entries: readonly LogEntry[];
}

/** What took of something of which none is left: that is how it came to this. */
function ranOut({ type, data }: LogEntry['event'], { resources }: BsgView): boolean {
  if (type !== 'resource-changed') return false;
  const { resource, by } = data as BsgEvents['resource-changed'];
  return by < 0 && resources[resource] === 0;
}

/** How it came to this, turn by turn. */
export function storyOf(log: readonly LogEntry[], facts: BsgView): readonly Chapter[] {
  const chapters: { turn: number; entries: LogEntry[] }[] = [];
  let turn = 0;
  for (const entry of log) {
    const { event } = entry;
    // The log of this game holds this game's events.
    if (event.type === 'turn-began') turn = (event.data as BsgEvents['turn-began']).turn;
    // What was chosen in the last turn may have ended it.
    const lastWord = turn === facts.turn && event.type === 'part-chosen';
    if (turn === 0 || !(TOLD.has(event.type) || lastWord || ranOut(event, facts))) continue;
    const last = chapters[chapters.length - 1];
    if (last?.turn === turn) last.entries.push(entry);
    else chapters.push({ turn, entries: [entry] });
  }
  return chapters;
}
