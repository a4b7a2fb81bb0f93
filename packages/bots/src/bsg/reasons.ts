import { countedIn, isIn, type LoyaltyId, loyaltyOf, type SkillCard } from '@starboard/bsg';
import { type Choice, type Message, PASS } from '@starboard/kernel';
import { because } from '../why.ts';
import { checkStakes } from './checks.ts';
import type { Position } from './position.ts';

const NAMING = [
  'accused',
  'nominee',
  'name-a-character',
  'choose-for-executive-order',
  'give-card-to',
];

/** Why one of several was chosen, for whoever asks after the game; and what a human would have chosen. */
export function whyOf(
  position: Position,
  prompt: string,
  window: string | null,
  answer: Choice,
  asHuman: Choice | null,
): Message {
  const { role, suspicion } = position;
  if (window !== null) {
    return answer === PASS
      ? because('bot-bsg-passes', { window })
      : because('bot-bsg-interrupts', { window, choice: answer });
  }
  const [what = '', detail = ''] = String(answer).split(':');
  if (prompt === 'choose-action') {
    if (what === 'reveal' && isFace(detail)) return because('bot-bsg-reveals', { card: detail });
    if (role === 'human') return because('bot-bsg-acts', { action: what });
    if (role === 'revealed-cylon') return because('bot-bsg-presses', { action: what });
  }
  if (role === 'hidden-cylon') {
    return answer === asHuman
      ? because('bot-bsg-pretends', { action: what })
      : because('bot-bsg-slips', { prompt });
  }
  if (NAMING.includes(prompt) && typeof answer === 'number') {
    if (role === 'revealed-cylon' && position.aim < 0) {
      return because('bot-bsg-presses', { action: what });
    }
    const doubt = Math.round((suspicion[answer] ?? 0) * 100);
    return because('bot-bsg-names', { seat: answer, doubt });
  }
  return prompt === 'move-to'
    ? because('bot-bsg-goes', { place: answer })
    : because('bot-bsg-chooses', { prompt });
}

/** Whether a card shows a Cylon, and no Personal Goal. */
const isFace = (card: string): boolean =>
  isIn('loyalty', card) && loyaltyOf(card as LoyaltyId).team === 'cylon';

/** Why these cards, or none. */
export function whyGiven(position: Position, cards: readonly SkillCard[]): Message {
  const { check } = position.facts;
  const stakes = check === null ? 0 : Math.round(checkStakes(position, check) * 10) / 10;
  const count = cards.length;
  const bad = check !== null && cards.some((card) => countedIn(check, card) < 0);
  // A Cylon in hiding gives for show, and nothing where a human would not.
  if (!bad && position.role === 'hidden-cylon') {
    return because('bot-bsg-pretends', { action: 'contribute' });
  }
  if (count === 0) return because('bot-bsg-keeps-cards', { stakes });
  if (!bad) return because('bot-bsg-gives', { cards: count, stakes });
  return position.role === 'human'
    ? because('bot-bsg-opposes', { cards: count })
    : because('bot-bsg-sabotages', { cards: count, stakes });
}
