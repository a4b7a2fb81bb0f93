import { en } from './en.ts';
import type { Sentences } from './index.ts';

export const pl: Sentences = {
  ...en,
  'your-turn': 'Twoja kolej: {title}.',
  'time-is-up': 'Twój czas przy stole {title} minął. Wkrótce zdecyduje za ciebie bot.',
  'game-over': 'Gra {title} dobiegła końca.',
  'mail-confirm': 'Aby otrzymywać wiadomości ze Starboard na ten adres, otwórz {link}',
  'mail-footer': 'Wybór wiadomości zmienisz w ustawieniach konta.',
  'someone-turn': '{name}, twoja kolej: {title}.',
};
