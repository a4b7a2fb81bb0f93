import { en } from './en.ts';
import type { Sentences } from './index.ts';

export const de: Sentences = {
  ...en,
  'your-turn': 'Du bist am Zug: {title}.',
  'time-is-up': 'Deine Zeit bei {title} ist um. Bald entscheidet ein Bot für dich.',
  'game-over': 'Das Spiel {title} ist zu Ende.',
  'mail-confirm': 'Um unter dieser Adresse Nachrichten von Starboard zu erhalten, öffne {link}',
  'mail-footer': 'Welche Nachrichten du bekommst, stellst du in deinem Konto ein.',
  'someone-turn': '{name}, du bist am Zug: {title}.',
};
