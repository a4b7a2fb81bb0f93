import { damageGalactica, discard, draw, keep, lose, trade } from '../../effects/effect.ts';
import { attack, checked, event } from '../definition.ts';

/** The 5 Super Crisis cards of Pegasus. */
export const superCrises = [
  event('demand-peace-manifesto', {
    chooser: 'admiral',
    options: [[lose('morale', 1), damageGalactica(2)], [discard(['president', 'admiral'], 'all')]],
  }),
  checked('footage-transmitted', {
    check: { difficulty: 17, partial: 12, skills: ['politics', 'leadership', 'tactics'] },
    pass: [draw('each', 1, ['treachery'])],
    partial: [draw('each-cylon', 2, ['treachery'])],
    fail: [draw('each-cylon', 2, ['treachery']), { op: 'draw-super-crisis', who: 'each-cylon' }],
  }),
  attack('lured-into-a-trap', {
    activate: ['raiders'],
    setup: {
      'starboard-bow': { basestar: 1, raider: 3 },
      'starboard-quarter': { basestar: 1, raider: 3 },
      stern: { 'heavy-raider': 1 },
      'port-quarter': { viper: 1, civilian: 1 },
      'port-bow': { viper: 1, civilian: 1 },
    },
    special: [keep()],
    lasting: { rule: 'executed-at-jump', at: ['ftl-control', 'engine-room'], until: 'jump' },
  }),
  event('psychological-warfare', {
    chooser: 'president',
    options: [
      [lose('morale', 1), trade('each', 2)],
      [
        draw('each-cylon', 2, ['treachery']),
        { op: 'rebuild-destiny', skill: 'treachery', count: 6 },
      ],
    ],
  }),
  checked('the-farm', {
    check: { difficulty: 15, partial: 8, skills: ['tactics', 'engineering'] },
    pass: [],
    partial: [lose('food', 1)],
    fail: [lose('food', 1), lose('population', 1), keep()],
    lasting: { rule: 'no-once-per-game', until: 'end' },
  }),
] as const;
