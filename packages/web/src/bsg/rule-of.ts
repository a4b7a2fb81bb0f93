import type { BsgEvents } from '@starboard/bsg';
import type { SeenEvent } from '@starboard/kernel';

/** The rule each kind of event follows: its number in the ledger. */
const RULES: Readonly<Record<keyof BsgEvents, string>> = {
  'character-picked': '12.1',
  'title-passed': '13.2',
  'loyalty-dealt': '18.1',
  'turn-began': '3.2',
  'drew-skill': '4.1',
  discarded: '15.5',
  'destiny-built': '2.32',
  moved: '5.2',
  flew: '34.6',
  launched: '33.2',
  boarded: '12.31',
  'vipers-returned': '32.2',
  'viper-moved': '33.3',
  'action-taken': '6.1',
  'ability-used': '12.3',
  'skill-ignored': '12.3',
  'location-activated': '6.3',
  'character-named': '17.5',
  ordered: '15.15',
  'viper-withdrawn': '34.3',
  travelled: '14.10',
  'crisis-discarded': '7.1',
  'card-played': '15.4',
  'resource-changed': '11.2',
  rolled: '30.1',
  attacked: '30.1',
  'viper-hit': '31.2',
  'ships-placed': '25.2',
  'ships-destroyed': '31.1',
  'ships-moved': '27.5',
  'basestar-damaged': '31.13',
  'basestar-destroyed': '31.18',
  'galactica-damaged': '31.6',
  repaired: '31.9',
  'vipers-repaired': '31.3',
  'raptor-destroyed': '31.4',
  'raptor-repaired': '31.4',
  'civilian-destroyed': '31.5',
  'civilian-moved': '13.12',
  'civilians-seen': '24.7',
  'centurion-boarded': '28.5',
  'centurions-advanced': '28.4',
  'centurion-destroyed': '30.5',
  'nuke-spent': '6.18',
  'crisis-drawn': '7.1',
  'crisis-replaced': '7.1',
  'part-chosen': '7.6',
  'option-chosen': '7.6',
  'card-kept': '13.8',
  'card-left-play': '13.8',
  'check-began': '16.1',
  'difficulty-changed': '16.17',
  contributed: '16.8',
  'check-revealed': '16.15',
  'check-totalled': '16.16',
  'check-settled': '16.18',
  activated: '8.1',
  'jump-track-moved': '9.1',
  jumped: '14.5',
  'destination-chosen': '14.7',
  'destinations-seen': '14.7',
  'sleeper-phase': '19.1',
  'sympathizer-resolved': '20.1',
  'loyalty-looked-at': '18.4',
  'loyalty-passed': '20.8',
  'cylon-revealed': '21.2',
  'reveal-power-used': '21.3',
  'super-crisis-drawn': '21.9',
  'hand-seen': '22.10',
  'card-taken': '22.10',
  'quorum-drawn': '13.4',
  'quorum-played': '13.5',
  'quorum-given': '13.17',
  'deck-looked-at': '24.6',
  ended: '11.12',
  'loyalties-shown': '18.5',
};

/** What is attacked decides which line of the table counts. */
const ATTACKED: Readonly<Record<string, string>> = {
  raider: '30.3',
  'heavy-raider': '30.4',
  centurion: '30.5',
  viper: '30.6',
};

export function ruleOf({ type, data }: SeenEvent): string | null {
  if (!isKnown(type)) return null;
  // Events of this kind have this kind of data.
  if (type === 'contributed' && (data as BsgEvents['contributed']).seat === null) return 'BSG-16.7';
  if (type === 'attacked') {
    return `BSG-${ATTACKED[(data as BsgEvents['attacked']).target] ?? RULES.attacked}`;
  }
  return `BSG-${RULES[type]}`;
}

function isKnown(type: string): type is keyof BsgEvents {
  return Object.hasOwn(RULES, type);
}
