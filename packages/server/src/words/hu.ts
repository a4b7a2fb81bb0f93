import { en } from './en.ts';
import type { Sentences } from './index.ts';

export const hu: Sentences = {
  ...en,
  'your-turn': 'Te következel: {title}.',
  'time-is-up': 'Lejárt az időd ennél az asztalnál: {title}. Hamarosan egy bot dönt helyetted.',
  'game-over': 'Véget ért a játék: {title}.',
  'mail-confirm':
    'Ha erre a címre szeretnél üzeneteket kapni a Starboardtól, nyisd meg ezt: {link}',
  'mail-footer': 'A beállításaidban módosíthatod, milyen üzeneteket kapsz.',
  'someone-turn': '{name}, te következel: {title}.',
};
