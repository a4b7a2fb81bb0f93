import {
  type Bsg,
  type BsgView,
  bsg,
  type Facts,
  type Player,
  type PlayerView,
} from '@starboard/bsg';
import { type Seat, type State, type StateOf, seatAt, type View, viewOf } from '@starboard/kernel';
import { isCylonCard } from '../bsg/loyalty.ts';

// What the arena does with who is who at a table of Battlestar Galactica. No table of people can be set up like this.

/** A leader has a goal of the own, and so has a Sympathetic Cylon. */
export type FinalRole = 'human' | 'cylon' | 'sympathizer' | 'leader';

// Only games of Battlestar Galactica are looked at here.
export const ofBsg = (state: State): StateOf<Bsg> => state as StateOf<Bsg>;

export function finalRole({ standing, loyalty, agenda }: Player): FinalRole {
  if (agenda !== undefined) return 'leader';
  if (standing === 'sympathizer') return 'sympathizer';
  return standing === 'cylon' || isHiddenCylon(loyalty) ? 'cylon' : 'human';
}

export function isHiddenCylon(loyalty: Player['loyalty']): boolean {
  return loyalty.some(({ card }) => isCylonCard(card));
}

/** Whether a seat of a game of Battlestar Galactica is a Cylon by now; nobody is in another game. */
export function isCylonSeat(state: State, seat: number): boolean {
  if (state.game !== bsg.name) return false;
  const player = ofBsg(state).facts.players[seat];
  return player !== undefined && finalRole(player) !== 'human';
}

/** Every card that makes a Cylon, wherever it lies, becomes one that does not. */
export function dealtWithoutCylons(state: State): void {
  const { facts } = ofBsg(state);
  const cardFor = (card: Facts['loyalty'][number]): Facts['loyalty'][number] =>
    isCylonCard(card) || card === 'sympathizer' ? 'not-a-cylon' : card;
  facts.loyalty = facts.loyalty.map(cardFor);
  for (const player of facts.players) {
    player.loyalty = player.loyalty.map((held) => ({ ...held, card: cardFor(held.card) }));
  }
}

/** What a seat would see if it had looked at all Loyalty cards there are. */
export function toldView(state: State, seat: Seat): View<BsgView> {
  const playing = ofBsg(state);
  const view = viewOf(bsg, playing, seat);
  const notes = playing.facts.players.flatMap(({ loyalty }, of): PlayerView['notes'] =>
    of === seat
      ? []
      : loyalty
          .filter(({ card }) => isCylonCard(card))
          .map(({ card }) => ({ about: 'loyalty', seat: seatAt(of), card, turn: view.facts.turn })),
  );
  const players = view.facts.players.map((player) => {
    if (player.seat === seat) return { ...player, notes: [...player.notes, ...notes] };
    const loyalty = playing.facts.players[player.seat]?.loyalty ?? [];
    // Whose cards are all human is seen to be.
    return isHiddenCylon(loyalty) ? player : { ...player, loyalty: loyalty.map((it) => it.card) };
  });
  return { ...view, facts: { ...view.facts, players } };
}
