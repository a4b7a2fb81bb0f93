import type { Choice, OneAsk } from '@starboard/kernel';
import { nukeWorth } from './actions.ts';
import { seeksArrest, wantsToDie } from './aims.ts';
import { named } from './choices.ts';
import { isExodus } from './planet.ts';
import { type Position, preferred } from './position.ts';
import { condemnedWorth } from './suspects.ts';

/** Whom to name, by what it means for them. */
export function seatAnswer(position: Position, { prompt, of, args }: OneAsk): Choice {
  switch (prompt) {
    case 'name-a-character':
      return named(position, of, fateAmong(String(args?.['among']), of.includes('nobody')));
    case 'give-card-to':
      return named(position, of, isOnProbation(position) ? 'harm' : 'help');
    case 'nominee':
    case 'give-skill-card-to':
      return named(position, of, 'help');
    case 'condemned':
      return preferred(position, of, (it) => condemnation(position, Number(it)));
    case 'choose-human-to-detain':
    case 'swap-hands-with':
      return preferred(position, of, (it) => prey(position, Number(it)));
    case 'choose-for-executive-order':
      return preferred(position, of, (it) => orderAppeal(position, Number(it)));
    case 'choose-hand':
    case 'choose-card-of':
      return preferred(position, of, (it) => {
        const player = position.facts.players[Number(it)];
        return player === undefined || player.revealed !== 'no' ? -1 : player.handSize;
      });
    case 'accused':
      return seeksArrest(position.me, position.memory.deeds)
        ? position.me.seat
        : named(position, of, 'harm');
    default:
      // Loyalty cards that are handed on, the Sympathizer: nothing anybody wants.
      return named(position, of, 'harm');
  }
}

/** Probation is for those one would like to see the cards of. */
function isOnProbation({ facts }: Position): boolean {
  return facts.onTable.at(-1)?.card === 'probation';
}

/** Whom to execute: by what is believed; a Cylon in hiding does not point at its own. */
function condemnation(position: Position, seat: number): number {
  const { suspicion, me, role, memory } = position;
  if (seat === me.seat) return wantsToDie(me, memory.deeds) ? 5 : -5;
  const known = role === 'hidden-cylon' && suspicion[seat] === 1;
  return condemnedWorth(position, seat, known ? 0 : (suspicion[seat] ?? 0.3));
}

/** Whom a Cylon player picks: those who are against it, with most in hand and the highest office. */
function prey({ facts, suspicion, aim }: Position, seat: number): number {
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const against = aim < 0 ? 1 - (suspicion[seat] ?? 0.3) : (suspicion[seat] ?? 0.3);
  const office = facts.titles.admiral === seat ? 1 : facts.titles.president === seat ? 0.6 : 0;
  return 2 * against + 0.2 * player.handSize + office;
}

function fateAmong(among: string, optional: boolean): 'harm' | 'help' | 'look' {
  switch (among) {
    case 'prisoners':
      // Those who may be named are set free, those who must be are executed.
      return optional ? 'help' : 'harm';
    case 'in-detention':
    case 'others':
    case 'other-not-admiral':
    case 'others-in-brig':
      return 'help';
    case 'with-hidden-loyalty':
      return 'look';
    default:
      return 'harm';
  }
}

const CONFINED = ['brig', 'sickbay', 'detention', 'medical-center'];

/** Who makes the most of two actions: trusted, at large, with something to do. */
function orderAppeal({ facts, suspicion, role }: Position, seat: number): number {
  const player = facts.players[seat];
  if (player === undefined) return 0;
  const doubt = suspicion[seat] ?? 0.5;
  const trust = role === 'human' ? 1 - doubt : doubt;
  return (
    trust * 2 +
    (player.where === 'shipyard' && isExodus(facts) ? 0.5 : 0) +
    (CONFINED.includes(player.where) ? -0.6 : 0) +
    (facts.titles.president === seat ? 0.2 : 0) +
    (facts.titles.admiral === seat && nukeWorth(facts) > 0.8 ? 0.3 : 0)
  );
}
