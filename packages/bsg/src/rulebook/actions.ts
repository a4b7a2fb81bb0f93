import { one, type Seat } from '@starboard/kernel';
import type { Play } from '../content/definition.ts';
import { kindOf, loyaltyOf, titleOf } from '../content/library.ts';
import { allHold } from '../effects/conditions.ts';
import { contextOf } from '../effects/context.ts';
import { playFromHand } from '../effects/operations/cards.ts';
import { arePossible, type Looking } from '../effects/possible.ts';
import { type Text, textOf } from '../effects/text.ts';
import { boxOf } from '../modules/box.ts';
import { pilotChoices } from '../ships/piloting.ts';
import type { BsgTable } from '../table/facts.ts';
import { isHuman, isOffBoard, playerAt } from '../table/people.ts';
import type { Title } from '../table/vocabulary.ts';
import { activateLocation, canActivate } from './locations.ts';
import { revealing } from './loyalty.ts';
import {
  abilityText,
  cardsFor,
  cardText,
  noteUse,
  playCard,
  sheetPlays,
  useAbility,
} from './plays.ts';
import { type Acting, resolve, useOwnViper } from './procedures.ts';
import { asks, procedure } from './writing.ts';

/** Everything a seat could do with an action now (BSG-6.3 to 6.10, 22.3). */
function actionsOf(t: Looking, seat: Seat): string[] {
  const { facts } = t;
  const found: string[] = [];
  if (canActivate(facts, seat)) found.push('location');
  if (!isHuman(facts, seat)) return found;
  if (isOffBoard(facts, seat)) return []; // BSG-12.10
  for (const card of cardsFor(facts, seat, 'action')) {
    const { id, play } = kindOf(card);
    if (canUse(t, seat, id, play)) found.push(`card:${card}`);
  }
  for (const { said } of abilityActions(t, seat)) found.push(said);
  if (pilotChoices(facts, seat).length > 0) found.push('viper');
  for (const title of boxOf(facts).titles) {
    if (facts.titles[title] !== seat) continue;
    if (allHold(facts, seat, titleOf(title).needs)) found.push(`title:${title}`);
    if (title !== 'president') continue;
    for (const index of facts.quorumHand.keys()) found.push(`quorum:${index}`);
  }
  for (const { card, faceUp } of playerAt(facts, seat).loyalty) {
    if (!faceUp && loyaltyOf(card).team === 'cylon') found.push(`reveal:${card}`);
  }
  return found;
}

/** Whether a text for the action step can be carried out at all. */
function canUse(t: Looking, seat: Seat, name: string, { limit, when, effects }: Play): boolean {
  const { facts } = t;
  if (limit === 'turn' && facts.thisTurn.used.includes(name)) return false; // BSG-15.26
  if (!allHold(facts, seat, when)) return false;
  return arePossible(t, effects, contextOf(facts.current, seat));
}

/** The actions of the own sheet: `ability`, and `ability:1` for a second one. */
function abilityActions(t: Looking, seat: Seat) {
  return sheetPlays(t.facts, seat, 'action').flatMap(({ ability, index }, i) => {
    if ('options' in ability) return [];
    if (ability.once === true && playerAt(t.facts, seat).spent) return [];
    if (!canUse(t, seat, ability.id, ability)) return [];
    return [{ said: i === 0 ? 'ability' : `ability:${i}`, ability, index }];
  });
}

/** Somebody takes actions, one after the other, or passes. */
export const actions = procedure<Acting>('take-actions', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, { left }, seat) {
      if (left <= 0 || stopped(t, seat) || isOffBoard(t.facts, seat)) return null;
      // Asked even with nothing to do: not being asked would tell the others about hand and loyalty.
      return one('choose-action', [...actionsOf(t, seat), 'pass'], { things: 'action' });
    },
    then(t, acting, choice) {
      const { seat } = acting;
      acting.left -= 1;
      const [what = '', detail = ''] = choice.split(':');
      t.emit('action-taken', { seat, action: what === 'title' ? choice : what });
      if (what === 'pass') return '';
      perform(t, seat, choice, what, detail);
      return 'choose';
    },
  }),
});

/** A reveal ends the revealer's turn and all granted actions (BSG-21.11, 21.12). */
function stopped({ facts }: BsgTable, seat: Seat): boolean {
  return facts.thisTurn.turned.includes(seat);
}

function perform(t: BsgTable, seat: Seat, choice: string, what: string, detail: string): void {
  const carryOut = (text: Text): void =>
    t.run(resolve, { text, at: 0, context: contextOf(t.facts.current, seat) });
  switch (what) {
    case 'location':
      return t.run(activateLocation, { seat });
    case 'card': {
      const card = Number(detail);
      const { id, play } = kindOf(card);
      playCard(t, seat, card);
      if (play.limit === 'turn') noteUse(t.facts, { in: 'turn', name: id }, {});
      return carryOut(cardText(card));
    }
    case 'ability': {
      const own = abilityActions(t, seat).find(({ said }) => said === choice);
      if (own === undefined) return;
      useAbility(t, seat, own.ability);
      if (own.ability.limit === 'turn') noteUse(t.facts, { in: 'turn', name: own.ability.id }, {});
      return carryOut(abilityText(t.facts, seat, own.index));
    }
    case 'viper':
      return t.run(useOwnViper, { seat, left: 1, attackOnly: false });
    case 'title':
      // The titles of the table were offered, and nothing else.
      return carryOut(textOf({ deck: 'title', id: detail as Title }, 'action'));
    case 'quorum':
      return playFromHand(t, seat, Number(detail));
    case 'reveal': {
      const card = playerAt(t.facts, seat).loyalty.find((it) => it.card === detail);
      if (card !== undefined) t.run(revealing, { seat, card: card.card });
    }
  }
}
