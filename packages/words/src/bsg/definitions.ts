import {
  type Ability,
  type AgendaCard,
  boardOf,
  type Character,
  type Condition,
  type Crisis,
  DEFINITIONS,
  type Destination,
  type Effect,
  type ExtraAction,
  edition,
  type InPlay,
  isIn,
  type Lasting,
  type LocationCard,
  type LoyaltyCard,
  type OptionalPlay,
  type Play,
  type QuorumCard,
  SECTORS,
  type SkillCardKind,
  type TitleCard,
} from '@starboard/bsg/reading';
import type { Line } from '../line.ts';
import type { Definition } from '../speech.ts';
import { type Args, type Thing, thing } from '../thing.ts';
import type { Words } from '../words.ts';
import { condition, conditions } from './conditions.ts';
import { clauses, printedOn, sentences } from './effects.ts';
import {
  activation,
  cardKind,
  character,
  crisisCards,
  destinationCards,
  loyaltyCards,
  place,
  ships,
  skill,
  skillCards,
  title,
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
  | { readonly kind: 'title'; readonly it: TitleCard }
  | { readonly kind: 'agenda'; readonly it: AgendaCard }
  | { readonly kind: 'action'; readonly it: ExtraAction };

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
  for (const it of DEFINITIONS.agendas) all.push({ kind: 'agenda', it });
  for (const it of DEFINITIONS.actions) all.push({ kind: 'action', it });
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
        ...(entry.it.team === 'agenda' ? [['bsg-line-sympathetic'] as const] : []),
      ];
    case 'card':
      return [
        ['bsg-kind-skill-card', { skill: skill(entry.it.skill) }],
        ...useLines(words, entry.it),
      ];
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
    case 'agenda': {
      const { deck, winner, needs } = entry.it;
      return [
        [`bsg-kind-agenda-${deck}`],
        [`bsg-line-agenda-${winner}`, { conditions: conditions(needs, 'self') }],
      ];
    }
    case 'action':
      return extraLines(words, entry.it);
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
    for (const need of crisis.firstNeeds ?? []) lines.push(firstNeedLine(words, need));
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
    const icons = typeof crisis.activation === 'string' ? [crisis.activation] : crisis.activation;
    lines.push(['bsg-line-activate', { what: icons.map(activation) }]);
  }
  if (crisis.jump === true) lines.push(['bsg-line-jump']);
  if (crisis.evacuation === true) lines.push(['bsg-line-evacuation']);
  return lines;
}

function firstNeedLine(words: Words, need: Condition): Line {
  const own = `bsg-line-needs-${need.is}`;
  return words.has(own) ? [own] : ['bsg-line-needs', { condition: condition(need, 'current') }];
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
    case 'scar':
    case 'no-once-per-game':
      return [id, { until }];
    case 'launches-after-raiders':
      return [id, { until, ships: ships('raider', lasting.raiders) }];
    case 'basestar-destroyed':
      return [id, { until, clauses: clauses(lasting.effects) }];
    case 'executed-at-jump':
      return [id, { until, places: lasting.at.map(place) }];
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
      return givenUpLine(inPlay);
    case 'sole-nominee':
      return [id, { nominated }];
    case 'shows-added-cards':
      return [id];
    case 'chooses-destination':
      return [id, { cards: destinationCards(inPlay.draw) }];
  }
}

