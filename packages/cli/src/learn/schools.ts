import { bsgSchool, rollSchool } from '@starboard/bots/arena';
import type { School } from '@starboard/bots/learning';
import { UsageError } from '../usage.ts';

const SCHOOLS: ReadonlyMap<string, School> = new Map([
  ['roll', rollSchool],
  ['bsg', bsgSchool],
]);

export function schoolOf(game: string): School {
  const school = SCHOOLS.get(game);
  if (school === undefined) throw new UsageError(`the bots of ${game} learn nothing`);
  return school;
}
