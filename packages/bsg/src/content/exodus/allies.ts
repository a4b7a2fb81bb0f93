import {
  activate,
  choose,
  damageGalactica,
  destroyCivilian,
  discard,
  draw,
  type Effect,
  execute,
  gain,
  jumpTrack,
  lookLoyalty,
  lose,
  may,
  mayName,
  place,
  rollAtMost,
  send,
} from '../../effects/effect.ts';
import type { AllyCard } from '../definition.ts';

const drawTrauma = (count: number): Effect => ({ op: 'draw-trauma', who: 'self', count });
const discardTrauma = (count: number): Effect => ({ op: 'discard-trauma', who: 'self', count });
const goAnywhere: Effect = { op: 'go-anywhere', who: 'self' };

/** The 35 allies (EXO-35); `self` is who meets them. */
export const allies = [
  {
    id: 'lee-apollo-adama',
    location: 'hangar-deck',
    character: 'lee-apollo-adama',
    benevolent: [{ op: 'vipers-strike' }],
    antagonistic: [activate('launch-raiders')],
  },
  {
    id: 'william-adama',
    location: 'admirals-quarters',
    character: 'william-adama',
    benevolent: [draw('self', 3, ['leadership'])],
    antagonistic: [jumpTrack(-1)],
  },
  {
    id: 'karl-helo-agathon',
    location: 'weapons-control',
    character: 'karl-helo-agathon',
    benevolent: [draw('self', 3, ['tactics'])],
    antagonistic: [rollAtMost('self', 4, [lose('morale', 1)])],
  },
  {
    id: 'samuel-t-anders',
    location: 'armory',
    character: 'samuel-t-anders',
    benevolent: [{ op: 'push-centurions-back' }],
    antagonistic: [{ op: 'damage-vipers', count: 2, from: 'unmanned-in-space', by: 'self' }],
  },
  {
    id: 'gaius-baltar',
    location: 'research-lab',
    character: 'gaius-baltar',
    benevolent: [mayName('self', 'with-hidden-loyalty', [lookLoyalty('self', 'chosen')])],
    antagonistic: [
      {
        op: 'if',
        condition: { is: 'distance', atMost: 7 },
        then: [{ op: 'add-human-card' }, { op: 'draw-loyalty', who: 'self' }],
      },
    ],
  },
  {
    id: 'helena-cain',
    location: 'command',
    character: 'helena-cain',
    benevolent: [mayName('self', 'others', [execute('chosen')])],
    antagonistic: [send('admiral', 'brig')],
  },
  {
    id: 'brendan-hot-dog-costanza',
    location: 'weapons-control',
    benevolent: [
      {
        op: 'name-sector',
        by: 'self',
        then: [{ op: 'hit-sector', what: 'raider', count: 2, where: 'named' }],
      },
    ],
    antagonistic: [rollAtMost('self', 4, [lose('morale', 1)])],
  },
  {
    id: 'sherman-cottle',
    location: 'sickbay',
    benevolent: [discardTrauma(3), goAnywhere],
    antagonistic: [discard('self', 3), goAnywhere],
  },
  {
    id: 'anastasia-dee-dualla',
    location: 'communications',
    character: 'anastasia-dee-dualla',
    benevolent: [{ op: 'look-civilians', count: 'all' }],
    antagonistic: [drawTrauma(2)],
  },
  {
    id: 'margaret-racetrack-edmondson',
    location: 'weapons-control',
    benevolent: [gain('fuel', 1)],
    antagonistic: [drawTrauma(1), discard('self', 1, 'random')],
  },
  {
    id: 'priestess-elosha',
    location: 'presidents-office',
    benevolent: [{ op: 'look-deck', deck: 'crisis' }],
    antagonistic: [drawTrauma(2)],
  },
  {
    id: 'tory-foster',
    location: 'press-room',
    character: 'tory-foster',
    benevolent: [draw('self', 3, ['politics'])],
    antagonistic: [discard('self', 2, 'random')],
  },
  {
    id: 'felix-gaeta',
    location: 'ftl-control',
    character: 'felix-gaeta',
    benevolent: [jumpTrack(1)],
    antagonistic: [choose('self', [drawTrauma(2)], [discard('self', 3)])],
  },
  {
    id: 'louis-hoshi',
    location: 'communications',
    benevolent: [{ op: 'name-civilian', by: 'self', then: [{ op: 'recall-named-civilian' }] }],
    antagonistic: [activate('basestars')],
  },
  {
    id: 'louanne-kat-katraine',
    location: 'hangar-deck',
    character: 'louanne-kat-katraine',
    benevolent: [draw('self', 3, ['piloting'])],
    antagonistic: [discard('self', 3)],
  },
  {
    id: 'billy-keikeya',
    location: 'administration',
    benevolent: [gain('morale', 1)],
    antagonistic: [drawTrauma(1), discard('self', 1, 'random')],
  },
  {
    id: 'aaron-kelly',
    location: 'command',
    benevolent: [{ op: 'activate-vipers', count: 4 }],
    antagonistic: [damageGalactica(1)],
  },
  {
    id: 'romo-lampkin',
    location: 'brig',
    benevolent: [{ op: 'free', who: 'self', anywhere: true }],
    antagonistic: [discard('self', 'all')],
  },
  {
    id: 'alex-crashdown-quartararo',
    location: 'armory',
    benevolent: [{ op: 'look-deck', deck: 'destination' }],
    antagonistic: [rollAtMost('self', 4, [lose('population', 1)])],
  },
  {
    id: 'laura-roslin',
    location: 'presidents-office',
    character: 'laura-roslin',
    benevolent: [discardTrauma(2)],
    antagonistic: [drawTrauma(2)],
  },
  {
    id: 'diana-hardball-seelix',
    location: 'armory',
    benevolent: [{ op: 'repair-vipers', max: 3, by: 'self', all: true }],
    antagonistic: [send('self', 'sickbay')],
  },
  {
    id: 'kendra-shaw',
    location: 'weapons-control',
    benevolent: [
      may('self', [lose('morale', 1), gain('fuel', 1)], [lose('morale', 1), gain('food', 1)]),
    ],
    antagonistic: [destroyCivilian()],
  },
  {
    id: 'kara-starbuck-thrace',
    location: 'hangar-deck',
    character: 'kara-starbuck-thrace',
    benevolent: [{ op: 'activate-vipers', count: 4, same: true }],
    antagonistic: [activate('raiders')],
  },
  {
    id: 'ellen-tigh',
    location: 'admirals-quarters',
    character: 'ellen-tigh',
    benevolent: [
      { op: 'give-title', by: 'self', titles: ['president', 'admiral'], optional: true },
    ],
    antagonistic: [send('self', 'brig')],
  },
  {
    id: 'saul-tigh',
    location: 'command',
    character: 'saul-tigh',
    benevolent: [mayName('self', 'other-can-go-to-brig', [send('chosen', 'brig')])],
    antagonistic: [send('self', 'brig')],
  },
  {
    id: 'callandra-cally-tyrol',
    location: 'hangar-deck',
    character: 'callandra-cally-tyrol',
    benevolent: [draw('self', 3, ['engineering'])],
    antagonistic: [rollAtMost('self', 4, [lose('morale', 1)])],
  },
  {
    id: 'galen-tyrol',
    location: 'hangar-deck',
    character: 'galen-tyrol',
    benevolent: [
      choose(
        'self',
        [{ op: 'repair-locations', max: 2 }],
        [{ op: 'repair-vipers', max: 4, by: 'self' }],
      ),
    ],
    antagonistic: [send('self', 'sickbay')],
  },
  {
    id: 'sharon-boomer-valerii',
    location: 'armory',
    character: 'sharon-boomer-valerii',
    benevolent: [gain('food', 1)],
    antagonistic: [damageGalactica(1)],
  },
  {
    id: 'tom-zarek',
    location: 'administration',
    character: 'tom-zarek',
    benevolent: [
      may(
        'self',
        [lose('population', 1), gain('fuel', 1)],
        [lose('population', 1), gain('food', 1)],
        [lose('population', 1), gain('morale', 1)],
      ),
    ],
    antagonistic: [send('self', 'brig')],
  },
  {
    id: 'brother-cavil',
    location: 'research-lab',
    character: 'cavil',
    benevolent: [discardTrauma(1), { op: 'discard-trauma', who: 'self', count: 1, random: true }],
    antagonistic: [
      place('basestar', 1, 'bow'),
      place('raider', 3, 'bow'),
      place('civilian', 1, 'stern'),
    ],
  },
  {
    id: 'leoben-conoy',
    location: 'communications',
    character: 'leoben-conoy',
    benevolent: [
      { op: 'name-sector', by: 'self', then: [{ op: 'clear-sector', how: 'destroyed' }] },
    ],
    antagonistic: [drawTrauma(2)],
  },
  {
    id: 'danna-biers',
    location: 'press-room',
    benevolent: [gain('morale', 1)],
    antagonistic: [choose('self', [drawTrauma(2)], [discard('self', 3)])],
  },
  {
    id: 'simon-oneill',
    location: 'sickbay',
    benevolent: [draw('self', 2, 'any'), goAnywhere],
    antagonistic: [drawTrauma(2), goAnywhere],
  },
  {
    id: 'aaron-doral',
    location: 'administration',
    benevolent: [{ op: 'quorum-choice', draw: 3 }],
    antagonistic: [damageGalactica(1)],
  },
  {
    id: 'caprica-six',
    location: 'brig',
    character: 'caprica-six',
    benevolent: [jumpTrack(1)],
    antagonistic: [discard('self', 3, 'random'), { op: 'take-destiny', who: 'self', count: 2 }],
  },
] as const satisfies readonly AllyCard[];
