import { type StateOf, seatAt } from '@starboard/kernel';
import { loyaltyOf, skillOf } from '../content/library.ts';
import { boxOf } from '../modules/box.ts';
import { rulesOf } from '../modules/rules.ts';
import { whereabouts } from '../rulebook/moving.ts';
import { inSupply } from '../ships/pursuit.ts';
import type { Bsg, Facts } from '../table/facts.ts';
import { SECTORS, type Sector } from '../table/vocabulary.ts';
import { nameOf, shortNameOf } from './names.ts';

/** The facts by name, to compare with. */
export function tell({ facts }: StateOf<Bsg>): object {
  const { skills } = boxOf(facts);
  const { modules } = rulesOf(facts);
  return {
    turn: facts.turn,
    current: facts.current,
    resources: facts.resources,
    jump: facts.jumpTrack,
    distance: facts.distance,
    visited: facts.visited,
    sleeperDone: facts.sleeperDone,
    titles: facts.titles,
    nukes: facts.nukes,
    boarding: [...facts.boarding].sort((a, b) => a - b),
    damaged: [...facts.damaged].sort(),
    damagePool: [...facts.damagePool].sort(),
    basestarPool: [...facts.basestarPool].sort(),
    ships: Object.fromEntries(SECTORS.map((sector) => [sector, shipsIn(facts, sector)])),
    vipers: Object.fromEntries(
      (['reserves', 'damaged', 'destroyed'] as const).map((box) => [
        box,
        facts.vipers.filter(({ where }) => where === box).length,
      ]),
    ),
    raptors: facts.raptors.filter(({ where }) => where === 'reserves').length,
    civilians: {
      pool: facts.civilians.filter(({ where }) => where === 'pool').length,
      destroyed: facts.civilians.filter(({ where }) => where === 'destroyed').length,
    },
    supply: {
      raider: inSupply(facts, 'raider').length,
      'heavy-raider': inSupply(facts, 'heavy-raider').length,
      basestar: inSupply(facts, 'basestar').length,
      centurion: 4 - facts.boarding.length,
    },
    skillDecks: Object.fromEntries(
      skills.map((skill) => {
        const { draw, discard } = facts.skills[skill];
        return [
          skill,
          { cards: draw.length, draw: draw.map(nameOf), discard: discard.map(nameOf).sort() },
        ];
      }),
    ),
    destiny: { cards: facts.destiny.length, draw: facts.destiny.map(nameOf) },
    crisisDeck: { cards: facts.crisis.draw.length, ...facts.crisis },
    crisisBottom: facts.crisis.draw[facts.crisis.draw.length - 1] ?? null,
    superCrises: { cards: facts.superCrisis.draw.length, ...facts.superCrisis },
    quorumDeck: { cards: facts.quorum.draw.length, ...facts.quorum },
    quorumHand: [...facts.quorumHand].sort(),
    removed: facts.removed,
    destinations: facts.destinations,
    destinationsBottom: facts.destinations[facts.destinations.length - 1] ?? null,
    loyaltyDeck: facts.loyalty,
    loyaltyCards: loyaltyCards(facts),
    humanCards: { cards: facts.humanCards?.length ?? 0, draw: facts.humanCards ?? [] },
    humanCardsDiscarded: [...(facts.humanCardsDiscarded ?? [])].sort(),
    gone: {
      loyalty: [...(facts.gone?.loyalty ?? [])].sort(),
      superCrises: [...(facts.gone?.superCrises ?? [])].sort(),
    },
    kept: facts.kept.map(({ id }) => id),
    onTable: facts.onTable.map(({ id }) => id),
    thisTurn: facts.thisTurn,
    mourned: facts.mourned === true,
    dead: (facts.dead ?? []).map(shortNameOf),
    scar: facts.scar === undefined ? null : (facts.raiders[facts.scar] ?? null),
    passedBy: facts.passedBy ?? [],
    players: facts.players.map((player, seat) => ({
      character: shortNameOf(player.character),
      where: whereabouts(facts, seatAt(seat)),
      hand: player.hand.map(nameOf).sort(),
      cards: player.hand.length,
      skills: Object.fromEntries(
        skills.map((skill) => [
          skill,
          player.hand.filter((card) => skillOf(card) === skill).length,
        ]),
      ),
      loyalty: player.loyalty.map(({ card }) => card),
      faceUp: player.loyalty.flatMap(({ card, faceUp }) => (faceUp ? [card] : [])),
      revealed: player.standing === 'human' ? 'no' : player.standing,
      superCrisis: player.superCrises[0] ?? null,
      superCrises: player.superCrises,
      superCrisesPlayed: player.superCrisesPlayed ?? 0,
      executed: player.executed ?? 0,
      quorum: player.quorum,
      spent: player.spent,
      turns: player.turns,
      notes: player.notes,
    })),
    ...Object.assign({}, ...modules.map(({ scenarios }) => scenarios?.told?.(facts))),
  };
}

/** All Loyalty cards that were dealt or lie in the deck, by what they make of somebody. */
function loyaltyCards({ players, loyalty }: Facts): object {
  const cards = [
    ...players.flatMap((player) => player.loyalty.map(({ card }) => card)),
    ...loyalty,
  ];
  const count = (team: string): number =>
    cards.filter((card) => loyaltyOf(card).team === team).length;
  return {
    cylon: count('cylon'),
    human: count('human'),
    sympathizer: count('sympathizer'),
    agenda: count('agenda'),
  };
}

function shipsIn(facts: Facts, sector: Sector): object {
  return {
    raider: facts.raiders.filter((where) => where === sector).length,
    'heavy-raider': facts.heavyRaiders.filter((where) => where === sector).length,
    basestar: facts.basestars.filter((it) => it.sector === sector).length,
    damage: facts.basestars.flatMap((it) => (it.sector === sector ? it.damage : [])),
    viper: facts.vipers.filter(({ where, pilot }) => where === sector && pilot === null).length,
    pilots: facts.vipers.flatMap(({ where, pilot }) =>
      where === sector && pilot !== null ? [pilot] : [],
    ),
    civilian: facts.civilians.filter(({ where }) => where === sector).length,
  };
}
