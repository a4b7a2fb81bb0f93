import { describe, expect, it } from 'vitest';
import { boards as baseBoards } from '../src/content/base/boards.ts';
import { characters as baseCharacters } from '../src/content/base/characters.ts';
import { crises as baseCrises } from '../src/content/base/crises.ts';
import { destinations as baseDestinations } from '../src/content/base/destinations.ts';
import { loyaltyCards as baseLoyaltyCards } from '../src/content/base/loyalty.ts';
import { quorumCards as baseQuorumCards } from '../src/content/base/quorum.ts';
import { skillCards as baseSkillCards } from '../src/content/base/skill-cards.ts';
import { superCrises as baseSuperCrises } from '../src/content/base/super-crises.ts';
import type {
  Board,
  Character,
  Content,
  Crisis,
  SkillCardKind,
} from '../src/content/definition.ts';
import { pegasusContent } from '../src/content/pegasus/index.ts';
import { leadersContent } from '../src/content/pegasus/leaders.ts';
import { newCapricaContent } from '../src/content/pegasus/new-caprica.ts';
import type { Condition } from '../src/effects/condition.ts';

// What is printed in Pegasus. The expected figures are those of the ledger and the catalogue, written out here; none
// is computed from the content under test.

const pegasus: Content = pegasusContent;
const newCaprica: Content = newCapricaContent;
const leaders: Content = leadersContent;

const SKILLS = [
  'politics',
  'leadership',
  'tactics',
  'piloting',
  'engineering',
  'treachery',
] as const;

const idsOf = (things: readonly { readonly id: string }[] = []) => things.map(({ id }) => id);
const total = (things: readonly { readonly copies?: number }[] = []) =>
  things.reduce((sum, { copies = 1 }) => sum + copies, 0);
const copiesOf = ({ strengths }: SkillCardKind) => total(strengths);

/** Every gain and loss somewhere in these effects, in their order. */
function resources(effects: unknown): string[] {
  if (Array.isArray(effects)) return effects.flatMap(resources);
  if (typeof effects !== 'object' || effects === null) return [];
  const own =
    'op' in effects && effects.op === 'resource' && 'resource' in effects && 'by' in effects
      ? [`${effects.resource}${Number(effects.by) > 0 ? '+' : ''}${effects.by}`]
      : [];
  return [...own, ...Object.values(effects).flatMap(resources)];
}

const part = (effects: unknown) => resources(effects).join(' ') || '0';

/** A Crisis card in one line: its chooser, its check, what each part changes in resources, and its foot. */
function inOneLine(crisis: Crisis): string {
  const { activation = [], jump, evacuation } = crisis;
  const foot = [activation, jump ? 'jump' : [], evacuation ? 'evacuation' : []].flat();
  const chooser = crisis.kind === 'attack' ? undefined : crisis.chooser;
  return [crisis.id, chooser ?? '-', ...middle(crisis), foot.join(' ') || '-'].join(' | ');
}

function middle(crisis: Crisis): string[] {
  switch (crisis.kind) {
    case 'attack':
      return [`attack ${crisis.activate.join('+')}`];
    case 'event':
      return ['event', crisis.options.map(part).join(', ')];
    case 'check': {
      const { difficulty, partial, skills } = crisis.check;
      const parts = [
        `pass ${part(crisis.pass)}`,
        ...(crisis.partial ? [`partial ${part(crisis.partial)}`] : []),
        `fail ${part(crisis.fail)}`,
        ...(crisis.instead ? [`instead ${part(crisis.instead)}`] : []),
      ];
      const difficulties = partial === undefined ? difficulty : `${difficulty}/${partial}`;
      return [`${difficulties} ${skills.join(' ')}`, parts.join(', ')];
    }
  }
}

