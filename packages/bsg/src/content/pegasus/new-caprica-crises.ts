import {
  choose,
  damageGalactica,
  destroyCivilian,
  destroyRaptor,
  discard,
  draw,
  type Effect,
  execute,
  gain,
  jumpTrack,
  lose,
  may,
  mayName,
  name,
  rollAtMost,
  send,
  trade,
  type Who,
} from '../../effects/effect.ts';
import { checked, event } from '../definition.ts';

/** PEG-34.2 to 34.4 */
const prepareOrEvacuate: Effect = choose(
  'current',
  [{ op: 'prepare-ship' }],
  [{ op: 'evacuate-ship' }],
);

/** The current player's character goes there if it is on the planet at all. */
function sendFromPlanet(to: 'detention' | 'medical-center'): Effect {
  return {
    op: 'if',
    condition: { is: 'on-board', board: 'new-caprica' },
    then: [send('current', to)],
  };
}

function arrest(by: Who): Effect {
  return name(by, 'on-planet-to-detention', [send('chosen', 'detention')]);
}

const rescue: Effect = mayName('current', 'in-detention', [
  { op: 'free', who: 'chosen', picks: 'current' },
]);

/** The 30 New Caprica Crisis cards (PEG-31). */
export const crises = [
  checked('hiding-underground', {
    chooser: 'current',
    check: { difficulty: 9, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [lose('food', 1)],
    instead: [arrest('current')],
    activation: ['raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  checked('prepare-for-a-fight', {
    chooser: 'current',
    check: { difficulty: 8, skills: ['leadership', 'tactics', 'engineering'] },
    pass: [{ op: 'remove-occupation-forces', by: 'current', count: 1 }],
    fail: [lose('morale', 1), sendFromPlanet('detention')],
    instead: [name('current', 'on-planet-to-medical-center', [send('chosen', 'medical-center')])],
    activation: ['raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  checked('rescue-detainees', {
    chooser: 'current',
    check: { difficulty: 9, skills: ['leadership', 'tactics'] },
    pass: [rescue],
    fail: [lose('morale', 1)],
    instead: [rollAtMost('current', 4, [arrest('current')])],
    activation: ['heavy-raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  checked('ncp-recruitment', {
    chooser: 'current',
    check: { difficulty: 8, skills: ['politics', 'leadership'] },
    pass: [],
    fail: [lose('morale', 1)],
    instead: [trade('each', 2)],
    activation: ['raiders'],
  }),
  checked('contact-informant', {
    chooser: 'current',
    check: { difficulty: 9, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('morale', 1), lose('population', 1)],
    instead: [lose('population', 1)],
    activation: ['raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  checked('arrests-at-night', {
    chooser: 'current',
    check: { difficulty: 10, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [lose('morale', 1), sendFromPlanet('detention')],
    instead: [trade('each', 2)],
    activation: ['launch-raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('brutal-treatment', {
    chooser: 'current',
    check: { difficulty: 9, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('morale', 1), sendFromPlanet('medical-center')],
    instead: [arrest('current')],
    activation: ['basestars', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  checked('held-for-questioning', {
    chooser: 'current',
    check: { difficulty: 10, skills: ['politics', 'leadership', 'tactics'] },
    pass: [],
    fail: [lose('morale', 1), sendFromPlanet('detention')],
    instead: [discard('current', 3, 'random')],
    activation: ['heavy-raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  checked('playing-with-emotions', {
    chooser: 'current',
    check: { difficulty: 7, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('morale', 1)],
    instead: [trade('current', 2, 'random')],
    activation: ['launch-raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('meet-liason-officer', {
    check: { difficulty: 10, skills: ['politics', 'tactics'] },
    pass: [],
    fail: [lose('fuel', 1), destroyRaptor()],
    activation: ['raiders'],
    jump: true,
    evacuation: true,
  }),
  event('a-cylon-ally', {
    chooser: 'admiral',
    options: [
      [prepareOrEvacuate, rollAtMost('current', 5, [send('current', 'detention')])],
      [discard('admiral', 2), discard('current', 3)],
    ],
    firstNeeds: [{ is: 'on-board', board: 'new-caprica' }],
    activation: ['raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  event('marine-reinforcements', {
    chooser: 'admiral',
    options: [
      [
        { op: 'remove-occupation-forces', by: 'current', count: 1 },
        discard('admiral', 2),
        discard('current', 3),
      ],
      [arrest('admiral')],
    ],
    activation: ['raiders'],
  }),
  checked('organize-the-pilots', {
    check: { difficulty: 9, skills: ['politics', 'piloting'] },
    pass: [prepareOrEvacuate],
    fail: [destroyCivilian()], // PEG-4.5
    activation: ['basestars'],
  }),
  checked('recover-launch-keys', {
    check: { difficulty: 10, skills: ['leadership', 'tactics', 'engineering'] },
    pass: [prepareOrEvacuate],
    fail: [lose('population', 1), sendFromPlanet('detention')],
    activation: ['basestars'],
  }),
  event('ncp-graduation', {
    chooser: 'admiral',
    options: [[lose('morale', 1)], [lose('population', 1)]],
    activation: ['heavy-raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('contact-raptor', {
    check: { difficulty: 7, skills: ['politics', 'engineering'] },
    pass: [],
    fail: [lose('morale', 1), discard('current', 2)],
    activation: ['raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('prepare-the-civilians', {
    check: { difficulty: 9, skills: ['politics', 'leadership'] },
    pass: [],
    fail: [lose('food', 1), { op: 'place-occupation-force' }],
    activation: ['raiders'],
    jump: true,
    evacuation: true,
  }),
  event('attack-on-the-power-plant', {
    chooser: 'president',
    options: [
      [lose('morale', 1), draw('each-human', 2, 'skill-set')],
      [lose('population', 1), gain('morale', 1)],
    ],
    activation: ['launch-raiders'],
    jump: true,
    evacuation: true,
  }),
  event('establish-sanitation', {
    chooser: 'president',
    options: [[{ op: 'skip-preparation' }], [lose('morale', 1)]],
    activation: ['raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('intra-atmos-entry', {
    check: {
      difficulty: 15,
      partial: 9,
      skills: ['leadership', 'tactics', 'piloting', 'engineering'],
    },
    pass: [prepareOrEvacuate, jumpTrack(1)], // PEG-36.9
    partial: [],
    fail: [
      lose('fuel', 1),
      { op: 'if', condition: { is: 'in-orbit' }, then: [damageGalactica(1)] },
    ],
    activation: ['heavy-raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('resistance-bombings', {
    check: { difficulty: 12, partial: 7, skills: ['leadership', 'tactics', 'engineering'] },
    pass: [
      may(
        'admiral',
        [
          lose('morale', 1),
          // PEG-40.1
          name('admiral', 'revealed-cylon', [{ op: 'execute', who: 'chosen', evenCylons: true }]),
        ],
        [lose('morale', 1), { op: 'remove-occupation-forces', by: 'admiral', count: 2 }],
      ),
    ],
    partial: [],
    fail: [lose('morale', 1), lose('population', 1)],
    activation: ['basestars', 'occupation-forces'],
  }),
  checked('betrayed-from-within', {
    check: { difficulty: 9, partial: 6, skills: ['politics', 'leadership'] },
    pass: [],
    partial: [trade('current', 2, 'random')],
    fail: [execute('current')],
    activation: ['raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('dissent-among-cylons', {
    check: { difficulty: 12, partial: 7, skills: ['politics', 'leadership'] },
    pass: [{ op: 'draw', who: 'each-human', count: 2, from: 'skill-set', optional: true }],
    partial: [],
    fail: [lose('morale', 1)],
    activation: ['launch-raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('labor-union-strike', {
    check: { difficulty: 13, partial: 10, skills: ['politics', 'tactics'] },
    pass: [gain('morale', 1)],
    partial: [],
    fail: [lose('food', 1), sendFromPlanet('detention')],
    activation: ['raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  checked('decode-cylon-maps', {
    check: { difficulty: 8, skills: ['tactics', 'engineering'] },
    pass: [prepareOrEvacuate],
    fail: [lose('morale', 1), { op: 'place-occupation-force' }],
    activation: ['heavy-raiders', 'occupation-forces'],
  }),
  checked('centurion-ambush', {
    check: { difficulty: 7, skills: ['tactics', 'piloting'] },
    pass: [],
    fail: [lose('population', 1), sendFromPlanet('medical-center')],
    activation: ['raiders'],
    jump: true,
    evacuation: true,
  }),
  checked('second-thoughts', {
    check: { difficulty: 9, skills: ['politics', 'leadership'] },
    pass: [rescue],
    fail: [lose('morale', 1)],
    activation: ['basestars', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  event('demanded-surrender', {
    chooser: 'president',
    options: [[arrest('president')], [lose('morale', 1)]],
    activation: ['basestars', 'occupation-forces'],
  }),
  event('keeping-hera-hidden', {
    chooser: 'president',
    options: [[{ op: 'add-to-destiny', skill: 'treachery', count: 2 }], [arrest('president')]],
    activation: ['raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
  event('execution-list', {
    chooser: 'president',
    options: [[rollAtMost('current', 5, [execute('president')])], [lose('population', 1)]],
    activation: ['heavy-raiders', 'occupation-forces'],
    jump: true,
    evacuation: true,
  }),
] as const;
