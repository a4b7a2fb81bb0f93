/** The words of the game that everything else is written in. */

export const SKILLS = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const;
/** Pegasus adds a sixth (PEG-17.1). */
export const TREACHERY = 'treachery';
export type Skill = (typeof SKILLS)[number] | typeof TREACHERY;

export const RESOURCES = ['food', 'fuel', 'morale', 'population'] as const;
export type Resource = (typeof RESOURCES)[number];

/** BSG-1.25: so few, or fewer, are in the red. */
export const RED: Readonly<Record<Resource, number>> = {
  food: 4,
  fuel: 4,
  morale: 5,
  population: 6,
};

/** BSG-1.19: clockwise around Galactica. */
export const SECTORS = [
  'bow',
  'starboard-bow',
  'starboard-quarter',
  'stern',
  'port-quarter',
  'port-bow',
] as const;
export type Sector = (typeof SECTORS)[number];

/** BSG-1.20 */
export const LAUNCH_SECTORS = ['port-bow', 'port-quarter'] as const satisfies readonly Sector[];

export const GALACTICA = [
  'ftl-control',
  'weapons-control',
  'command',
  'communications',
  'admirals-quarters',
  'research-lab',
  'hangar-deck',
  'armory',
  'sickbay',
  'brig',
] as const;
export const COLONIAL_ONE = ['press-room', 'presidents-office', 'administration'] as const;
export const CYLON_LOCATIONS = [
  'caprica',
  'cylon-fleet',
  'human-fleet',
  'resurrection-ship',
] as const;

export const PEGASUS = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] as const;
/** The overlay of Pegasus: printed anew, so that each has an id of its own (PEG-2.5). */
export const CYLON_OVERLAY = [
  'caprica-overlay',
  'cylon-fleet-overlay',
  'human-fleet-overlay',
  'resurrection-ship-overlay',
] as const;
export const NEW_CAPRICA = [
  'medical-center',
  'resistance-hq',
  'detention',
  'occupation-authority',
  'breeders-canyon',
  'shipyard',
] as const;

/** The board of the Cylon fleet (EXO-21.1). */
export const FLEET_BOARD = ['basestar-bridge'] as const;

export type GalacticaLocation = (typeof GALACTICA)[number];
export type ColonialOneLocation = (typeof COLONIAL_ONE)[number];
export type CylonLocation = (typeof CYLON_LOCATIONS)[number];
export type PegasusLocation = (typeof PEGASUS)[number];
export type OverlayLocation = (typeof CYLON_OVERLAY)[number];
export type PlanetLocation = (typeof NEW_CAPRICA)[number];
export type FleetLocation = (typeof FLEET_BOARD)[number];
export type Location =
  | GalacticaLocation
  | ColonialOneLocation
  | CylonLocation
  | PegasusLocation
  | OverlayLocation
  | PlanetLocation
  | FleetLocation;
/** Where people are sent (BSG-5.8, PEG-10.1). */
export type Hazard = 'sickbay' | 'brig' | 'medical-center' | 'detention';

/** The locations that can be damaged, and the two resources that damage can cost (BSG-1.7). */
export const GALACTICA_HULL = [
  'admirals-quarters',
  'armory',
  'command',
  'ftl-control',
  'hangar-deck',
  'weapons-control',
] as const satisfies readonly GalacticaLocation[];
export const DAMAGE_TOKENS = [...GALACTICA_HULL, 'food', 'fuel'] as const;
export type DamageToken = (typeof DAMAGE_TOKENS)[number] | PegasusLocation;

/** BSG-1.8 */
export const BASESTAR_TOKENS = [
  'critical-hit',
  'disabled-hangar',
  'disabled-weapons',
  'structural-damage',
] as const;
/** EXO-33.1, 36: those that take their place. */
export const ALTERNATE_BASESTAR_TOKENS = [
  ...BASESTAR_TOKENS,
  'collateral-damage',
  'damage-to-personnel',
] as const;
export type BasestarToken = (typeof ALTERNATE_BASESTAR_TOKENS)[number];

/** What somebody carries about (EXO-34.1). */
export const TRAUMAS = ['benevolent', 'antagonistic', 'disaster'] as const;
export type Trauma = (typeof TRAUMAS)[number];

/** The CAG exists where civilian ships travel under escort (EXO-27.1). */
export const TITLES = ['president', 'admiral', 'cag'] as const;
export type Title = (typeof TITLES)[number];

export type BoardId =
  | 'galactica'
  | 'colonial-one'
  | 'cylon-locations'
  | 'pegasus'
  | 'cylon-overlay'
  | 'new-caprica'
  | 'cylon-fleet-board';

/** What a Crisis card's lower left corner, or a Cylon player, sets in motion. */
export type Activation =
  | 'raiders'
  | 'heavy-raiders'
  | 'basestars'
  | 'launch-raiders'
  | 'occupation-forces';

export function isSector(where: string | null): where is Sector {
  return SECTORS.some((sector) => sector === where);
}

/** BSG-1.21: the two neighbours of a sector. */
export function neighbours(sector: Sector): [Sector, Sector] {
  return [clockwise(sector, 1), clockwise(sector, -1)];
}

export function clockwise(sector: Sector, steps: number): Sector {
  const at = SECTORS.indexOf(sector) + steps;
  return SECTORS[((at % SECTORS.length) + SECTORS.length) % SECTORS.length] ?? sector;
}

/** How many sectors apart, the shorter way round. */
export function distanceBetween(a: Sector, b: Sector): number {
  const around = Math.abs(SECTORS.indexOf(a) - SECTORS.indexOf(b));
  return Math.min(around, SECTORS.length - around);
}