// id | chooser | check, with the partial result behind the stroke | resources by part | icons
const CRISES = [
  'a-verdict-of-guilty | admiral | event | 0, 0 | basestars jump',
  'an-offer-of-peace | - | 12/6 politics leadership | pass 0, partial 0, fail morale-1 | launch-raiders',
  'assassination-plot | president | event | 0, 0 | basestars jump',
  'civilian-ship-nuked | president | event | 0, 0 | raiders jump',
  'code-blue | current | 13 politics leadership tactics | pass 0, fail morale-1, instead 0 | heavy-raiders jump',
  'defending-a-prisoner | - | 11 politics leadership | pass 0, fail morale-1 | heavy-raiders jump',
  'dogfight | - | attack raiders | -',
  'food-hoarding-in-the-fleet | president | event | morale-1, food-2 | raiders jump',
  'medical-breakthrough | - | 12/6 politics leadership engineering | pass 0, partial 0, fail morale-1 | heavy-raiders',
  'pressure-the-supply-ships | admiral | event | food+1 morale-1, food-2 | raiders jump',
  'reunite-the-fleet | current | 10 politics leadership | pass population+1, fail morale-1, instead 0 | raiders',
  'review-galacticas-log | - | 14/6 politics leadership tactics | pass 0, partial 0, fail morale-1 | raiders jump',
  'sabotage-investigated | - | 9 tactics engineering | pass food-1, fail morale-1 fuel-1 food-1 | heavy-raiders jump',
  'scar | - | attack raiders | -',
  'standoff-with-pegasus | - | 22 politics leadership tactics piloting | pass 0, fail population-1 morale-1 | launch-raiders',
  'suspicious-election-results | admiral | event | 0, 0 | raiders',
  'the-black-market | current | 13 politics leadership tactics | pass food+1, fail food-2 morale-1, instead food-1 | raiders jump',
  'the-guardians | - | attack basestars | -',
  'training-snafu | - | 8 leadership piloting | pass 0, fail 0 | basestars jump',
  'unsettling-stories | current | 9 politics leadership | pass 0, fail morale-1, instead morale-1 | raiders jump',
];

const SUPER_CRISES = [
  'demand-peace-manifesto | admiral | event | morale-1, 0 | -',
  'footage-transmitted | - | 17/12 politics leadership tactics | pass 0, partial 0, fail 0 | -',
  'lured-into-a-trap | - | attack raiders | -',
  'psychological-warfare | president | event | morale-1, 0 | -',
  'the-farm | - | 15/8 tactics engineering | pass 0, partial food-1, fail food-1 population-1 | -',
];

const NEW_CAPRICA_CRISES = [
  'hiding-underground | current | 9 leadership tactics | pass 0, fail food-1, instead 0 | raiders occupation-forces jump evacuation',
  'prepare-for-a-fight | current | 8 leadership tactics engineering | pass 0, fail morale-1, instead 0 | raiders occupation-forces jump evacuation',
  'rescue-detainees | current | 9 leadership tactics | pass 0, fail morale-1, instead 0 | heavy-raiders occupation-forces jump evacuation',
  'ncp-recruitment | current | 8 politics leadership | pass 0, fail morale-1, instead 0 | raiders',
  'contact-informant | current | 9 politics tactics | pass 0, fail morale-1 population-1, instead population-1 | raiders occupation-forces jump evacuation',
  'arrests-at-night | current | 10 leadership tactics | pass 0, fail morale-1, instead 0 | launch-raiders jump evacuation',
  'brutal-treatment | current | 9 politics tactics | pass 0, fail morale-1, instead 0 | basestars occupation-forces jump evacuation',
  'held-for-questioning | current | 10 politics leadership tactics | pass 0, fail morale-1, instead 0 | heavy-raiders occupation-forces jump evacuation',
  'playing-with-emotions | current | 7 politics tactics | pass 0, fail morale-1, instead 0 | launch-raiders jump evacuation',
  'meet-liason-officer | - | 10 politics tactics | pass 0, fail fuel-1 | raiders jump evacuation',
  'a-cylon-ally | admiral | event | 0, 0 | raiders occupation-forces jump evacuation',
  'marine-reinforcements | admiral | event | 0, 0 | raiders',
  'organize-the-pilots | - | 9 politics piloting | pass 0, fail 0 | basestars',
  'recover-launch-keys | - | 10 leadership tactics engineering | pass 0, fail population-1 | basestars',
  'ncp-graduation | admiral | event | morale-1, population-1 | heavy-raiders jump evacuation',
  'contact-raptor | - | 7 politics engineering | pass 0, fail morale-1 | raiders jump evacuation',
  'prepare-the-civilians | - | 9 politics leadership | pass 0, fail food-1 | raiders jump evacuation',
  'attack-on-the-power-plant | president | event | morale-1, population-1 morale+1 | launch-raiders jump evacuation',
  'establish-sanitation | president | event | 0, morale-1 | raiders jump evacuation',
  'intra-atmos-entry | - | 15/9 leadership tactics piloting engineering | pass 0, partial 0, fail fuel-1 | heavy-raiders jump evacuation',
  'resistance-bombings | - | 12/7 leadership tactics engineering | pass morale-1 morale-1, partial 0, fail morale-1 population-1 | basestars occupation-forces',
  'betrayed-from-within | - | 9/6 politics leadership | pass 0, partial 0, fail 0 | raiders jump evacuation',
  'dissent-among-cylons | - | 12/7 politics leadership | pass 0, partial 0, fail morale-1 | launch-raiders jump evacuation',
  'labor-union-strike | - | 13/10 politics tactics | pass morale+1, partial 0, fail food-1 | raiders occupation-forces jump evacuation',
  'decode-cylon-maps | - | 8 tactics engineering | pass 0, fail morale-1 | heavy-raiders occupation-forces',
  'centurion-ambush | - | 7 tactics piloting | pass 0, fail population-1 | raiders jump evacuation',
  'second-thoughts | - | 9 politics leadership | pass 0, fail morale-1 | basestars occupation-forces jump evacuation',
  'demanded-surrender | president | event | 0, morale-1 | basestars occupation-forces',
  'keeping-hera-hidden | president | event | 0, 0 | raiders occupation-forces jump evacuation',
  'execution-list | president | event | 0, population-1 | heavy-raiders occupation-forces jump evacuation',
];

