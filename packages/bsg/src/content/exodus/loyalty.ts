import {
  activate,
  centurions,
  damageGalactica,
  discard,
  execute,
  jumpTrack,
  send,
} from '../../effects/effect.ts';
import { CYLON, type LoyaltyCard } from '../definition.ts';

/** The 2 new "You Are a Cylon" cards of Exodus (EXO-1.11). */
export const loyaltyCards = [
  { id: 'cylon-centurion', copies: 1, ...CYLON, power: [centurions(1)] },
  { id: 'cylon-jump-track', copies: 1, ...CYLON, power: [jumpTrack(-2)] },
] as const satisfies readonly LoyaltyCard[];

/** The 8 Personal Goals (EXO-17). */
export const personalGoals = [
  {
    id: 'goal-acquire-power',
    copies: 1,
    team: 'human',
    power: [],
    goal: { needs: [{ is: 'titles-held', atLeast: 2 }], loses: 'food' }, // EXO-C36
  },
  {
    id: 'goal-devastation',
    copies: 1,
    team: 'human',
    power: [],
    goal: { needs: [{ is: 'nukes', atMost: 0 }], loses: 'morale' },
  },
  {
    id: 'goal-political-intrigue',
    copies: 1,
    team: 'human',
    power: [],
    goal: { needs: [{ is: 'holder-at', title: 'president', location: 'brig' }], loses: 'food' },
  },
  {
    id: 'goal-sacrifice',
    copies: 1,
    team: 'human',
    power: [],
    goal: { needs: [{ is: 'vipers-lost', atLeast: 6 }], loses: 'fuel' },
  },
  {
    id: 'goal-self-destruction',
    copies: 1,
    team: 'human',
    power: [],
    goal: {
      needs: [
        {
          is: 'any',
          of: [
            { is: 'at', location: 'brig' },
            { is: 'at', location: 'sickbay' },
          ],
        },
      ],
      loses: 'morale',
    },
  },
  {
    id: 'goal-selfish',
    copies: 1,
    team: 'human',
    power: [],
    goal: { needs: [{ is: 'strength-in-hand', strength: 20 }], strength: 20, loses: 'fuel' },
  },
  {
    id: 'goal-stand-and-fight',
    copies: 1,
    team: 'human',
    power: [],
    goal: { needs: [{ is: 'raiders-in-space', atLeast: 10 }], loses: 'population' },
  },
  {
    id: 'goal-use-caution',
    copies: 1,
    team: 'human',
    power: [],
    goal: { needs: [{ is: 'reached-distance', distance: 1 }], loses: 'population' },
  },
] as const satisfies readonly LoyaltyCard[];

/** What each of the five does when an execution reveals it (EXO-18.4). */
const executed = [discard('each-human', 2)];

/** The Final Five (EXO-18). */
export const finalFiveCards = [
  {
    id: 'final-five-examiner-executed',
    copies: 1,
    team: 'human',
    power: [],
    final: { examined: [execute('examiner')], executed },
  },
  {
    id: 'final-five-activate-ships',
    copies: 1,
    team: 'human',
    power: [],
    final: {
      examined: [activate('raiders'), activate('basestars'), activate('heavy-raiders')],
      executed,
    },
  },
  {
    id: 'final-five-damage',
    copies: 1,
    team: 'human',
    power: [],
    final: { examined: [damageGalactica(2)], executed },
  },
  {
    id: 'final-five-owner-executed',
    copies: 1,
    team: 'human',
    power: [],
    // EXO-C39
    final: { examined: [execute('owner'), discard('each-other-human', 2, 'random')], executed },
  },
  {
    id: 'final-five-examiner-brig',
    copies: 1,
    team: 'human',
    power: [],
    final: { examined: [send('examiner', 'brig')], executed },
  },
] as const satisfies readonly LoyaltyCard[];
