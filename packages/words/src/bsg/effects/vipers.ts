import type { EffectOf, Who } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import { ships, who } from '../vocabulary.ts';
import { bare, type Clauses, type Subject, say, you, yourself } from './clause.ts';

// Vipers and raptors, and what is repaired.

function repaired({ max, by, destroyed, all }: EffectOf<'repair-vipers'>): Thing {
  if (all === true) return say('repair-vipers-all', { ships: ships('viper', max) });
  return say(destroyed === true ? 'repair-vipers-destroyed' : 'repair-vipers', {
    by: who(by),
    ships: ships('viper', max),
  });
}

/** That the current player picks them goes without saying. */
function damaged({ op, count, from, by }: EffectOf<'damage-vipers'>): Thing {
  const said = say(`${op}-${from}`, { ships: ships('viper', count) });
  return by === undefined ? said : say(`${op}-by`, { damaged: said, by: who(by) });
}

const by = ({ by: it }: { readonly by: Who }): Subject => it;

export const viperClauses: Clauses<
  | 'destroy-raptor'
  | 'repair-raptor'
  | 'repair-vipers'
  | 'damage-vipers'
  | 'destroy-viper'
  | 'rebuild-viper'
  | 'return-vipers'
  | 'activate-vipers'
  | 'vipers-strike'
  | 'launch-self'
  | 'launch-pilots'
  | 'own-viper-attacks'
  | 'full-throttle'
  | 'run-interference'
  | 'board-placed-viper'
  | 'destroy-raiders-by-roll'
  | 'repair'
  | 'repair-anywhere'
  | 'repair-locations'
> = {
  'destroy-raptor': { say: ({ op, count }) => say(op, { ships: ships('raptor', count) }) },
  'repair-raptor': { say: ({ op, count }) => say(op, { ships: ships('raptor', count) }) },
  'repair-vipers': { say: repaired, about: ({ all, by: it }) => (all === true ? null : it) },
  'damage-vipers': { say: damaged },
  'destroy-viper': { say: ({ op, by: it }) => say(op, { by: who(it) }), about: by },
  'rebuild-viper': { say: ({ op, count }) => say(op, { ships: ships('viper', count) }) },
  'return-vipers': bare,
  'activate-vipers': {
    say: ({ op, by: it = 'self', count, same }) =>
      same === true
        ? say(`${op}-same`, { by: who(it), count })
        : say(op, { by: who(it), vipers: thing('bsg-unmanned-vipers', { count }) }),
    about: ({ by: it }) => it ?? 'self',
  },
  'vipers-strike': yourself,
  'launch-self': yourself,
  'launch-pilots': bare,
  'own-viper-attacks': { say: ({ op, count }) => say(op, { count }) },
  'full-throttle': yourself,
  'run-interference': { say: ({ op, count }) => say(op, { count }) },
  'board-placed-viper': yourself,
  'destroy-raiders-by-roll': bare,
  repair: { say: ({ op, vipers }) => say(op, { ships: ships('viper', vipers) }), about: you },
  'repair-anywhere': yourself,
  'repair-locations': { say: ({ op, max }) => say(op, { count: max }), about: you },
};
