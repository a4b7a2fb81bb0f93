import { one, type Seat } from '@starboard/kernel';
import type { Ability, Play } from '../content/definition.ts';
import {
  type ActionId,
  extraActionOf,
  kindOf,
  loyaltyOf,
  type SkillCard,
} from '../content/library.ts';
import { allHold } from '../effects/conditions.ts';
import { contextOf } from '../effects/context.ts';
import { playFromHand } from '../effects/operations/cards.ts';
import { arePossible, type Looking } from '../effects/possible.ts';
import { type Text, textOf } from '../effects/text.ts';
import { boxOf } from '../modules/box.ts';
import { pilotChoices } from '../ships/piloting.ts';
import type { BsgTable, Facts } from '../table/facts.ts';
import { deathsOf, isHuman, isOffBoard, playerAt } from '../table/people.ts';
import { standingOf } from '../table/standing.ts';
import type { Title } from '../table/vocabulary.ts';
import { activateLocation, canActivate } from './locations.ts';
import { revealing } from './loyalty.ts';
import { revealingGoal } from './personal-goals.ts';
import {
  abilityText,
  cardsFor,
  cardText,
  isSpent,
  noteUse,
  onceOf,
  playAt,
  playCard,
  sheetPlays,
  useAbility,
} from './plays.ts';
import { type Acting, resolve, useOwnViper } from './procedures.ts';
import { answers } from './questions.ts';
import { asks, procedure } from './writing.ts';

/** Everything a seat could do with an action now (BSG-6.3 to 6.10, 22.3). */
function actionsOf(t: Looking, seat: Seat): string[] {
  const { facts } = t;
  const found: string[] = [];
  if (isOffBoard(facts, seat)) return []; // BSG-12.10
  if (canActivate(facts, seat)) found.push('location');
  found.push(...cardUses(t, seat, 'action'));
  for (const { said } of abilityUses(t, seat, 'action')) found.push(said);
  found.push(...extraActions(facts, seat));
  if (!isHuman(facts, seat)) return found;
  if (pilotChoices(facts, seat).length > 0) found.push('viper');
  const { titles, titleCards } = boxOf(facts);
  for (const title of titles) {
    const card = facts.titles[title] === seat ? titleCards.get(title) : undefined;
    if (card === undefined) continue;
    const context = contextOf(facts.current, seat);
    if (allHold(facts, seat, card.needs) && arePossible(t, card.action, context)) {
      found.push(`title:${title}`);
    }
    if (card.playsQuorum !== true) continue;
    for (let i = 0; i < facts.quorumHand.length; i++) found.push(`quorum:${i}`);
  }
  if (!standingOf(facts, seat).loyalty) return found; // PEG-5.11, EXO-17.7
  for (const { card, faceUp } of playerAt(facts, seat).loyalty) {
    if (faceUp) continue;
    const { team, goal } = loyaltyOf(card);
    // EXO-17.1, 17.2
    const met = goal !== undefined && allHold(facts, seat, goal.needs);
    if (team === 'cylon' || met) found.push(`reveal:${card}`);
  }
  return found;
}

/** The step of the turn in which a text is used. */
export type Step = 'action' | 'movement';

/** Whether a text for a step of the turn can be carried out at all. */
function canUse(t: Looking, seat: Seat, id: string, play: Play): boolean {
  const { facts } = t;
  if (play.limit === 'turn' && facts.thisTurn.used.includes(play.as ?? id)) return false; // BSG-15.26
  if (!allHold(facts, seat, play.when)) return false;
  return arePossible(t, play.effects, contextOf(facts.current, seat));
}

/** The cards of a hand that can be used in a step. */
export function cardUses(t: Looking, seat: Seat, step: Step): string[] {
  const found: string[] = [];
  for (const card of cardsFor(t.facts, seat, step)) {
    const kind = kindOf(card);
    const use = playAt(kind, step);
    if (use !== null && canUse(t, seat, kind.id, use.play)) found.push(`card:${card}`);
  }
  return found;
}

/** An ability of the sheet that can be used, and what is said to use it. */
interface Use {
  readonly said: string;
  readonly ability: Ability & Play;
  readonly index: number;
}
const NO_USES: readonly Use[] = [];
const NO_ACTIONS: readonly string[] = [];

/** What the own sheet offers in a step: `ability`, and `ability:1` for a second one. */
export function abilityUses(t: Looking, seat: Seat, step: Step): readonly Use[] {
  const plays = sheetPlays(t.facts, seat, step);
  if (plays.length === 0) return NO_USES;
  const uses: Use[] = [];
  let nth = 0;
  for (const { ability, index } of plays) {
    const said = nth === 0 ? 'ability' : `ability:${nth}`;
    nth += 1;
    if ('options' in ability || isSpent(t.facts, seat, ability)) continue;
    if (canUse(t, seat, ability.id, ability)) uses.push({ said, ability, index });
  }
  return uses;
}

