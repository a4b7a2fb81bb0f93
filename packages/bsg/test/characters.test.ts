import { describe, expect, it } from 'vitest';
import {
  CHARACTERS,
  type Character,
  type CharacterId,
  characterOf,
  crisisDeck,
  crisisOf,
} from '../src/index.ts';

/** The abilities of the ten sheets: the two positive ones, of which the second is once per game, then the negative one. */
const SHEETS: Readonly<Partial<Record<CharacterId, readonly string[]>>> = {
  'william-adama': ['inspirational-leader', 'command-authority', 'emotionally-attached'],
  'saul-tigh': ['cylon-hatred', 'declare-martial-law', 'alcoholic'],
  'karl-helo-agathon': ['eco-officer', 'moral-compass', 'stranded'],
  'laura-roslin': ['religious-visions', 'skilled-politician', 'terminal-illness'],
  'gaius-baltar': ['delusional-intuition', 'cylon-detector', 'coward'],
  'tom-zarek': ['friends-in-low-places', 'unconventional-tactics', 'convicted-criminal'],
  'lee-apollo-adama': ['alert-viper-pilot', 'cag', 'headstrong'],
  'kara-starbuck-thrace': ['expert-pilot', 'secret-destiny', 'insubordinate'],
  'sharon-boomer-valerii': ['recon', 'mysterious-intuition', 'sleeper-agent'],
  'galen-tyrol': ['maintenance-engineer', 'blind-devotion', 'reckless'],
};

const TYPES: Readonly<Partial<Record<Character['type'], readonly CharacterId[]>>> = {
  'political-leader': ['laura-roslin', 'gaius-baltar', 'tom-zarek'],
  'military-leader': ['william-adama', 'saul-tigh', 'karl-helo-agathon'],
  pilot: ['lee-apollo-adama', 'kara-starbuck-thrace', 'sharon-boomer-valerii'],
  support: ['galen-tyrol'],
};

const STARTS: Readonly<Partial<Record<CharacterId, string>>> = {
  'william-adama': 'admirals-quarters',
  'saul-tigh': 'command',
  'karl-helo-agathon': 'off-board',
  'laura-roslin': 'presidents-office',
  'gaius-baltar': 'research-lab',
  'tom-zarek': 'administration',
  'lee-apollo-adama': 'viper',
  'kara-starbuck-thrace': 'hangar-deck',
  'sharon-boomer-valerii': 'armory',
  'galen-tyrol': 'hangar-deck',
};

describe('the character sheets', () => {
  it('BSG-12.1: give a type, two positive abilities, one negative, a skill set and a setup instruction', () => {
    expect([...CHARACTERS].sort()).toEqual(Object.keys(SHEETS).sort());
    for (const id of CHARACTERS) {
      const { type, abilities, skillSet, start } = characterOf(id);
      expect(abilities.map((ability) => ability.id)).toEqual(SHEETS[id]);
      expect(abilities.map(({ negative = false }) => negative)).toEqual([false, false, true]);
      expect(TYPES[type]).toContain(id);
      expect(skillSet.reduce((sum, { count }) => sum + count, 0)).toBe(
        id === 'gaius-baltar' ? 4 : 5,
      );
      expect(start).toBe(STARTS[id]);
    }
  });

  it('BSG-12.4: each carry exactly one ability that can be used once in the game', () => {
    for (const id of CHARACTERS) {
      const once = characterOf(id).abilities.filter((ability) => ability.once === true);
      expect(once.map((ability) => ability.id)).toEqual([SHEETS[id]?.[1]]);
    }
  });
});

describe('the Crisis deck', () => {
  it('BSG-7.2: has attacks, checks and events, and nothing else', () => {
    const kinds = crisisDeck().map((card) => crisisOf(card).kind);
    const count = (kind: string): number => kinds.filter((it) => it === kind).length;
    expect([count('attack'), count('check'), count('event')]).toEqual([10, 41, 19]);
    expect(kinds).toHaveLength(70);
  });

  it('BSG-8.4, BSG-9.3: has no icon at the foot of an attack card', () => {
    for (const card of crisisDeck().map(crisisOf)) {
      if (card.kind !== 'attack') continue;
      expect([card.id, card.activation, card.jump]).toEqual([card.id, undefined, undefined]);
      expect(card.activate.length).toBeGreaterThan(0);
    }
  });
});