/** What its holder may give a card up for. */
function givenUpLine(play: OptionalPlay): Line {
  const id = `bsg-in-play-${opOf(play)}`;
  const [first] = play.options[0]?.effects ?? [];
  return first?.op === 'count-positive'
    ? [id, { skill: skill(first.skill) }]
    : [id, { accused: place('admirals-quarters'), changes: changesOf(play) }];
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

/** How a card is used: from the hand, or by being in a check. */
export function useLines(words: Words, card: SkillCardKind): Line[] {
  const { play, inCheck, usedBy } = card;
  const lines: Line[] = [];
  if (usedBy === 'cylons') lines.push(['bsg-used-by-cylons']);
  if (play !== undefined) lines.push(...playLines(words, play));
  if (inCheck !== undefined) {
    const id = inCheck.reckless === true ? 'bsg-use-in-reckless-check' : 'bsg-use-in-check';
    lines.push([id, { text: textOf(words, inCheck.effects) }]);
  }
  return lines;
}

function playLines(words: Words, play: Play): Line[] {
  const short = shortLine(play);
  if (short !== null) return [short];
  const id = isStep(play.at) ? `bsg-line-${play.at}` : `bsg-use-at-${play.at}`;
  return [
    ...(play.when ?? []).map((need): Line => needLine(words, need)),
    [id, { text: textOf(words, play.effects) }],
    ...limitLines(play),
  ];
}

const isStep = (at: Play['at']): at is 'action' | 'movement' | 'movement-or-action' =>
  at === 'action' || at === 'movement' || at === 'movement-or-action';

/** Uses that have a sentence of their own. */
function shortLine({ at, effects }: Play): Line | null {
  const [first] = effects;
  if (isStep(at) || OTHERWISE.has(at) || first === undefined) {
    return at === 'before-check' && first !== undefined ? beforeCheckLine(first) : null;
  }
  switch (first.op) {
    case 'change-difficulty':
      return ['bsg-use-after-total', { by: Math.abs(first.by) }];
    case 'add-to-roll':
      return ['bsg-use-before-roll', { plus: first.plus }];
    case 'reroll':
      return ['bsg-use-viper-attacked', { by: Math.abs(first.piloted ?? 0) }];
    default:
      throw new RangeError(`there are no words for a card used at "${at}"`);
  }
}

/** Moments at which a card says anything it does. */
const OTHERWISE: ReadonlySet<Play['at']> = new Set([
  'before-check',
  'enemy-destroyed',
  'before-raiders',
  'roll-made',
  'treachery-discarded',
]);

function beforeCheckLine(first: Effect): Line | null {
  if (first.op === 'count-positive') return ['bsg-use-positive', { skill: skill(first.skill) }];
  if (first.op !== 'face-up') return null;
  return [first.exceptDestiny === true ? 'bsg-use-face-up-but-destiny' : 'bsg-use-face-up'];
}

/** What a use is limited together with: cards of another name, or all of a sort. */
function limitLines({ at, limit, as }: Play): Line[] {
  // That one Executive Order is used in a turn, the rules tell.
  if (limit === undefined || (at === 'action' && as === undefined)) return [];
  if (as === undefined) return [[`bsg-limit-${limit}`]];
  return isIn('card', as)
    ? [[`bsg-limit-${limit}-with`, { card: cardKind(as) }]]
    : [[`bsg-limit-${limit}-${as}`]];
}

function characterLines(words: Words, { type, skillSet, start, abilities }: Character): Line[] {
  const set = skillSet.map(({ skills, count }) =>
    thing('bsg-skill-entry', { count, skills: skills.map(skill) }),
  );
  return [
    [`bsg-type-${type}`],
    ['bsg-line-skills', { entries: set }],
    startLine(start),
    ...abilities.map((ability): Line => abilityLine(words, ability)),
  ];
}

function startLine(start: Character['start']): Line {
  if (typeof start !== 'string') return ['bsg-line-start-any', { places: start.map(place) }];
  return start === 'viper' || start === 'off-board'
    ? [`bsg-line-start-${start}`]
    : ['bsg-line-start', { place: place(start) }];
}

function abilityLine(words: Words, ability: Ability): Line {
  const step = ability.rule === 'play' && isStep(ability.at) ? `-${ability.at}` : '';
  const once = ability.once === true ? '-once' : '';
  return [
    `bsg-line-ability${step}${once}`,
    { name: thing(`bsg-ability-${ability.id}`), text: ruleText(words, ability) },
  ];
}

const change = (by: number): Thing =>
  thing(by < 0 ? 'bsg-change-down' : 'bsg-change-up', { count: Math.abs(by) });

function ruleText(words: Words, ability: Ability): string {
  if (ability.rule === 'play' && isStep(ability.at)) {
    const text = 'options' in ability ? '' : textOf(words, ability.effects);
    if (ability.when === undefined) return text;
    return words.name(
      thing('bsg-provided', { conditions: conditions(ability.when, 'self'), text }),
    );
  }
  const [message, args] = ability.rule === 'play' ? playLine(ability) : ruleLine(ability);
  return words.name(args === undefined ? thing(message) : thing(message, args));
}

/** An ability that is used at a moment. */
function playLine(play: Play | OptionalPlay): Line {
  const id = `bsg-rule-${opOf(play)}`;
  const places = (play.places ?? []).map(place);
  if ('options' in play) {
    const titles = play.options.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.op === 'borrow-title' ? [title(effect.title)] : [])),
    );
    return [id, { places, changes: changesOf(play), titles }];
  }
  const [first, ...more] = play.effects;
  switch (first?.op) {
    case 'learn-fast':
      return [id, { count: first.count }];
    case 'replace-roll':
      return [id, { plus: first.plus }];
    case 'replace-outcome':
      return [id, { places, total: play.total ?? 0, clauses: clauses(first.then) }];
    case 'hand-card-over':
      return [id, { conditions: conditions(needsBeside(play), 'self'), clauses: clauses(more) }];
    default: {
      const acts = play.effects.flatMap((effect) => (effect.op === 'act' ? [effect.count] : []));
      return [id, { count: acts[0] ?? 0 }];
    }
  }
}

