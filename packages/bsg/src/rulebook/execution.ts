import { END, one, type Seat } from '@starboard/kernel';
import {
  abilityOf,
  type CharacterId,
  characterOf,
  type LoyaltyId,
  loyaltyOf,
} from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { vipersIn } from '../ships/sectors.ts';
import { isLost } from '../table/boards.ts';
import { discardSkill } from '../table/decks.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { isShut } from '../table/lasting.ts';
import { characterAt, has, isHuman, playerAt } from '../table/people.ts';
import { change } from '../table/resources.ts';
import { STANDINGS, standingOf } from '../table/standing.ts';
import type { Location } from '../table/vocabulary.ts';
import { endGame } from './endings.ts';
import { endInfiltration } from './infiltration.ts';
import { becomingCylon, dropQuorumCards, resolveAdded, shownAsCylon } from './loyalty.ts';
import { leaveViper, moveTo } from './moving.ts';
import { isBanned } from './options.ts';
import { type Executing, executeSomebody } from './procedures.ts';
import { answers } from './questions.ts';
import { startingViper } from './setup.ts';
import { passOn, settleTitles } from './succession.ts';
import { asks, procedure } from './writing.ts';

/** A character is executed (section 23 of Pegasus). */
export const execution = procedure<Executing>('execution', {
  // Step 1: PEG-23.1 to 23.3, 17.16
  discard(t, executing) {
    const { seat, free, deaths } = executing;
    // Whoever was to die of grief may be dead by now.
    if (free === true && !has(t.facts, seat, 'executed-at-morale')) return END;
    const player = playerAt(t.facts, seat);
    if (deaths !== undefined && (player.executed ?? 0) > deaths) return END;
    executing.at = player.location;
    player.executed = (player.executed ?? 0) + 1;
    t.emit('executed', { seat });
    discardSkill(t, seat, [...player.hand]);
    dropQuorumCards(t, seat);
    return undefined;
  },

  // Step 2: PEG-23.4 to 23.9, 23.23
  prove(t, { seat }) {
    const { loyalty } = standingOf(t.facts, seat);
    if (!isHuman(t.facts, seat) || !loyalty) return 'resurrect';
    return hiddenCylonCards(t.facts, seat).length > 0 ? 'reveal' : 'human';
  },

  // PEG-23.4: exactly one of them. Asked even with a single one: not being asked would tell how many there are.
  reveal: asks({
    seat: (_t, { seat }) => seat,
    ask: (t, { seat }) =>
      one('choose-loyalty-to-reveal', hiddenCylonCards(t.facts, seat), { things: 'loyalty' }),
    then(t, { seat }, card) {
      shownAsCylon(t, seat, card);
      return 'cylon';
    },
  }),

  // Step 3: PEG-23.8, 23.10, 23.11
  human(t, executing) {
    const { seat, free } = executing;
    const player = playerAt(t.facts, seat);
    executing.fate = 'human';
    for (const held of player.loyalty) held.faceUp = true;
    t.reveal();
    t.emit('proved-human', { seat, cards: player.loyalty.map(({ card }) => card) });
    if (free !== true) {
      t.facts.mourned = true;
      change(t, 'morale', -1);
    }
    t.facts.dead = [...(t.facts.dead ?? []), characterAt(t.facts, seat)];
    leaveViper(t, seat);
    // PEG-23.12: the second card that the character would have been dealt
    if (abilityOf(characterAt(t.facts, seat), 'sleeper-loyalty') !== undefined) {
      if (!t.facts.sleeperDone) dealOne(t, seat);
    }
  },

  // PEG-23.13, 23.20
  anybodyLeft(t, { seat }) {
    playerAt(t.facts, seat).location = null;
    if (newcomers(t).length > 0) return;
    endGame(t, 'no-characters-left');
    return END;
  },
  choose: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask: (t) => one('choose-new-character', newcomers(t), { things: 'character' }),
    then(t, { seat }, character) {
      const player = playerAt(t.facts, seat);
      player.character = character;
      player.turns = 0; // PEG-24.4
      delete player.barred;
      t.emit('character-replaced', { seat, character });
    },
  }),

  // PEG-24.1, 24.7, 24.8
  loyalty(t, { seat }) {
    const character = characterAt(t.facts, seat);
    const baltar = abilityOf(character, 'starting-loyalty') !== undefined;
    const boomer = abilityOf(character, 'sleeper-loyalty') !== undefined;
    if (!baltar && !boomer) return;
    if (t.facts.sleeperDone) {
      if (baltar) playerAt(t.facts, seat).barred = true;
      return;
    }
    t.facts.loyalty.push('not-a-cylon');
    t.shuffle(t.facts.loyalty);
    t.emit('loyalty-added', { count: 1 });
    if (baltar) dealOne(t, seat);
  },

  // PEG-23.14, 23.25, 24.2 to 24.6
  start: asks({
    obvious: true,
    seat: (_t, { seat }) => seat,
    ask(t, { seat, at = null }) {
      const places = startsFor(t.facts, characterAt(t.facts, seat), at);
      return places.length === 0 ? null : one('choose-start', places, { things: 'location' });
    },
    then(t, { seat }, location) {
      if (location === 'viper') t.run(startingViper, { seat });
      else moveTo(t, seat, location, 'came');
    },
  }),

  // PEG-8.6, 8.7: only now
  titles(t, { seat }) {
    const { thisTurn } = t.facts;
    if (thisTurn.borrowed?.by === seat) delete thisTurn.borrowed; // PEG-41.7: lost with the character
    for (const title of boxOf(t.facts).titles) {
      if (t.facts.titles[title] === seat) passOn(t, title);
    }
    settleTitles(t, boxOf(t.facts).titles); // PEG-8.12: one who is stranded is free, too
    // What was dealt on the way is resolved by whoever came in place of the dead.
    resolveAdded(t, seat);
    return 'done';
  },

  // Step 4: PEG-23.17 to 23.19
  cylon(t, executing) {
    const { seat } = executing;
    executing.fate = 'cylon';
    t.run(becomingCylon, { seat, card: null, executed: true });
    if (t.facts.current === seat) t.facts.thisTurn.over = true;
    return 'done';
  },

  // PEG-23.9, 23.23: a leader, or a Cylon who has nothing to prove
  resurrect(t, executing) {
    const { seat } = executing;
    executing.fate = 'nobody';
    if (STANDINGS[playerAt(t.facts, seat).standing].returnsAs !== undefined) {
      endInfiltration(t, seat);
      if (t.facts.current === seat) t.facts.thisTurn.over = true;
    } else {
      moveTo(t, seat, answers(t.facts).resurrectsAt(t.facts), 'came');
    }
  },

  // PEG-41.11
  done(t, { next = [] }) {
    for (const executing of next) t.run(executeSomebody, executing);
  },
});