const SETUPS = {
  dogfight: {
    'starboard-quarter': { basestar: 1, raider: 2 },
    stern: { raider: 2 },
    'port-quarter': { viper: 1 },
    'port-bow': { viper: 1, civilian: 1 },
  },
  scar: {
    'starboard-bow': { raider: 1 },
    stern: { civilian: 2 },
    'port-quarter': { viper: 1 },
    'port-bow': { viper: 1 },
  },
  'the-guardians': {
    bow: { basestar: 1 },
    'starboard-bow': { raider: 2 },
    'starboard-quarter': { 'heavy-raider': 1 },
    stern: { civilian: 1 },
    'port-quarter': { viper: 1 },
    'port-bow': { viper: 1, raider: 2 },
  },
  'lured-into-a-trap': {
    'starboard-bow': { basestar: 1, raider: 3 },
    'starboard-quarter': { basestar: 1, raider: 3 },
    stern: { 'heavy-raider': 1 },
    'port-quarter': { viper: 1, civilian: 1 },
    'port-bow': { viper: 1, civilian: 1 },
  },
};

describe('the Crisis cards of Pegasus', () => {
  it('PEG-1.3: are 20, with these checks, choosers, losses and icons', () => {
    expect(pegasus.crises?.map(inOneLine)).toEqual(CRISES);
    expect(total(pegasus.crises)).toBe(20);
  });

  it('PEG-1.3: and 5 Super Crisis cards', () => {
    expect(pegasus.superCrises?.map(inOneLine)).toEqual(SUPER_CRISES);
    expect(total(pegasus.superCrises)).toBe(5);
  });

  it('PEG-1.3: and 30 of New Caprica', () => {
    expect(newCaprica.laterCrises?.map(inOneLine)).toEqual(NEW_CAPRICA_CRISES);
    expect(total(newCaprica.laterCrises)).toBe(30);
  });

  it('set up these ships', () => {
    const attacks = [...(pegasus.crises ?? []), ...(pegasus.superCrises ?? [])].flatMap((crisis) =>
      crisis.kind === 'attack' ? [[crisis.id, crisis.setup]] : [],
    );
    expect(Object.fromEntries(attacks)).toEqual(SETUPS);
  });

  it('stay in play so long, and only these', () => {
    const all = [
      ...(pegasus.crises ?? []),
      ...(pegasus.superCrises ?? []),
      ...(newCaprica.laterCrises ?? []),
    ];
    const kept = all.flatMap(({ id, lasting }) =>
      lasting === undefined ? [] : [`${id}: ${lasting.rule} until ${lasting.until}`],
    );
    expect(kept).toEqual([
      'dogfight: launches-after-raiders until jump',
      'scar: scar until jump',
      'the-guardians: basestar-destroyed until jump',
      'lured-into-a-trap: executed-at-jump until jump',
      'the-farm: no-once-per-game until end',
    ]);
  });

  it('bar their first part only where they say so: A Cylon Ally off New Caprica', () => {
    const all = [...(pegasus.crises ?? []), ...(newCaprica.laterCrises ?? [])];
    const barred = all.flatMap((crisis) =>
      crisis.kind === 'event' && crisis.firstNeeds ? [[crisis.id, crisis.firstNeeds]] : [],
    );
    expect(barred).toEqual([['a-cylon-ally', [{ is: 'on-board', board: 'new-caprica' }]]]);
  });

  it('PEG-2.20: make a Crisis deck of 90 and a Super Crisis deck of 10', () => {
    expect(total(baseCrises) + total(pegasus.crises)).toBe(90);
    expect(total(baseSuperCrises) + total(pegasus.superCrises)).toBe(10);
  });

  it('are called like no other', () => {
    const all = [
      ...idsOf(baseCrises),
      ...idsOf(baseSuperCrises),
      ...idsOf(pegasus.crises),
      ...idsOf(pegasus.superCrises),
      ...idsOf(newCaprica.laterCrises),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

const kinds: readonly SkillCardKind[] = pegasusContent.skillCards.kinds;
const baseKinds: readonly SkillCardKind[] = baseSkillCards;

/** Skill, and how many of each strength. */
const SKILL_CARDS = {
  'investigative-committee-pegasus': 'politics: 4 of 3, 2 of 4, 1 of 5',
  'support-the-people': 'politics: 1 of 1, 1 of 2',
  'preventative-policy': 'politics: 1 of 3, 1 of 4, 1 of 5',
  'major-victory': 'leadership: 1 of 1, 1 of 2',
  'at-any-cost': 'leadership: 1 of 3, 1 of 4, 1 of 5',
  'guts-and-initiative': 'tactics: 1 of 1, 1 of 2',
  'critical-situation': 'tactics: 1 of 3, 1 of 4, 1 of 5',
  'full-throttle': 'piloting: 1 of 1, 1 of 2',
  'run-interference': 'piloting: 1 of 3, 1 of 4, 1 of 5',
  'jury-rigged': 'engineering: 1 of 1, 1 of 2',
  calculations: 'engineering: 1 of 3, 1 of 4, 1 of 5',
  'broadcast-location': 'treachery: 8 of 1',
  'by-your-command': 'treachery: 4 of 1',
  'special-destiny': 'treachery: 5 of 2',
  'gods-plan': 'treachery: 3 of 2',
  'human-weakness': 'treachery: 2 of 3',
  sabotage: 'treachery: 4 of 3',
};

/** When it is played, with its limit, or that it works in a check. */
const PLAYED = {
  'investigative-committee-pegasus': 'before-check',
  'support-the-people': 'before-check, 1 reckless a check',
  'preventative-policy': 'movement',
  'major-victory': 'enemy-destroyed, 1 major-victory a turn',
  'at-any-cost': 'before-check, 1 reckless a check',
  'guts-and-initiative': 'before-check, 1 reckless a check',
  'critical-situation': 'movement, 1 executive-order a turn',
  'full-throttle': 'movement-or-action',
  'run-interference': 'before-raiders',
  'jury-rigged': 'before-check, 1 reckless a check',
  calculations: 'roll-made, 1 calculations a roll',
  'broadcast-location': 'in a Reckless check',
  'by-your-command': 'in a Reckless check',
  'special-destiny': 'in a Reckless check',
  'gods-plan': 'movement',
  'human-weakness': 'action',
  sabotage: 'treachery-discarded, 1 sabotage a turn',
};

describe('the skill cards of Pegasus', () => {
  it('PEG-1.4, 17.5: have these strengths', () => {
    const faces = kinds.map((kind) => {
      const strengths = kind.strengths.map(({ copies, strength }) => `${copies} of ${strength}`);
      return [kind.id, `${kind.skill}: ${strengths.join(', ')}`];
    });
    expect(Object.fromEntries(faces)).toEqual(SKILL_CARDS);
  });

  it('PEG-1.4: are 12 of Politics, 26 of Treachery and 5 of each other skill', () => {
    const counts = SKILLS.map((skill) => {
      const own = kinds.filter((kind) => kind.skill === skill);
      return own.reduce((sum, kind) => sum + copiesOf(kind), 0);
    });
    expect(counts).toEqual([12, 5, 5, 5, 5, 26]);
  });

  it('PEG-2.7, 2.20: make decks of 26 without the old Investigative Committee', () => {
    for (const skill of SKILLS) {
      const deck = [...baseKinds, ...kinds].filter(
        (kind) => kind.skill === skill && kind.id !== 'investigative-committee',
      );
      expect(deck.reduce((sum, kind) => sum + copiesOf(kind), 0)).toBe(26);
    }
  });

  it('PEG-15.10, 17.10, T10 to T19: are used at these moments', () => {
    const played = kinds.map(({ id, play, inCheck }) => {
      if (play === undefined) return [id, inCheck?.reckless ? 'in a Reckless check' : 'in a check'];
      const limit = play.limit === undefined ? '' : `, 1 ${play.as ?? id} a ${play.limit}`;
      return [id, `${play.at}${limit}`];
    });
    expect(Object.fromEntries(played)).toEqual(PLAYED);
  });

  it('PEG-17.2, 17.3: are for human players, Treachery for Cylon players', () => {
    const cylons = kinds.filter(({ usedBy }) => usedBy === 'cylons');
    expect(idsOf(cylons)).toEqual(['gods-plan', 'human-weakness', 'sabotage']);
    const playable = kinds.filter(({ skill, play }) => skill === 'treachery' && play !== undefined);
    expect(idsOf(playable)).toEqual(['gods-plan', 'human-weakness', 'sabotage']);
  });

  it('PEG-15.3: the four Reckless cards make the check Reckless', () => {
    const making = kinds.filter(({ play }) => play?.effects.some(({ op }) => op === 'reckless'));
    expect(idsOf(making)).toEqual([
      'support-the-people',
      'at-any-cost',
      'guts-and-initiative',
      'jury-rigged',
    ]);
  });

  it('PEG-7.5, 15.11: Support the People and Jury Rigged with their figures', () => {
    const effectsOf = (id: string) => kinds.find((kind) => kind.id === id)?.play?.effects[1];
    expect(effectsOf('support-the-people')).toMatchObject({
      who: 'each-human',
      count: 2,
      handAtMost: 4,
      optional: true,
    });
    expect(effectsOf('jury-rigged')).toEqual({ op: 'change-difficulty', by: -4 });
  });

  it('PEG-30.3: Maximum Firepower has a second use', () => {
    const two = baseKinds.filter(({ also }) => also !== undefined);
    expect(two.map(({ id, also }) => [id, also?.at])).toEqual([
      ['maximum-firepower', 'force-attacked'],
    ]);
  });

  it('keep clear of the numbers of the base cards', () => {
    const base = baseKinds.reduce((sum, kind) => sum + copiesOf(kind), 0);
    expect(base).toBeLessThan(200);
    expect(pegasus.skillCards?.from).toBe(200);
  });
});

/** Type, start, cards drawn each turn; then the abilities, of which the second is once per game, the third negative. */
const SHEETS = {
  'helena-cain': {
    what: 'military-leader at pegasus-cic or command',
    draws: '2 leadership, 2 tactics, 1 leadership/tactics',
    abilities: ['intolerant', 'blind-jump', 'bent-on-revenge'],
  },
  'anastasia-dee-dualla': {
    what: 'support at communications',
    draws: '1 leadership, 3 tactics, 1 engineering',
    abilities: ['efficient', 'fast-learner', 'emotionally-fragile'],
  },
  'ellen-tigh': {
    what: 'political-leader at admirals-quarters',
    draws: '2 politics, 2 leadership, 1 treachery',
    abilities: ['politically-adroit', 'manipulative', 'nothing-but-trouble'],
  },
  'louanne-kat-katraine': {
    what: 'pilot at hangar-deck',
    draws: '1 leadership, 2 tactics, 2 piloting',
    abilities: ['hotshot', 'sacrifice', 'stim-junkie'],
  },
  cavil: {
    what: 'cylon-leader at cylon-fleet-overlay',
    draws: '1 tactics, 1 treachery/engineering',
    abilities: ['primacy', 'aggressive-tactics', 'lies-and-secrets'],
  },
  'leoben-conoy': {
    what: 'cylon-leader at human-fleet-overlay',
    draws: '1 politics, 1 treachery/engineering',
    abilities: ['glimpse-the-face-of-god', 'cryptic-message', 'clouded'],
  },
  'caprica-six': {
    what: 'cylon-leader at caprica-overlay',
    draws: '1 leadership, 1 treachery/engineering',
    abilities: ['intimate', 'human-delusion', 'conflicted-loyalties'],
  },
};

function sheetOf({ type, start, skillSet, abilities }: Character) {
  const draws = skillSet.map(({ skills, count }) => `${count} ${skills.join('/')}`);
  return {
    what: `${type} at ${[start].flat().join(' or ')}`,
    draws: draws.join(', '),
    abilities: idsOf(abilities),
  };
}

const characters: readonly Character[] = [
  ...(pegasus.characters ?? []),
  ...(leaders.characters ?? []),
];

describe('the characters of Pegasus', () => {
  it('PEG-1.6 to 1.8, 2.24, 2.25, 18.6: have these sheets', () => {
    expect(Object.fromEntries(characters.map((it) => [it.id, sheetOf(it)]))).toEqual(SHEETS);
    expect(idsOf(leaders.characters)).toEqual(['cavil', 'leoben-conoy', 'caprica-six']);
  });

  it('PEG-23.15: the second ability, and no other, is for once; the third, and no other, negative', () => {
    for (const { abilities } of characters) {
      expect(abilities.map(({ once }) => once ?? false)).toEqual([false, true, false]);
      expect(abilities.map(({ negative }) => negative ?? false)).toEqual([false, false, true]);
    }
  });

  it('PEG-14.1, T1, T5, T10, T13, T14: use their abilities at these moments', () => {
    const moments = characters.flatMap(({ abilities }) =>
      abilities.flatMap((it) => (it.rule === 'play' ? [`${it.id}: ${it.at}`] : [])),
    );
    expect(moments).toEqual([
      'intolerant: check-decided',
      'blind-jump: action',
      'fast-learner: before-check',
      'politically-adroit: movement-ended',
      'manipulative: turn-begins',
      'hotshot: before-roll',
      'sacrifice: action',
      'primacy: action',
      'aggressive-tactics: movement',
      'glimpse-the-face-of-god: movement',
      'cryptic-message: action',
      'intimate: movement',
      'human-delusion: cards-revealed',
    ]);
  });

  it('PEG-2.24: with the base sheets 4 of each type and 2 support', () => {
    const human: readonly Character[] = [...baseCharacters, ...(pegasus.characters ?? [])];
    const counts = (['military-leader', 'political-leader', 'pilot', 'support'] as const).map(
      (type) => human.filter((it) => it.type === type).length,
    );
    expect(counts).toEqual([4, 4, 4, 2]);
  });
});

const allBoards: readonly Board[] = [...(pegasus.boards ?? []), ...(newCaprica.boards ?? [])];
const placesOf = (board: string) => allBoards.find(({ id }) => id === board)?.locations ?? [];

/** The checks of the places, as their boards print them. */
const CHECKED_PLACES = {
  airlock: '12: politics tactics treachery',
  'resistance-hq': '7: leadership tactics treachery',
  detention: '9: politics tactics',
};

describe('the boards of Pegasus', () => {
  it('PEG-11.1, 13, 29.1: have these places', () => {
    expect(Object.fromEntries(allBoards.map((it) => [it.id, idsOf(it.locations)]))).toEqual({
      pegasus: ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'],
      'cylon-overlay': [
        'caprica-overlay',
        'cylon-fleet-overlay',
        'human-fleet-overlay',
        'resurrection-ship-overlay',
      ],
      'new-caprica': [
        'medical-center',
        'resistance-hq',
        'detention',
        'occupation-authority',
        'breeders-canyon',
        'shipyard',
      ],
    });
  });

  it('PEG-11.2, 27: are reached by these, at this price', () => {
    const reached = allBoards.map((it) => [it.id, it.reachedBy, it.moveCost, it.planet ?? false]);
    expect(reached).toEqual([
      ['pegasus', 'humans', 1, false],
      ['cylon-overlay', 'cylons', 0, false],
      ['new-caprica', 'everybody', 1, true],
    ]);
  });

  it('PEG-12.3, 12.7: only Pegasus has a hull, its four locations', () => {
    expect(allBoards.flatMap(({ hull = [] }) => hull)).toEqual([
      'pegasus-cic',
      'airlock',
      'main-batteries',
      'engine-room',
    ]);
  });

  it('PEG-10.1: these are hazardous', () => {
    const hazards = allBoards.flatMap(({ locations }) => locations.filter(({ hazard }) => hazard));
    expect(idsOf(hazards)).toEqual(['resurrection-ship-overlay', 'medical-center', 'detention']);
  });

  it('PEG-13.9, 29.4, 29.5: bind those who are there', () => {
    const bound = allBoards.flatMap(({ locations }) =>
      locations.flatMap(({ id, rules }) => (rules ? [[id, rules]] : [])),
    );
    expect(Object.fromEntries(bound)).toEqual({
      'resurrection-ship-overlay': ['receives-one-card'],
      'medical-center': ['receives-one-card'],
      detention: ['cannot-move', 'adds-two-cards', 'custody'],
    });
  });

  it('PEG-11.6, 11.7, 29.6, 29.7: ask for these checks', () => {
    const checks = allBoards.flatMap(({ locations }) =>
      locations.flatMap(({ id, action }) =>
        action.flatMap((it) =>
          it.op === 'check' ? [[id, `${it.difficulty}: ${it.skills.join(' ')}`]] : [],
        ),
      ),
    );
    expect(Object.fromEntries(checks)).toEqual(CHECKED_PLACES);
    const airlock = placesOf('pegasus').find(({ id }) => id === 'airlock');
    expect(airlock?.action).toMatchObject([{ changed: { by: -4 } }]);
  });

  it('PEG-11.5, 11.9: roll on these tables', () => {
    const tableOf = (place: string) => {
      const action = placesOf('pegasus').find(({ id }) => id === place)?.action[0];
      const then = action !== undefined && 'then' in action ? action.then[0] : undefined;
      return then?.op === 'roll-table' ? then.rows : [];
    };
    expect(tableOf('pegasus-cic')).toEqual([
      { upTo: 3, then: [{ op: 'damage-board', board: 'pegasus', count: 1 }] },
      { upTo: 6, then: [{ op: 'damage-basestar', count: 1 }] },
      { upTo: 8, then: [{ op: 'damage-basestar', count: 2 }] },
    ]);
    expect(tableOf('main-batteries')).toEqual([
      { upTo: 1, then: [{ op: 'hit-sector', what: 'civilian', count: 1, where: 'named' }] },
      { upTo: 3, then: [{ op: 'hit-sector', what: 'viper', count: 1, where: 'named' }] },
      { upTo: 6, then: [{ op: 'hit-sector', what: 'raider', count: 2, where: 'named' }] },
      {
        upTo: 8,
        then: [{ op: 'hit-sector', what: 'raider', count: 4, where: 'named', scar: true }],
      },
    ]);
  });

  it('PEG-29.2, 29.3: three places of New Caprica have an action for Cylon players', () => {
    const cylon = placesOf('new-caprica').filter(({ cylonAction }) => cylonAction !== undefined);
    expect(idsOf(cylon)).toEqual(['occupation-authority', 'breeders-canyon', 'shipyard']);
  });

  it('are called like no other place', () => {
    const places = [...baseBoards, ...allBoards].flatMap(({ locations }) => idsOf(locations));
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('the other cards of Pegasus', () => {
  it('PEG-1.3, 2.20: 9 Quorum cards make a deck of 26', () => {
    expect(pegasus.quorumCards?.map(({ id, copies }) => [id, copies])).toEqual([
      ['assign-chief-of-staff', 1],
      ['civilian-self-defense', 1],
      ['consult-the-oracle', 1],
      ['enact-production-quotas', 1],
      ['eulogy', 1],
      ['execute-prisoner', 1],
      ['probation', 1],
      ['resources-for-galactica', 1],
      ['unsavory-connections', 1],
    ]);
    expect(total(baseQuorumCards) + total(pegasus.quorumCards)).toBe(26);
    const kept = pegasus.quorumCards?.filter(({ inPlay }) => inPlay !== undefined);
    expect(idsOf(kept)).toEqual(['assign-chief-of-staff', 'probation']);
  });

  it('PEG-1.4, 2.20: 5 Destination cards make a deck of 27', () => {
    const cards = pegasus.destinations?.map(({ id, distance, copies, effects }) => [
      id,
      distance,
      copies,
      part(effects),
    ]);
    expect(cards).toEqual([
      ['a-civilian-convoy', 3, 1, 'fuel-3 population+1 morale-1 fuel+1'],
      ['binary-star', 2, 1, 'fuel-1'],
      ['gas-cloud', 1, 1, '0'],
      ['mining-asteroid', 2, 1, 'fuel-1'],
      ['misjump', 0, 1, '0'],
    ]);
    expect(total(baseDestinations) + total(pegasus.destinations)).toBe(27);
  });

  it('PEG-1.9: one more "You Are a Cylon", one more "You Are Not a Cylon"', () => {
    const ofTeam = (team: string) =>
      total(
        [...baseLoyaltyCards, ...(pegasus.loyaltyCards ?? [])].filter((it) => it.team === team),
      );
    expect(ofTeam('cylon')).toBe(5);
    expect(pegasus.more).toEqual([{ card: { deck: 'loyalty', id: 'not-a-cylon' }, copies: 1 }]);
    expect(ofTeam('human')).toBe(11);
  });

  it('the new Cylon card takes a card of everybody, leaves 3 and brings 2', () => {
    expect(pegasus.loyaltyCards?.[0]?.power).toMatchObject([
      { op: 'trade', who: 'each-human', discard: 1, random: true, draw: 1, from: ['treachery'] },
      { op: 'cut-hand', to: 3 },
      { op: 'draw', who: 'self', count: 2, from: ['treachery'] },
    ]);
  });

  it('PEG-21.13, 29.16, 36.8: and these actions that are on no card', () => {
    const actions = [...(pegasus.actions ?? []), ...(newCaprica.actions ?? [])];
    expect(actions.map(({ id, by }) => [id, by])).toEqual([
      ['end-infiltration', 'humans'],
      ['attack-occupation-forces', 'humans'],
      ['detain-a-human', 'cylons'],
      ['order-departure', 'humans'],
    ]);
  });

  it('PEG-30.2, 30.6: attack from 5 on, detain up to 3, wound up to 7', () => {
    expect(newCaprica.actions?.slice(0, 2).map(({ effects }) => effects)).toEqual([
      [{ op: 'attack-occupation-force', atLeast: 5 }],
      [{ op: 'detain', detention: 3, medical: 7 }],
    ]);
  });
});

/** A goal in words. */
function inWords(condition: Condition): string {
  switch (condition.is) {
    case 'any':
    case 'all':
      return `${condition.is} (${condition.of.map(inWords).join(', ')})`;
    case 'not':
      return `not ${inWords(condition.of)}`;
    default: {
      const { is, ...figures } = condition;
      const said = Object.entries(figures).map(([key, value]) =>
        key === 'resource' ? value : `${key} ${value}`,
      );
      return [is, ...said].join(' ');
    }
  }
}

const AGENDAS = [
  ['genocide', 'hostile', 'cylons', 'resource food atMost 2; resource population atMost 2'],
  [
    'grant-mercy',
    'hostile',
    'humans',
    'any (resource population atMost 2, resource morale atMost 2, resource food atMost 2)',
  ],
  ['mutual-annihilation', 'hostile', 'humans', 'super-crises-played atLeast 1'],
  [
    'reduce-them-to-ruins',
    'hostile',
    'cylons',
    'damaged boards galactica,pegasus atLeast 4; resource morale atMost 3',
  ],
  ['show-their-true-nature', 'hostile', 'cylons', 'any (in-custody, executed atLeast 1)'],
  [
    'siege-warfare',
    'hostile',
    'cylons',
    'resource food atMost 4; resource fuel atMost 4; resource morale atMost 5; resource population atMost 6',
  ],
  [
    'convert-the-infidels',
    'sympathetic',
    'humans',
    'resource food atMost 3; resource fuel atMost 3; resource morale atMost 3; resource population atMost 3',
  ],
  ['guide-them-to-destiny', 'sympathetic', 'humans', 'difference of population,morale atMost 2'],
  ['join-the-colonials', 'sympathetic', 'humans', 'infiltrating; not in-custody'],
  ['prove-their-worth', 'sympathetic', 'humans', 'small-ships-lost atLeast 5'],
  ['salvage-their-equipment', 'sympathetic', 'cylons', 'damaged boards galactica atMost 2'],
  ['the-illusion-of-hope', 'sympathetic', 'cylons', 'distance atLeast 6'],
];

describe('the Agenda cards', () => {
  it('PEG-1.10, 19.4, 19.5: are 6 hostile and 6 sympathetic ones with these goals', () => {
    const goals = pegasus.agendas?.map(({ id, deck, winner, needs }) => [
      id,
      deck,
      winner,
      needs.map(inWords).join('; '),
    ]);
    expect(goals).toEqual(AGENDAS);
  });
});
