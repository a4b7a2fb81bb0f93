/** The games there are tables for. */
export type GameName = 'roll' | 'bsg';
