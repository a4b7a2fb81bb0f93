import { thing } from '../../thing.ts';
import { plainCards, skill } from '../vocabulary.ts';
import { bare, type Clauses, say, you, yourself } from './clause.ts';

// What is done to a check that is under way, and to a die.

export const checkClauses: Clauses<
  | 'face-up'
  | 'count-positive'
  | 'change-difficulty'
  | 'decide-check'
  | 'ignore-skill'
  | 'take-check-cards'
  | 'reckless'
  | 'no-destiny'
  | 'learn-fast'
  | 'add-to-check'
  | 'discard-from-check'
  | 'double-skill'
  | 'add-destiny-to-check'
  | 'remove-check-card'
  | 'add-to-roll'
  | 'reroll'
  | 'replace-roll'
  | 'shift-result'
  | 'set-roll'
> = {
  'face-up': {
    say: ({ exceptDestiny }) => say(exceptDestiny === true ? 'face-up-but-destiny' : 'face-up'),
  },
  'count-positive': { say: ({ op, skill: it }) => say(op, { skill: skill(it) }) },
  'change-difficulty': {
    say: ({ by }) => say(by < 0 ? 'difficulty-down' : 'difficulty-up', { count: Math.abs(by) }),
  },
  'decide-check': {
    say: ({ op, result }) => say(`${op}-${result}`),
    about: ({ result }) => (result === 'as-they-like' ? 'self' : null),
  },
  'ignore-skill': bare,
  'take-check-cards': yourself,
  reckless: bare,
  'no-destiny': bare,
  'learn-fast': { say: ({ op, count }) => say(op, { count }), about: you },
  'add-to-check': yourself,
  'discard-from-check': {
    say: ({ op, strengths }) =>
      say(op, { strengths: strengths.map((number) => thing('bsg-number', { number })) }),
  },
  'double-skill': { say: ({ op, skill: it }) => say(op, { skill: skill(it) }) },
  'add-destiny-to-check': { say: ({ op, count }) => say(op, { cards: plainCards(count) }) },
  'remove-check-card': yourself,
  'add-to-roll': { say: ({ op, plus }) => say(op, { count: plus }) },
  reroll: {
    say: ({ op, piloted }) =>
      piloted === undefined ? say(op) : say('reroll-piloted', { by: Math.abs(piloted) }),
  },
  'replace-roll': { say: ({ op, plus }) => say(op, { count: plus }), about: you },
  'shift-result': {
    say: ({ by }) => say(by < 0 ? 'shift-result-down' : 'shift-result-up', { count: Math.abs(by) }),
  },
  'set-roll': yourself,
};
