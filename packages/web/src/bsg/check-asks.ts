import { meaningOf } from '@starboard/bsg/reading';
import type { Ask } from '@starboard/kernel';

/** Asks and windows that are answered with the card or the check before one's eyes. */
const PROMPTS: ReadonlySet<string> = new Set([
  'add-to-check',
  'after-total',
  'before-check',
  'cards-added',
  'cards-revealed',
  'cards-sorted',
  'check-begins',
  'check-decided',
  'check-resolved',
  'choose-part',
  'choose-text-to-resolve',
  'contribute',
  'crisis-revealed',
  'decide-check',
  'location-check',
  'location-check-begins',
  'option-chosen',
  'remove-check-card',
]);

export function isReadWithCheck(ask: Ask): boolean {
  if (PROMPTS.has(ask.prompt)) return true;
  const [first] = ask.prompt === 'choose-option' && 'of' in ask ? ask.of : [];
  if (first === undefined) return false;
  const meant = meaningOf(ask, first);
  if (meant.is !== 'option' || !('of' in meant.line.text)) return false;
  return ['crisis', 'super-crisis'].includes(meant.line.text.of.deck);
}
