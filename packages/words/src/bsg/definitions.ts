import {
  type Ability,
  type Character,
  type Condition,
  type Crisis,
  DEFINITIONS,
  type Destination,
  type Effect,
  edition,
  type InPlay,
  type Lasting,
  type LocationCard,
  type LoyaltyCard,
  type OptionalPlay,
  type Play,
  type QuorumCard,
  SECTORS,
  type SkillCardKind,
  type TitleCard,
} from '@starboard/bsg';
import type { Line } from '../line.ts';
import type { Definition } from '../speech.ts';
import { type Args, type Thing, thing } from '../thing.ts';
import type { Words } from '../words.ts';
import { sentences } from './effects.ts';
import {
  activation,
  character,
  crisisCards,
  destinationCards,
  loyaltyCards,
  place,
  ships,
  skill,
  skillCards,
  who,
} from './vocabulary.ts';

/** A card, sheet or place with its deck. */
type Entry =
  | { readonly kind: 'crisis' | 'super-crisis'; readonly it: Crisis }
  | { readonly kind: 'quorum'; readonly it: QuorumCard }
  | { readonly kind: 'destination'; readonly it: Destination }
  | { readonly kind: 'loyalty'; readonly it: LoyaltyCard }
  | { readonly kind: 'card'; readonly it: SkillCardKind }
  | { readonly kind: 'character'; readonly it: Character }
  | { readonly kind: 'location'; readonly it: LocationCard }
  | { readonly kind: 'title'; readonly it: TitleCard };

function entries(): Entry[] {
  const all: Entry[] = [];
  for (const it of DEFINITIONS.characters) all.push({ kind: 'character', it });
  for (const it of DEFINITIONS.titles) all.push({ kind: 'title', it });
  for (const it of DEFINITIONS.locations) all.push({ kind: 'location', it });
  for (const it of DEFINITIONS.skillCards) all.push({ kind: 'card', it });
  for (const it of DEFINITIONS.quorumCards) all.push({ kind: 'quorum', it });
  for (const it of DEFINITIONS.loyaltyCards) all.push({ kind: 'loyalty', it });
  for (const it of DEFINITIONS.destinations) all.push({ kind: 'destination', it });
  for (const it of DEFINITIONS.crises) all.push({ kind: 'crisis', it });
  for (const it of DEFINITIONS.superCrises) all.push({ kind: 'super-crisis', it });
  return all;
}

let kept: { readonly edition: number; readonly entries: ReadonlyMap<string, Entry> } | null = null;

/** Every definition, by deck and id: `crisis:water-shortage-basestars`, `location:brig`. */
export function allEntries(): ReadonlyMap<string, Entry> {
  if (kept?.edition !== edition()) {
    const all = entries().map((entry) => [`${entry.kind}:${entry.it.id}`, entry] as const);
    kept = { edition: edition(), entries: new Map(all) };
  }
  return kept.entries;
}

export function nameOf({ kind, it }: Entry): string {
  return `bsg-${kind === 'super-crisis' ? 'crisis' : kind}-${it.id}`;
}

export function define(words: Words, id: string): Definition {
  const entry = allEntries().get(id);
  if (entry === undefined) throw new RangeError(`there is no card "${id}"`);
  return {
    id,
    kind: entry.kind,
    name: words.say(nameOf(entry)),
    lines: linesOf(words, entry).map(([message, args]) => words.say(message, args)),
  };
}

export function linesOf(words: Words, entry: Entry): Line[] {
  switch (entry.kind) {
    case 'crisis':
    case 'super-crisis':
      return [[`bsg-kind-${entry.kind}`], ...crisisLines(words, entry.it)];
    case 'quorum':
      return [
        ['bsg-kind-quorum'],
        ['bsg-line-text', { text: textOf(words, entry.it.effects) }],
        ...(entry.it.inPlay === undefined ? [] : [inPlayLine(entry.it.inPlay)]),
      ];
    case 'destination':
      return [
        ['bsg-kind-destination'],
        ['bsg-line-distance', { distance: entry.it.distance }],
        ['bsg-line-text', { text: textOf(words, entry.it.effects) }],
      ];
    case 'loyalty':
      return [
        [`bsg-kind-loyalty-${entry.it.team}`],
        ...(entry.it.power.length === 0
          ? []
          : [['bsg-line-reveal', { text: textOf(words, entry.it.power) }] as const]),
      ];
    case 'card':
      return [['bsg-kind-skill-card', { skill: skill(entry.it.skill) }], useLine(words, entry.it)];
    case 'character':
      return characterLines(words, entry.it);
    case 'location':
      return locationLines(words, entry.it);
    case 'title':
      return [
        ['bsg-kind-title'],
        ['bsg-line-action', { text: textOf(words, entry.it.action) }],
        ['bsg-line-succession', { characters: entry.it.succession.map(character) }],
      ];
  }
}

