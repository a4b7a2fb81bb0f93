import type { Words } from '@starboard/words';

/** Stars that no bot is called after. */
const STARS = [
  'Adhara',
  'Alcor',
  'Aldebaran',
  'Algol',
  'Altair',
  'Antares',
  'Arcturus',
  'Atria',
  'Bellatrix',
  'Canopus',
  'Capella',
  'Castor',
  'Deneb',
  'Electra',
  'Enif',
  'Fomalhaut',
  'Gemma',
  'Hadar',
  'Izar',
  'Kochab',
  'Maia',
  'Menkar',
  'Merak',
  'Mimosa',
  'Mira',
  'Mizar',
  'Nashira',
  'Nunki',
  'Polaris',
  'Pollux',
  'Procyon',
  'Rana',
  'Regulus',
  'Rigel',
  'Sabik',
  'Sadira',
  'Saiph',
  'Scheat',
  'Shaula',
  'Sirius',
  'Spica',
  'Tania',
  'Thuban',
  'Vega',
  'Wezen',
  'Zaurak',
] as const;

/** What a guest is called who gave no name: one of many, so that two at a table are hardly ever the same. */
export function guestName({ say }: Words): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return say('web-guest', { star: STARS[drawn % STARS.length] ?? STARS[0] });
}
