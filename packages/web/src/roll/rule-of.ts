import type { SeenEvent } from '@starboard/kernel';
import type { RollEvents } from '@starboard/roll';

/** The rule each kind of event follows: its number in the ledger. */
const RULES: Readonly<Record<keyof RollEvents, string>> = {
  'seat-dealt': '2.8',
  drew: '8.3',
  placed: '8.7',
  'top-shown': '17.1',
  'round-began': '3.1',
  rolled: '4.1',
  revealed: '6.1',
  'extra-die': '6.3',
  'phases-set': '6.2',
  returned: '7.8',
  'phase-began': '7.1',
  'phase-ended': '7.1',
  stocked: '8.2',
  scouted: '8.3',
  abandoned: '8.4',
  rearranged: '8.4',
  'bag-refilled': '8.10',
  discarded: '8.16',
  'scout-lost': '20.4',
  'worker-placed': '9.1',
  completed: '9.3',
  'to-citizenry': '7.7',
  'to-cup': '7.8',
  'die-removed': '10.11',
  'die-gained': '10.9',
  'credits-gained': '10.10',
  'credits-paid': '13.2',
  'points-gained': '12.14',
  'pool-emptied': '14.1',
  produced: '11.1',
  shipped: '12.4',
  power: '18.1',
  recruited: '13.2',
  'marker-reset': '13.5',
  recalled: '13.6',
  scored: '15.1',
};

export function ruleOf({ type, data }: SeenEvent): string | null {
  if (!isKnown(type)) return null;
  // Events of this kind have this kind of data.
  if (type === 'returned') {
    const { from } = data as RollEvents['returned'];
    return from === 'dictate' ? 'ROLL-6.7' : 'ROLL-6.6';
  }
  if (type === 'shipped' && (data as RollEvents['shipped']).how === 'consume') return 'ROLL-12.7';
  if (type === 'worker-placed' && (data as RollEvents['worker-placed']).stack === 'settle') {
    return 'ROLL-10.1';
  }
  if (type === 'completed' && (data as RollEvents['completed']).stack === 'settle') {
    return 'ROLL-10.3';
  }
  return `ROLL-${RULES[type]}`;
}

function isKnown(type: string): type is keyof RollEvents {
  return Object.hasOwn(RULES, type);
}