/** Effects as sentences one after the other; the first begins small, for what may stand before it. */
export function textOf(words: Words, effects: readonly Effect[]): string {
  const [first = [], ...more] = sentences(effects);
  return [
    words.name(thing('bsg-sentence', { clauses: first })),
    ...more.map((said) => words.say('bsg-sentence', { clauses: said })),
  ].join(' ');
}

function crisisLines(words: Words, crisis: Crisis): Line[] {
  const lines: Line[] = [];
  const outcome = (line: string, effects: readonly Effect[], args: Args = {}): void => {
    lines.push([`bsg-line-${line}`, { ...args, text: textOf(words, effects) }]);
  };
  if (crisis.kind === 'attack') {
    lines.push(['bsg-line-attack', { what: crisis.activate.map(activation) }]);
    lines.push(...setupLines(crisis));
    // That it stays is told with what it does there.
    const special = crisis.special.filter(({ op }) => op !== 'keep');
    if (special.length > 0) outcome('special', special);
  } else if (crisis.kind === 'event') {
    lines.push(['bsg-line-chooser', { by: who(crisis.chooser) }]);
    for (const option of crisis.options) outcome('part', option);
    for (const need of crisis.firstNeeds ?? []) lines.push([`bsg-line-needs-${need.is}`]);
  } else {
    if (crisis.chooser !== undefined) lines.push(['bsg-line-chooser', { by: who(crisis.chooser) }]);
    const { difficulty, partial, skills } = crisis.check;
    lines.push(['bsg-line-check', { difficulty, skills: skills.map(skill) }]);
    outcome('pass', crisis.pass);
    if (partial !== undefined) outcome('partial', crisis.partial ?? [], { partial });
    outcome('fail', crisis.fail);
    if (crisis.instead !== undefined) outcome('instead', crisis.instead);
  }
  if (crisis.lasting !== undefined) lines.push(lastingLine(crisis.lasting));
  if (crisis.activation !== undefined) {
    lines.push(['bsg-line-activate', { what: activation(crisis.activation) }]);
  }
  if (crisis.jump === true) lines.push(['bsg-line-jump']);
  return lines;
}

const PLACED = ['basestar', 'raider', 'heavy-raider', 'viper', 'civilian'] as const;

function setupLines({ setup }: Extract<Crisis, { kind: 'attack' }>): Line[] {
  return SECTORS.flatMap((at): Line[] => {
    const fleet = setup[at];
    if (fleet === undefined) return [];
    const there = PLACED.flatMap((ship) => {
      const count = fleet[ship];
      return count === undefined ? [] : [ships(ship, count)];
    });
    return [['bsg-line-setup', { sector: thing(`bsg-sector-${at}`), ships: there }]];
  });
}

export function lastingLine(lasting: Lasting): Line {
  const id = `bsg-lasting-${lasting.rule}`;
  const until = thing(`bsg-until-${lasting.until}`);
  switch (lasting.rule) {
    case 'unmanned-vipers-attack':
      return [id, { until, by: Math.abs(lasting.by) }];
    case 'launches':
      return [id, { until, more: lasting.more }];
    case 'closed':
      return [id, { until, place: place(lasting.place) }];
    case 'no-loyalty-looks':
    case 'relentless':
    case 'distance':
      return [id, { until }];
  }
}

export function inPlayLine(inPlay: InPlay): Line {
  const id = `bsg-in-play-${inPlay.rule}`;
  const accused = place('admirals-quarters');
  const nominated = place('administration');
  switch (inPlay.rule) {
    case 'shields-president':
      return [id, { nominated, accused, by: inPlay.by }];
    case 'play':
      return [`bsg-in-play-${opOf(inPlay)}`, { accused, changes: changesOf(inPlay) }];
    case 'sole-nominee':
      return [id, { nominated }];
    case 'chooses-destination':
      return [id, { cards: destinationCards(inPlay.draw) }];
  }
}

/** What a text does first: it decides how the whole is said. */
function opOf(play: Play | OptionalPlay): Effect['op'] {
  const [first] = 'options' in play ? (play.options[0]?.effects ?? []) : play.effects;
  if (first === undefined) throw new RangeError('a text that does nothing cannot be said');
  return first.op;
}

