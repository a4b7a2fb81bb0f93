import { drawQuorum } from '../../effects/effect.ts';
import type { TitleCard } from '../definition.ts';
import type { characters } from './characters.ts';

type CharacterId = (typeof characters)[number]['id'];

/** BSG-6.17, 6.18, 36.1, 36.2 */
export const titles: readonly TitleCard<CharacterId>[] = [
  {
    id: 'president',
    action: [drawQuorum(1)],
    playsQuorum: true,
    succession: [
      'laura-roslin',
      'gaius-baltar',
      'tom-zarek',
      'lee-apollo-adama',
      'william-adama',
      'karl-helo-agathon',
      'galen-tyrol',
      'sharon-boomer-valerii',
      'saul-tigh',
      'kara-starbuck-thrace',
    ],
  },
  {
    id: 'admiral',
    action: [{ op: 'nuke' }],
    needs: [{ is: 'nuke-left' }, { is: 'basestar-in-space' }], // BSG-30.17
    destinations: 2,
    placesCivilians: 'anywhere',
    notInBrig: true,
    succession: [
      'william-adama',
      'saul-tigh',
      'karl-helo-agathon',
      'lee-apollo-adama',
      'kara-starbuck-thrace',
      'sharon-boomer-valerii',
      'galen-tyrol',
      'tom-zarek',
      'gaius-baltar',
      'laura-roslin',
    ],
  },
];
