import type { BsgEvents, BsgView, Effect, Resource } from '@starboard/bsg/reading';
import type { Words } from '@starboard/words';
import type { LogEntry } from '../table/client.ts';
import { Icon } from './icons.tsx';

// Resources before and after: what an outcome would bring as far as it is printed, and what one has brought.

export interface Change {
  readonly resource: Resource;
  readonly from: number;
  readonly to: number;
}

/** A dial stops there (BSG-11.4, 11.5). */
const FULL = 15;

function add(changes: readonly Change[], { resource, from, to }: Change): readonly Change[] {
  const before = changes.find((it) => it.resource === resource);
  if (before === undefined) return [...changes, { resource, from, to }];
  return changes.map((it) => (it === before ? { resource, from: before.from, to } : it));
}

const isOne = ({ from, to }: Change): boolean => from !== to;

/** What these effects do to resources whatever else happens: nothing that is rolled or chosen. */
export function changesOf(
  effects: readonly Effect[],
  resources: BsgView['resources'],
  guarded: Resource | null,
): readonly Change[] {
  let changes: readonly Change[] = [];
  let guard = guarded;
  for (const effect of effects) {
    if (effect.op !== 'resource') continue;
    const { resource, by } = effect;
    const from = changes.find((it) => it.resource === resource)?.to ?? resources[resource];
    const spared = by < 0 && guard === resource;
    if (spared) guard = null;
    const to = Math.max(0, Math.min(FULL, from + by + (spared ? 1 : 0)));
    changes = add(changes, { resource, from, to });
  }
  return changes.filter(isOne);
}

/** What a log says became of resources. */
export function changesIn(log: readonly LogEntry[]): readonly Change[] {
  let changes: readonly Change[] = [];
  for (const { event } of log) {
    if (event.type !== 'resource-changed') continue;
    // The log of this game holds this game's events.
    const { resource, by, now } = event.data as BsgEvents['resource-changed'];
    changes = add(changes, { resource, from: now - by, to: now });
  }
  return changes.filter(isOne);
}

/**
 * The resources and the log as they were when the outcome of the check on the table began: what is printed is counted
 * from there, not once more from what it has left.
 */
export function beforeOutcome(
  log: readonly LogEntry[],
  resources: BsgView['resources'],
): { readonly log: readonly LogEntry[]; readonly resources: BsgView['resources'] } {
  const before = { ...resources };
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    if (event?.type === 'check-settled') return { log: log.slice(0, at), resources: before };
    if (event?.type === 'check-began' || event?.type === 'crisis-drawn') break;
    if (event?.type === 'resource-changed') {
      const { resource, by } = event.data as BsgEvents['resource-changed'];
      before[resource] -= by;
    }
  }
  return { log, resources };
}

/** The resource whose next loss in this turn is 1 smaller (PEG-41.14), or null. */
export function guardedIn(log: readonly LogEntry[]): Resource | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    if (event?.type === 'turn-began' || event?.type === 'loss-prevented') return null;
    if (event?.type === 'resource-guarded') {
      return (event.data as BsgEvents['resource-guarded']).resource;
    }
  }
  return null;
}

/** Morale 8 to 7: each with its sign, its name, and both numbers. */
export function Changes({
  changes,
  words,
}: {
  readonly changes: readonly Change[];
  readonly words: Words;
}) {
  if (changes.length === 0) return null;
  return (
    <span className="changes">
      {changes.map(({ resource, from, to }) => (
        <span
          key={resource}
          className={to === 0 ? 'change down fatal' : to < from ? 'change down' : 'change up'}
        >
          <Icon name={resource} />
          <span className="visually-hidden">
            {words.say('web-bsg-change', { what: { say: `bsg-resource-${resource}` }, from, to })}
          </span>
          <span aria-hidden="true">
            {words.say(`bsg-resource-${resource}`)} {from}
            <Icon name="arrow" />
            <b>{to}</b>
          </span>
          {to === 0 && <strong>: {words.say('web-bsg-humans-lose')}</strong>}
        </span>
      ))}
    </span>
  );
}
