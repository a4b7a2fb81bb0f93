import { describe, expect, it } from 'vitest';
import { strengthOf } from '../src/content/library.ts';
import { boxOf } from '../src/modules/box.ts';
import type { ModuleId } from '../src/modules/validity.ts';

// What is in the box with Exodus. The expected figures are those of the ledger, written out here.

const FIVE = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const;

const withModules = (...modules: ModuleId[]) => boxOf({ modules });
const sizes = (...modules: ModuleId[]) => {
  const box = withModules(...modules);
  return {
    quorum: box.quorum.length,
    destinations: box.destinations.length,
    crises: box.crises.length,
    superCrises: box.superCrises.length,
  };
};
const deckSizes = (...modules: ModuleId[]) =>
  Object.fromEntries(
    [...withModules(...modules).skillCards].map(([skill, cards]) => [skill, cards.length]),
  );
/** How often each of these is among the cards. */
const counted = (cards: readonly string[], ...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, cards.filter((card) => card === id).length]));

describe('EXO-2.9: deck sizes with Exodus', () => {
  it('has 25 cards of each skill, 30 with Pegasus and 26 Treachery cards', () => {
    expect(deckSizes('exodus')).toEqual(Object.fromEntries(FIVE.map((skill) => [skill, 25])));
    expect(deckSizes('pegasus', 'exodus')).toEqual({
      ...Object.fromEntries(FIVE.map((skill) => [skill, 30])),
      treachery: 26,
    });
  });

  it('adds to each skill three cards of strength 0 and one of strength 6 (EXO-C1)', () => {
    const { skillCards } = withModules('exodus');
    for (const skill of FIVE) {
      const strengths = skillCards.get(skill)?.map(strengthOf) ?? [];
      expect(strengths.filter((strength) => strength === 0)).toHaveLength(3);
      expect(strengths.filter((strength) => strength === 6)).toHaveLength(1);
    }
  });

  it.each<[ModuleId[], ReturnType<typeof sizes>]>([
    [['exodus'], { quorum: 20, destinations: 29, crises: 104, superCrises: 7 }],
    [['pegasus', 'exodus'], { quorum: 29, destinations: 34, crises: 124, superCrises: 12 }],
    [['exodus', 'cylon-fleet'], { quorum: 20, destinations: 29, crises: 100, superCrises: 7 }],
    [
      ['pegasus', 'exodus', 'cylon-fleet'],
      { quorum: 29, destinations: 33, crises: 117, superCrises: 11 },
    ],
  ])('with %j', (modules, expected) => {
    expect(sizes(...modules)).toEqual(expected);
  });
});

describe('what Exodus adds', () => {
  it('brings four characters (EXO-1.10)', () => {
    const { characters } = withModules('exodus');
    const before = withModules().characters;
    expect(new Set(characters.filter((id) => !before.includes(id)))).toEqual(
      new Set(['felix-gaeta', 'samuel-t-anders', 'callandra-cally-tyrol', 'tory-foster']),
    );
  });

  it('brings 7 Loyalty cards, 8 Personal Goals and 5 of the Final Five (EXO-1.11, 2.6)', () => {
    const base = withModules().loyalty;
    const exodus = withModules('exodus').loyalty;
    expect(exodus).toHaveLength(base.length + 5 + 2);
    expect(counted(exodus, 'not-a-cylon', 'cylon-centurion', 'cylon-jump-track')).toEqual({
      'not-a-cylon': 16,
      'cylon-centurion': 1,
      'cylon-jump-track': 1,
    });
    expect(withModules('exodus', 'personal-goals').loyalty).toHaveLength(exodus.length + 8);
    expect(withModules('exodus', 'final-five').loyalty).toHaveLength(exodus.length + 5);
    const all = withModules('exodus', 'personal-goals', 'final-five').loyalty;
    expect(all).toHaveLength(base.length + 20);
    expect(counted(withModules('pegasus', 'exodus').loyalty, 'not-a-cylon')).toEqual({
      'not-a-cylon': 17,
    });
  });

  it('brings allies and Crossroads cards only with the Ionian Nebula (EXO-1.6, 2.8)', () => {
    const nebula = withModules('exodus', 'ionian-nebula');
    expect(new Set(nebula.allies).size).toBe(35);
    expect(nebula.allies).toHaveLength(35);
    expect(new Set(nebula.crossroads).size).toBe(7);
    expect(nebula.crossroads).toHaveLength(7);
    const { allies, crossroads } = withModules('exodus');
    expect([...allies, ...crossroads]).toEqual([]);
  });

  it('has a CAG, another Admiral card and the Basestar Bridge only with the Cylon fleet (EXO-2.7)', () => {
    const without = withModules('exodus');
    expect(without.titles).toEqual(['president', 'admiral']);
    expect(without.titleCards.get('admiral')?.id).toBe('admiral');
    expect(without.locations).not.toContain('basestar-bridge');
    expect(without.actions).toEqual([]);
    const fleet = withModules('exodus', 'cylon-fleet');
    expect(new Set(fleet.titles)).toEqual(new Set(['president', 'admiral', 'cag']));
    expect(fleet.titleCards.get('admiral')?.id).toBe('admiral-cylon-fleet');
    expect(fleet.reached.cylons).toContain('basestar-bridge');
    expect(fleet.reached.humans).not.toContain('basestar-bridge');
    expect(fleet.actions).toEqual(['cag-wingman']);
  });

  it('leaves the cards on which the CAG chooses in the box without the Cylon fleet (EXO-2.4)', () => {
    const theirs = [
      'detente',
      'raiders-inbound',
      'return-to-duty',
      'review-camera-footage',
      'tracked-by-radiation',
      'training-a-rookie',
      'fighting-blind',
    ];
    const drawn = (...modules: ModuleId[]): string[] => {
      const { crises, superCrises } = withModules(...modules);
      return [...crises, ...superCrises].filter((id) => theirs.includes(id));
    };
    expect(drawn('exodus')).toEqual([]);
    expect(new Set(drawn('exodus', 'cylon-fleet'))).toEqual(new Set(theirs));
  });
});