/** By how much the options of a text change the difficulty of a check. */
function changesOf(play: OptionalPlay): Thing[] {
  return play.options.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.op === 'change-difficulty' ? [change(effect.by)] : [])),
  );
}

export function useLine(words: Words, { play }: SkillCardKind): Line {
  if (play.at === 'action') return ['bsg-line-action', { text: textOf(words, play.effects) }];
  const [first] = play.effects;
  switch (first?.op) {
    case 'face-up':
      return ['bsg-use-face-up'];
    case 'count-positive':
      return ['bsg-use-positive', { skill: skill(first.skill) }];
    case 'change-difficulty':
      return ['bsg-use-after-total', { by: Math.abs(first.by) }];
    case 'add-to-roll':
      return ['bsg-use-before-roll', { plus: first.plus }];
    case 'reroll':
      return ['bsg-use-viper-attacked', { by: Math.abs(first.piloted ?? 0) }];
    default:
      throw new RangeError(`there are no words for a card used at "${play.at}"`);
  }
}

function characterLines(words: Words, { type, skillSet, start, abilities }: Character): Line[] {
  const set = skillSet.map(({ skills, count }) =>
    thing('bsg-skill-entry', { count, skills: skills.map(skill) }),
  );
  return [
    [`bsg-type-${type}`],
    ['bsg-line-skills', { entries: set }],
    start === 'viper' || start === 'off-board'
      ? [`bsg-line-start-${start}`]
      : ['bsg-line-start', { place: place(start) }],
    ...abilities.map((ability): Line => abilityLine(words, ability)),
  ];
}

function abilityLine(words: Words, ability: Ability): Line {
  const action = ability.rule === 'play' && ability.at === 'action';
  const how = ability.once !== true ? '' : action ? '-action-once' : '-once';
  return [
    `bsg-line-ability${how}`,
    { name: thing(`bsg-ability-${ability.id}`), text: ruleText(words, ability) },
  ];
}

const change = (by: number): Thing =>
  thing(by < 0 ? 'bsg-change-down' : 'bsg-change-up', { count: Math.abs(by) });

function ruleText(words: Words, ability: Ability): string {
  if (ability.rule === 'play' && ability.at === 'action') {
    return 'options' in ability ? '' : textOf(words, ability.effects);
  }
  const [message, args] = ability.rule === 'play' ? playLine(ability) : ruleLine(ability);
  return words.name(args === undefined ? thing(message) : thing(message, args));
}

/** An ability that is used at a moment. */
function playLine(play: Play | OptionalPlay): Line {
  const id = `bsg-rule-${opOf(play)}`;
  if ('options' in play) {
    return [id, { places: (play.places ?? []).map(place), changes: changesOf(play) }];
  }
  const acts = play.effects.flatMap((effect) => (effect.op === 'act' ? [effect.count] : []));
  return [id, { count: acts[0] ?? 0 }];
}

function ruleLine(ability: Exclude<Ability, { rule: 'play' }>): Line {
  const id = `bsg-rule-${ability.rule}`;
  switch (ability.rule) {
    case 'accused-difficulty':
      return [id, { count: Math.abs(ability.by) }];
    case 'cannot-activate':
      return [id, { place: place(ability.location) }];
    case 'activates-alone':
      return [id, { place: place(ability.except) }];
    case 'pays-to-activate':
    case 'draw-after-crisis':
      return [id, { cards: skillCards(ability.cards) }];
    case 'hand-limit':
      return [id, { count: ability.cards }];
    case 'draw-crises':
      return [id, { cards: crisisCards(ability.count) }];
    case 'starting-loyalty':
    case 'sleeper-loyalty':
      return [id, { cards: loyaltyCards(ability.cards) }];
    case 'arrives-late':
      return [id, { turn: ability.turn, place: place(ability.at) }];
    case 'acts-more-when-piloting':
      return [id, { count: ability.actions }];
    case 'strength-one-positive':
    case 'discards-only-card':
    case 'discards-at-random':
    case 'act-after-repair':
      return [id];
  }
}

/** What must hold, by the name of its sentence. */
function needOf(need: Condition): string {
  return need.is === 'title' ? need.title : need.is;
}

function locationLines(words: Words, { needs = [], action, rules = [] }: LocationCard): Line[] {
  return [
    ['bsg-kind-location'],
    ...needs.map((need): Line => [`bsg-need-${needOf(need)}`]),
    ...(action.length === 0 ? [] : [['bsg-line-action', { text: textOf(words, action) }] as const]),
    ...rules.map((rule): Line => [`bsg-place-${rule}`]),
  ];
}