/** That it is used in the own turn is said with the moment. */
const needsBeside = ({ when = [] }: Play): readonly Condition[] =>
  when.filter(({ is }) => is !== 'own-turn');

function ruleLine(ability: Exclude<Ability, { rule: 'play' }>): Line {
  const id = `bsg-rule-${ability.rule}`;
  switch (ability.rule) {
    case 'accused-difficulty':
      return [id, { count: Math.abs(ability.by) }];
    case 'cannot-activate':
      return [id, { places: ability.locations.map(place) }];
    case 'activates-alone':
      return [id, { place: place(ability.except) }];
    case 'pays-to-activate':
      return ability.only === undefined
        ? [id, { cards: skillCards(ability.cards) }]
        : [`${id}-one`, { cards: skillCards(ability.cards), place: place(ability.only) }];
    case 'executed-at-morale':
      return [id, { limit: ability.atMost }];
    case 'sent-if-unmoved':
      return [id, { place: place(ability.to) }];
    case 'sees-all-civilians':
      return [id, { place: place('communications') }];
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
    case 'discards-at-reveals':
    case 'moves-alone':
    case 'draws-treachery':
      return [id];
  }
}

/** What must hold, by the name of its sentence. */
function needOf(need: Condition): string {
  return need.is === 'title' ? need.title : need.is;
}

/** Whatever has no sentence of its own is said as a condition. */
function needLine(words: Words, need: Condition): Line {
  const own = `bsg-need-${needOf(need)}`;
  return words.has(own) ? [own] : ['bsg-need-while', { condition: condition(need, 'self') }];
}

function locationLines(words: Words, card: LocationCard): Line[] {
  const { needs = [], rules = [] } = card;
  // That there is somebody to be named, the naming itself says.
  const needed = needs
    .filter(({ is }) => is !== 'somebody')
    .map((need): Line => needLine(words, need));
  const action = printedOn({ deck: 'location', id: card.id }, card.action);
  const shared = boardOf(card.id).reachedBy === 'everybody';
  return [
    ['bsg-kind-location'],
    ...(shared ? sharedLines(words, card, needed, action) : needed),
    ...(shared || action.length === 0
      ? []
      : [['bsg-line-action', { text: textOf(words, action) }] as const]),
    // What custody means, the rules tell.
    ...rules.flatMap((rule): Line[] => (rule === 'custody' ? [] : [[`bsg-place-${rule}`]])),
  ];
}

/** On a board for everybody, what is needed is needed by humans (PEG-29.2, 29.3). */
function sharedLines(
  words: Words,
  { cylonAction = [] }: LocationCard,
  needed: readonly Line[],
  action: readonly Effect[],
): Line[] {
  const text = textOf(words, action);
  const humans =
    needed.length === 0
      ? text
      : [
          ...needed.map(([id, args]) => words.say(id, args)),
          words.say('bsg-line-text', { text }),
        ].join(' ');
  return [
    ...(action.length === 0 ? [] : [['bsg-line-action-humans', { text: humans }] as const]),
    ...(cylonAction.length === 0
      ? []
      : [['bsg-line-action-cylons', { text: textOf(words, cylonAction) }] as const]),
  ];
}

/** What can be done that is printed on no card. */
function extraLines(words: Words, { by, when, effects }: ExtraAction): Line[] {
  const replies = DEFINITIONS.skillCards.filter(
    ({ also }) =>
      also?.at === 'force-attacked' && effects.some(({ op }) => op === 'attack-occupation-force'),
  );
  return [
    [`bsg-kind-action-${by}`],
    ...when.map((need): Line => needLine(words, need)),
    ['bsg-line-text', { text: textOf(words, effects) }],
    // PEG-30.3
    ...replies.map(
      ({ id, also }): Line => [
        'bsg-line-reply',
        { card: cardKind(id), clauses: clauses(also?.effects ?? []) },
      ],
    ),
  ];
}
