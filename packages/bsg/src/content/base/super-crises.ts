import { activate, centurions, jumpTrack, keep, lose, sendAll } from '../../effects/effect.ts';
import { attack, checked } from '../definition.ts';

/** The 5 Super Crisis cards of the base game. */
export const superCrises = [
  checked('bomb-on-colonial-1', {
    check: { difficulty: 15, skills: ['tactics', 'piloting', 'engineering'] },
    pass: [],
    fail: [lose('morale', 2), sendAll('colonial-one', 'sickbay'), keep()],
    lasting: { rule: 'closed', place: 'colonial-one', until: 'end' },
  }),
  checked('cylon-intruders', {
    check: { difficulty: 18, partial: 14, skills: ['leadership', 'tactics'] },
    pass: [],
    partial: [centurions(1)],
    fail: [{ op: 'damage-galactica', count: 1 }, centurions(2)],
  }),
  checked('fleet-mobilization', {
    check: { difficulty: 24, skills: ['leadership', 'tactics', 'piloting', 'engineering'] },
    pass: [activate('basestars'), activate('launch-raiders')],
    fail: [
      lose('morale', 1),
      activate('basestars'),
      activate('raiders'),
      activate('heavy-raiders'),
      activate('launch-raiders'),
    ],
  }),
  checked('inbound-nukes', {
    check: { difficulty: 15, skills: ['leadership', 'tactics'] },
    pass: [],
    fail: [lose('fuel', 1), lose('food', 1), lose('population', 1)],
  }),
  attack('massive-assault', {
    activate: ['heavy-raiders', 'basestars'],
    setup: {
      'starboard-bow': { basestar: 1, raider: 4 },
      'starboard-quarter': { basestar: 1, 'heavy-raider': 1, raider: 2 },
      'port-quarter': { viper: 1, civilian: 2 },
      'port-bow': { viper: 1, civilian: 2 },
    },
    special: [jumpTrack(-2)],
  }),
] as const;