function hiddenCylonCards(facts: Facts, seat: Seat): LoyaltyId[] {
  const hidden = playerAt(facts, seat).loyalty.filter(({ faceUp }) => !faceUp);
  return hidden.map(({ card }) => card).filter((card) => loyaltyOf(card).team === 'cylon');
}

/** PEG-23.11, 23.13: whom nobody plays or has played, and no leader. */
function newcomers({ facts, options }: BsgTable): CharacterId[] {
  const gone = [...facts.players.map(({ character }) => character), ...(facts.dead ?? [])];
  return boxOf(facts).characters.filter(
    (id) => !gone.includes(id) && !isBanned(id, options) && characterOf(id).type !== 'cylon-leader',
  );
}

function dealOne(t: BsgTable, seat: Seat): void {
  const [card] = t.facts.loyalty.splice(0, 1);
  if (card === undefined) return;
  playerAt(t.facts, seat).loyalty.push({ card, faceUp: false });
  t.reveal([seat]);
  t.whisper([seat], 'loyalty-dealt', { seat, count: 1, cards: [card] }, { seat, count: 1 });
}

/** Where a newcomer can begin; nowhere for one who is stranded. */
function startsFor(
  facts: Facts,
  character: CharacterId,
  diedAt: Location | null,
): (Location | 'viper')[] {
  // PEG-24.2, 24.3
  if (facts.sleeperDone && abilityOf(character, 'sleeper-loyalty') !== undefined) {
    return [answers(facts).custodyFor(diedAt)];
  }
  const { start } = characterOf(character);
  if (start === 'off-board') return [];
  const elsewhere = answers(facts).newcomerStarts(facts, character);
  if (elsewhere !== null) return [elsewhere];
  if (start === 'viper') return [vipersIn(facts, 'reserves').length > 0 ? 'viper' : 'hangar-deck'];
  const places = typeof start === 'string' ? [start] : start;
  const open = places.filter((place) => !isLost(facts, place) && !isShut(facts, place));
  return open.length === 0 ? ['hangar-deck'] : [...open];
}