/** What can be done that is printed on no card. */
function extraActions(facts: Facts, seat: Seat): readonly string[] {
  const { actions } = boxOf(facts);
  if (actions.length === 0) return NO_ACTIONS;
  const by = isHuman(facts, seat) ? 'humans' : 'cylons';
  const found: string[] = [];
  for (const id of actions) {
    const action = extraActionOf(id);
    if (action.limit === 'turn' && facts.thisTurn.used.includes(id)) continue; // EXO-27.10
    if (action.by === by && allHold(facts, seat, action.when)) found.push(`action:${id}`);
  }
  return found;
}

/** Somebody takes actions, one after the other, or passes. */
export const actions = procedure<Acting>('take-actions', {
  begin(t, acting) {
    if (answers(t.facts).executionEndsTurn !== 'always') return;
    acting.deaths = deathsOf(t.facts, acting.seat);
  },
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask(t, acting, seat) {
      if (acting.left <= 0 || stopped(t, acting) || isOffBoard(t.facts, seat)) return null;
      // Asked even with nothing to do: not being asked would tell the others about hand and loyalty.
      const found = actionsOf(t, seat);
      found.push('pass');
      return one('choose-action', found, { things: 'action' });
    },
    then(t, acting, choice) {
      const { seat } = acting;
      acting.left -= 1;
      const colon = choice.indexOf(':');
      const what = colon < 0 ? choice : choice.slice(0, colon);
      const detail = colon < 0 ? '' : choice.slice(colon + 1);
      const named = what === 'title' || what === 'action';
      t.emit('action-taken', { seat, action: named ? choice : what });
      if (what === 'pass') return '';
      perform(t, seat, choice, what, detail);
      return 'choose';
    },
  }),
});

/** A reveal ends the revealer's turn and all granted actions (BSG-21.11, 21.12), an execution too (EXO-C34). */
function stopped({ facts }: BsgTable, { seat, deaths, share }: Acting): boolean {
  if (deaths !== undefined && deathsOf(facts, seat) > deaths) return true;
  if (share === true) return false;
  const { turned, over } = facts.thisTurn;
  return turned.includes(seat) || (over === true && facts.current === seat); // PEG-C3
}

/** A card of the hand, used in a step of the turn. */
export function useCard(t: BsgTable, seat: Seat, card: SkillCard, step: Step): void {
  const kind = kindOf(card);
  const use = playAt(kind, step);
  if (use === null) return;
  playCard(t, seat, card);
  const once = onceOf(use.play, kind.id);
  if (once?.in === 'turn') noteUse(t.facts, once, {});
  const context = contextOf(t.facts.current, seat);
  t.run(resolve, { text: cardText(card, use.path), at: 0, context });
}

/** An ability of the sheet, used in a step of the turn. */
export function useSheet(t: BsgTable, seat: Seat, choice: string, step: Step): void {
  const own = abilityUses(t, seat, step).find(({ said }) => said === choice);
  if (own === undefined) return;
  useAbility(t, seat, own.ability);
  const once = onceOf(own.ability, own.ability.id);
  if (once?.in === 'turn') noteUse(t.facts, once, {});
  const context = contextOf(t.facts.current, seat);
  t.run(resolve, { text: abilityText(t.facts, seat, own.index), at: 0, context });
}

function perform(t: BsgTable, seat: Seat, choice: string, what: string, detail: string): void {
  const carryOut = (text: Text): void =>
    t.run(resolve, { text, at: 0, context: contextOf(t.facts.current, seat) });
  switch (what) {
    case 'location':
      return t.run(activateLocation, { seat });
    case 'card':
      return useCard(t, seat, Number(detail), 'action');
    case 'ability':
      return useSheet(t, seat, choice, 'action');
    case 'action':
      if (extraActionOf(detail as ActionId).limit === 'turn') t.facts.thisTurn.used.push(detail);
      // The actions of the table were offered, and nothing else.
      return carryOut(textOf({ deck: 'action', id: detail as ActionId }, 'effects'));
    case 'viper':
      return t.run(useOwnViper, { seat, left: 1, attackOnly: false });
    case 'title': {
      // The titles of the table were offered, and nothing else.
      const card = boxOf(t.facts).titleCards.get(detail as Title);
      return card === undefined
        ? undefined
        : carryOut(textOf({ deck: 'title', id: card.id }, 'action'));
    }
    case 'quorum':
      return playFromHand(t, seat, Number(detail));
    case 'reveal': {
      const card = playerAt(t.facts, seat).loyalty.find((it) => it.card === detail);
      if (card === undefined) return;
      if (loyaltyOf(card.card).goal !== undefined) t.run(revealingGoal, { seat, card: card.card });
      else t.run(revealing, { seat, card: card.card });
    }
  }
}
