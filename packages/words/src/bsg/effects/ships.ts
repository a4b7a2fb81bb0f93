import type { EffectOf, Who } from '@starboard/bsg/reading';
import { type Thing, thing } from '../../thing.ts';
import { activation, board, place, sector, ships, who } from '../vocabulary.ts';
import { bare, type Clauses, type Subject, say, you, yourself } from './clause.ts';

// Ships around Galactica, damage, boarding parties, the occupation of New Caprica.

/** On New Caprica the stacks say which ship is lost next (PEG-4.5). */
export interface LostOnPlanet {
  readonly ofPlanet?: true;
}

/** Ships placed in the same space area, or where somebody chooses. */
export function placed(all: readonly EffectOf<'place'>[]): Thing {
  const at = all[0]?.sector;
  const said = {
    ships: all.map(withDamage),
    count: all.reduce((sum, { count }) => sum + count, 0),
  };
  return at === undefined
    ? say('place-anywhere', said)
    : say('place', { ...said, sector: sector(at) });
}

function withDamage({ ship, count, damaged }: EffectOf<'place'>): Thing {
  const all = ships(ship, count);
  return damaged === undefined ? all : thing('bsg-ships-damaged', { ships: all, count: damaged });
}

export function activated({ what, withoutCenturions }: EffectOf<'activate'>): Thing {
  return withoutCenturions === true
    ? thing('bsg-activation-heavy-raiders-alone')
    : activation(what);
}

function hit({ op, where, what, scar, count }: EffectOf<'hit-sector'>): Thing {
  const how = what === 'viper' ? '-viper' : scar === true ? '-scar' : '';
  return say(`${op}-${where}${how}`, { ships: ships(what, count) });
}

const by = ({ by: it }: { readonly by: Who }): Subject => it;

export const shipClauses: Clauses<
  | 'place'
  | 'place-on-fleet-board'
  | 'destroy-civilian'
  | 'destroy-named-civilian'
  | 'recall-named-civilian'
  | 'look-civilians'
  | 'destroy-cylons'
  | 'destroy-all-cylons'
  | 'clear-sector'
  | 'remove-raiders'
  | 'hit-sector'
  | 'damage-basestar'
  | 'remove-basestar'
  | 'mark-scar'
  | 'activate'
  | 'launch'
  | 'galactica-attacks'
  | 'nuke'
  | 'nuke-sector'
  | 'spend-nuke'
  | 'gain-nuke'
  | 'damage-galactica'
  | 'damage-board'
  | 'centurion'
  | 'attack-centurion'
  | 'push-centurions-back'
  | 'activate-occupation-force'
  | 'place-occupation-force'
  | 'remove-occupation-forces'
  | 'attack-occupation-force'
  | 'detain'
  | 'prepare-ship'
  | 'evacuate-ship'
  | 'look-locked-ship'
  | 'depart'
> = {
  place: { say: (effect) => placed([effect]), about: () => 'ships' },
  'place-on-fleet-board': {
    say: ({ op, ship, count }) =>
      say(op, { ships: ships(ship, count), board: board('cylon-fleet-board') }),
    about: you,
  },
  'destroy-civilian': {
    say: ({
      op,
      count,
      ofPlanet,
    }: { readonly op: string; readonly count: number } & LostOnPlanet) =>
      say(ofPlanet === true ? `${op}-of-planet` : op, { ships: ships('civilian', count), count }),
  },
  'destroy-named-civilian': bare,
  'recall-named-civilian': bare,
  'look-civilians': {
    say: ({ op, count }) =>
      count === 'all' ? say(`${op}-all`) : say(op, { ships: ships('civilian', count) }),
    about: you,
  },
  'destroy-cylons': {
    say: ({ op, by: it = 'self', what, count }) =>
      say(op, { by: who(it), ships: [ships(what, count)], number: 1 }),
    about: ({ by: it }) => it ?? 'self',
  },
  'destroy-all-cylons': bare,
  'clear-sector': { say: ({ op, how }) => say(`${op}-${how}`) },
  'remove-raiders': {
    say: ({ op, by: it, count }) => say(op, { by: who(it), ships: ships('raider', count) }),
    about: by,
  },
  'hit-sector': { say: hit },
  'damage-basestar': { say: ({ op, count }) => say(op, { count }) },
  'remove-basestar': yourself,
  'mark-scar': bare,
  activate: {
    say(effect) {
      if (effect.justPlaced === true) return say('activate-just-placed');
      if (effect.what === 'launch-raiders') return say('activate-launch');
      return say('activate', { what: [activated(effect)] });
    },
  },
  launch: {
    say: ({ op, raiders, heavyRaiders }) =>
      say(op, { ships: [ships('raider', raiders), ships('heavy-raider', heavyRaiders)] }),
  },
  'galactica-attacks': bare,
  nuke: yourself,
  'nuke-sector': yourself,
  'spend-nuke': bare,
  'gain-nuke': bare,
  'damage-galactica': {
    say: ({ op, count, choiceOf }) =>
      choiceOf === undefined ? say(op, { count }) : say(`${op}-choice`, { count, choiceOf }),
    about: ({ choiceOf }) => (choiceOf === undefined ? null : 'self'),
  },
  'damage-board': { say: ({ op, board: it, count }) => say(op, { board: board(it), count }) },
  centurion: { say: ({ op, count }) => say(op, { ships: ships('centurion', count), count }) },
  'attack-centurion': { say: ({ op, atLeast }) => say(op, { limit: atLeast }), about: you },
  'push-centurions-back': bare,
  'activate-occupation-force': bare,
  'place-occupation-force': { say: ({ op }) => say(op, { place: place('occupation-authority') }) },
  'remove-occupation-forces': {
    say: ({ op, by: it, count }) =>
      say(op, { by: who(it), ships: ships('occupation-force', count) }),
    about: by,
  },
  'attack-occupation-force': {
    say: ({ op, atLeast }) => say(op, { limit: atLeast }),
    about: you,
    long: true,
  },
  detain: {
    say: ({ op, detention, medical }) =>
      say(op, {
        limit: detention,
        place: place('detention'),
        from: detention + 1,
        other: medical,
        elsewhere: place('medical-center'),
      }),
    about: you,
    long: true,
  },
  'prepare-ship': bare,
  'evacuate-ship': bare,
  'look-locked-ship': yourself,
  depart: bare,
};
