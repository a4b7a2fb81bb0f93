import { cylonFleet } from './cylon-fleet/index.ts';
import { cylonLeaders } from './cylon-leaders.ts';
import { exodus, finalFive, personalGoals } from './exodus.ts';
import { ionianNebula } from './ionian-nebula/index.ts';
import type { Module } from './module.ts';
import { newCaprica } from './new-caprica/index.ts';
import { pegasus } from './pegasus.ts';
import { sympatheticCylon } from './sympathetic-cylon.ts';

/** The modules that come with the game beside the first rulebook. */
export const MODULES: readonly Module[] = [
  // In the order of the rulebooks.
  pegasus,
  newCaprica,
  cylonLeaders,
  sympatheticCylon,
  exodus,
  personalGoals,
  finalFive,
  cylonFleet,
  ionianNebula,
];
