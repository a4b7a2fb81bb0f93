import { type Json, type Seat, seatAt } from '@starboard/kernel';
import { DEFINITIONS, type LoyaltyId } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import type { Facts, Player } from '../table/facts.ts';
import { playerAt } from '../table/people.ts';
import { listOf, mistake, oneOf, recordOf, takeFromDecks } from './names.ts';

export const LOYALTY_IDS: readonly LoyaltyId[] = DEFINITIONS.loyaltyCards.map(({ id }) => id);

export function arrangePlayer(facts: Facts, seat: Seat, named: Json): void {
  if (named === null) return;
  const player = playerAt(facts, seat);
  for (const [name, value] of Object.entries(recordOf(named, 'a player'))) {
    arrangeFact(facts, player, seatAt(seat), name, value);
  }
}

function arrangeFact(facts: Facts, player: Player, seat: Seat, name: string, value: Json): void {
  switch (name) {
    case 'where':
      for (const viper of facts.vipers) {
        if (viper.pilot !== seat) continue;
        viper.pilot = null;
        viper.where = 'reserves';
      }
      player.location =
        value === 'off-board' ? null : oneOf(value, boxOf(facts).locations, 'location');
      return;
    case 'hand':
      player.hand = listOf(value, name).map((card) => takeFromDecks(facts, card));
      return;
    case 'loyalty':
      player.loyalty = listOf(value, name).map((it) => ({
        card: oneOf(it, LOYALTY_IDS, 'Loyalty card'),
        faceUp: false,
      }));
      return;
    case 'faceUp':
      for (const it of listOf(value, name)) {
        player.loyalty.push({ card: oneOf(it, LOYALTY_IDS, 'Loyalty card'), faceUp: true });
      }
      return;
    case 'revealed':
      player.standing = value === 'no' ? 'human' : oneOf(value, ['cylon', 'sympathizer'], 'state');
      return;
    case 'superCrisis': {
      const card = oneOf(value, boxOf(facts).superCrises, 'Super Crisis card');
      facts.superCrisis.draw = facts.superCrisis.draw.filter((it) => it !== card);
      player.superCrises = [card];
      return;
    }
    case 'quorum':
      player.quorum = listOf(value, name).map((it) =>
        oneOf(it, boxOf(facts).quorum, 'Quorum card'),
      );
      for (const card of player.quorum) {
        facts.quorum.draw.splice(facts.quorum.draw.indexOf(card), 1);
      }
      return;
    case 'spent':
      player.spent = value === true;
      return;
    case 'turns':
      player.turns = Number(value);
      return;
    default:
      throw mistake(`a player has no "${name}"`);
  }
}
