import type { BsgEvents } from '@starboard/bsg';
import type { SeenEvent } from '@starboard/kernel';

/** The rule each kind of event follows: as the ledgers number them. */
const RULES: Readonly<Record<keyof BsgEvents, string>> = {
  'character-picked': 'BSG-12.1',
  'title-passed': 'BSG-13.2',
  'loyalty-dealt': 'BSG-18.1',
  'turn-began': 'BSG-3.2',
  'drew-skill': 'BSG-4.1',
  discarded: 'BSG-15.5',
  'destiny-built': 'BSG-2.32',
  moved: 'BSG-5.2',
  flew: 'BSG-34.6',
  launched: 'BSG-33.2',
  boarded: 'BSG-12.31',
  'vipers-returned': 'BSG-32.2',
  'viper-moved': 'BSG-33.3',
  'action-taken': 'BSG-6.1',
  'ability-used': 'BSG-12.3',
  'skill-ignored': 'BSG-12.3',
  'location-activated': 'BSG-6.3',
  'character-named': 'BSG-17.5',
  ordered: 'BSG-15.15',
  'viper-withdrawn': 'BSG-34.3',
  travelled: 'BSG-14.10',
  'crisis-discarded': 'BSG-7.1',
  'card-played': 'BSG-15.4',
  'resource-changed': 'BSG-11.2',
  rolled: 'BSG-30.1',
  attacked: 'BSG-30.1',
  'viper-hit': 'BSG-31.2',
  'ships-placed': 'BSG-25.2',
  'ships-destroyed': 'BSG-31.1',
  'ships-moved': 'BSG-27.5',
  'basestar-damaged': 'BSG-31.13',
  'basestar-destroyed': 'BSG-31.18',
  'galactica-damaged': 'BSG-31.6',
  repaired: 'BSG-31.9',
  'vipers-repaired': 'BSG-31.3',
  'raptor-destroyed': 'BSG-31.4',
  'raptor-repaired': 'BSG-31.4',
  'civilian-destroyed': 'BSG-31.5',
  'civilian-moved': 'BSG-13.12',
  'civilians-seen': 'BSG-24.7',
  'centurion-boarded': 'BSG-28.5',
  'centurions-advanced': 'BSG-28.4',
  'centurion-destroyed': 'BSG-30.5',
  'nuke-spent': 'BSG-6.18',
  'crisis-drawn': 'BSG-7.1',
  'crisis-replaced': 'BSG-7.1',
  'part-chosen': 'BSG-7.6',
  'option-chosen': 'BSG-7.6',
  'card-kept': 'BSG-13.8',
  'card-left-play': 'BSG-13.8',
  'check-began': 'BSG-16.1',
  'difficulty-changed': 'BSG-16.17',
  contributed: 'BSG-16.8',
  'check-revealed': 'BSG-16.15',
  'check-totalled': 'BSG-16.16',
  'check-settled': 'BSG-16.18',
  activated: 'BSG-8.1',
  'jump-track-moved': 'BSG-9.1',
  jumped: 'BSG-14.5',
  'destination-chosen': 'BSG-14.7',
  'destinations-seen': 'BSG-14.7',
  'sleeper-phase': 'BSG-19.1',
  'sympathizer-resolved': 'BSG-20.1',
  'loyalty-looked-at': 'BSG-18.4',
  'loyalty-passed': 'BSG-20.8',
  'cylon-revealed': 'BSG-21.2',
  'reveal-power-used': 'BSG-21.3',
  'super-crisis-drawn': 'BSG-21.9',
  'hand-seen': 'BSG-22.10',
  'card-taken': 'BSG-22.10',
  'quorum-drawn': 'BSG-13.4',
  'quorum-played': 'BSG-13.5',
  'quorum-given': 'BSG-13.17',
  'deck-looked-at': 'BSG-24.6',
  ended: 'BSG-11.12',
  'loyalties-shown': 'BSG-18.5',
};

/** What is attacked decides which line of the table counts. */
const ATTACKED: Readonly<Record<string, string>> = {
  raider: 'BSG-30.3',
  'heavy-raider': 'BSG-30.4',
  centurion: 'BSG-30.5',
  viper: 'BSG-30.6',
};

export function ruleOf({ type, data }: SeenEvent): string | null {
  if (!isKnown(type)) return null;
  // Events of this kind have this kind of data.
  if (type === 'contributed' && (data as BsgEvents['contributed']).seat === null) return 'BSG-16.7';
  if (type === 'attacked') {
    return ATTACKED[(data as BsgEvents['attacked']).target] ?? RULES.attacked;
  }
  return RULES[type];
}

function isKnown(type: string): type is keyof BsgEvents {
  return Object.hasOwn(RULES, type);
}
