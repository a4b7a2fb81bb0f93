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
import { characterAt, deathsOf, has, isHuman, playerAt } from '../table/people.ts';
import { change } from '../table/resources.ts';
import { STANDINGS, standingOf } from '../table/standing.ts';
import type { Location } from '../table/vocabulary.ts';
import { endGame } from './endings.ts';
import { shownByExecution } from './final-five.ts';
import { addHumanCard, discardLoyalty, goneFrom, takeLoyalty } from './human-cards.ts';
import { endInfiltration } from './infiltration.ts';
import { becomingCylon, dropQuorumCards, resolveAdded, shownAsCylon } from './loyalty.ts';
import { leaveViper, moveTo } from './moving.ts';
import { isBanned } from './options.ts';
import { type Executing, executeSomebody } from './procedures.ts';
import { answers } from './questions.ts';
import { startingViper } from './setup.ts';
import { passOn, settleTitles } from './succession.ts';
import { woven } from './weaving.ts';
import { asks, procedure } from './writing.ts';

/** A character is executed (section 23 of Pegasus, section 7 of Exodus). */
export const execution = procedure<Executing>('execution', {
  // Step 1: PEG-23.1 to 23.3, 17.16
  discard(t, executing) {
    const { seat, free, deaths } = executing;
    // Whoever was to die of grief may be dead by now.
    if (free === true && !has(t.facts, seat, 'executed-at-morale')) return END;
    const player = playerAt(t.facts, seat);
    if (deaths !== undefined && deathsOf(t.facts, seat) > deaths) return END;
    executing.at = player.location;
    player.executed = deathsOf(t.facts, seat) + 1;
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

  // Step 2: PEG-23.8; EXO-7.7, 18.13
  human(t, { seat }) {
    const player = playerAt(t.facts, seat);
    for (const held of player.loyalty) held.faceUp = true;
    t.reveal();
    t.emit('proved-human', { seat, cards: player.loyalty.map(({ card }) => card) });
    shownByExecution(t, seat);
  },

  // Step 3: PEG-23.10, 23.11; EXO-7.8 to 7.10
  mourn(t, executing) {
    const { seat, free, eliminated } = executing;
    if (free !== true) {
      t.facts.mourned = true;
      change(t, 'morale', -1);
    }
    const character = characterAt(t.facts, seat);
    executing.was = character;
    t.facts.dead = [...(t.facts.dead ?? []), character];
    leaveViper(t, seat);
    if (answers(t.facts).executedHuman === 'draws-anew') {
      discardLoyalty(t, seat);
    } else if (isSleeper(character) && !t.facts.sleeperDone) {
      dealOne(t, seat); // PEG-23.12: the second card that the character would have been dealt
    }
    humanExecuted(t, { seat });
    return eliminated === true ? 'out' : undefined;
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

  // EXO-7.13, 7.14; PEG-24.1, 24.7, 24.8; EXO-8.1, 8.5, 8.6
  loyalty(t, { seat, was }) {
    if (answers(t.facts).executedHuman === 'draws-anew') {
      addHumanCard(t);
      dealOne(t, seat);
      if (was !== undefined && isSleeper(was) && !t.facts.sleeperDone) dealOne(t, seat);
    }
    const character = characterAt(t.facts, seat);
    const baltar = abilityOf(character, 'starting-loyalty') !== undefined;
    const boomer = isSleeper(character);
    if (!baltar && !boomer) return;
    if (t.facts.sleeperDone) {
      if (baltar) playerAt(t.facts, seat).barred = true;
      return;
    }
    addHumanCard(t);
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
    newcomerArrived(t, { seat });
    return 'done';
  },

  // Step 4: PEG-23.17 to 23.19
  cylon(t, { seat, eliminated }) {
    if (eliminated === true) return 'out'; // EXO-38.12, C22
    t.run(becomingCylon, { seat, card: null, executed: true });
    if (t.facts.current === seat) t.facts.thisTurn.over = true;
    return 'done';
  },

  // PEG-23.9, 23.23: a leader, or a Cylon who has nothing to prove
  resurrect(t, { seat, eliminated }) {
    if (eliminated === true) return 'out';
    if (STANDINGS[playerAt(t.facts, seat).standing].returnsAs !== null) {
      endInfiltration(t, seat);
      if (t.facts.current === seat) t.facts.thisTurn.over = true;
    } else {
      moveTo(t, seat, answers(t.facts).resurrectsAt(t.facts), 'came');
    }
    return 'done';
  },

  // EXO-38.10 to 38.14: no new character, no Resurrection Ship
  out(t, { seat }) {
    const player = playerAt(t.facts, seat);
    leaveViper(t, seat);
    player.location = null;
    player.standing = 'eliminated';
    goneFrom(t.facts).superCrises.push(...player.superCrises);
    player.superCrises = [];
    t.emit('eliminated', { seat });
    for (const title of boxOf(t.facts).titles) {
      if (t.facts.titles[title] === seat) passOn(t, title);
    }
    if (t.facts.current === seat) t.facts.thisTurn.over = true;
  },

  // EXO-7.17; PEG-41.11
  done(t, { seat, next = [] }) {
    const { thisTurn, current } = t.facts;
    if (current === seat && answers(t.facts).executionEndsTurn === 'always') thisTurn.over = true;
    if (current === seat && thisTurn.over === true) t.emit('turn-cut-short', { seat });
    for (const executing of next) t.run(executeSomebody, executing);
  },
});

const humanExecuted = woven('human executed');
const newcomerArrived = woven('newcomer arrived');

const isSleeper = (character: CharacterId): boolean =>
  abilityOf(character, 'sleeper-loyalty') !== undefined;

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
  const card = takeLoyalty(t, seat);
  if (card !== null) playerAt(t.facts, seat).loyalty.push({ card, faceUp: false });
}

/** Where a newcomer can begin; nowhere for one who is stranded. */
function startsFor(
  facts: Facts,
  character: CharacterId,
  diedAt: Location | null,
): (Location | 'viper')[] {
  // PEG-24.2, 24.3
  if (facts.sleeperDone && isSleeper(character)) {
    return [answers(facts).custodyFor(diedAt)];
  }
  const { start } = characterOf(character);
  if (start === 'off-board') return [];
  const elsewhere = answers(facts).newcomerStarts(facts, character);
  if (elsewhere !== null) return [elsewhere];
  if (start === 'viper') return [vipersIn(facts, 'reserves').length > 0 ? 'viper' : 'hangar-deck'];
  const places = typeof start === 'string' ? [start] : start;
  const open = places.filter((place) => !isLost(facts, place) && !isShut(facts, place));
  return open.length === 0 ? [answers(facts).refuge] : [...open]; // EXO-7.12, 7.24
}
