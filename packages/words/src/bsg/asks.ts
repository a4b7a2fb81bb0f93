import {
  ALL_CRISES,
  ALL_DESTINATIONS,
  ALL_QUORUM,
  type BsgView,
  COLONIAL_ONE,
  CYLON_LOCATIONS,
  DAMAGE_TOKENS,
  DEFINITIONS,
  type Effect,
  GALACTICA,
  isCharacterId,
  type Location,
  SECTORS,
  SKILLS,
  type Skill,
} from '@starboard/bsg';
import type { Ask, Choice, JsonObject, Message } from '@starboard/kernel';
import type { Line } from '../line.ts';
import { type Args, type Thing, thing } from '../thing.ts';
import { inOneSentence } from './effects.ts';
import { partOf } from './events.ts';
import {
  ability,
  character,
  crisis,
  damage,
  destination,
  loyalty,
  place,
  quorum,
  sector,
  ships,
  skill,
  skillCard,
  skillCards,
  target,
} from './vocabulary.ts';

type Who = (seat: number) => Thing;

const LOCATIONS: readonly Location[] = [...GALACTICA, ...COLONIAL_ONE, ...CYLON_LOCATIONS];
const LOYALTIES = DEFINITIONS.loyaltyCards.map(({ id }) => id);
const known = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((it) => it === value);
const alone = (it: Thing): Line => ['list-and', { things: [it] }];

/** A card of one of the decks, by its id. */
function cardNamed(id: unknown): Thing {
  const crisisId = known(ALL_CRISES, id);
  if (crisisId !== undefined) return crisis(crisisId);
  const destinationId = known(ALL_DESTINATIONS, id);
  if (destinationId !== undefined) return destination(destinationId);
  const quorumId = known(ALL_QUORUM, id);
  if (quorumId !== undefined) return quorum(quorumId);
  throw new RangeError(`there is no card "${String(id)}"`);
}

/** What a window says about itself: who rolls, how hard the check is. */
function windowArgs(about: JsonObject, who: Who): Args {
  const { difficulty, total, roller, result, location } = about;
  const at = known(LOCATIONS, location);
  return {
    ...(typeof difficulty === 'number' && { difficulty }),
    ...(typeof total === 'number' && { total }),
    ...(typeof result === 'number' && { result }),
    ...(typeof roller === 'number' && { who: who(roller) }),
    ...(at !== undefined && { place: place(at) }),
  };
}

export const WINDOWS = [
  'check-begins',
  'before-check',
  'cards-added',
  'after-total',
  'check-resolved',
  'before-roll',
  'after-roll',
  'viper-attacked',
  'location-check',
  'end-of-turn',
  'crisis-revealed',
  'option-chosen',
  'viper-placed',
] as const;

export function promptLine(ask: Ask, who: Who): Line {
  const window = known(WINDOWS, ask.prompt);
  if (window !== undefined) {
    const title = thing(`bsg-window-${window}`, windowArgs(ask.about ?? {}, who));
    return ['bsg-prompt-in-window', { window: title }];
  }
  return [`bsg-prompt-${ask.prompt}`, promptArgs(ask)];
}

function promptArgs(ask: Ask): Args {
  const { args = {} } = ask;
  const count = ask.kind === 'some' ? ask.min : args['count'];
  const { first, second, card, difficulty, skills, cards, ship, among } = args;
  const firstSkill = known(SKILLS, first);
  const secondSkill = known(SKILLS, second);
  return {
    ...(typeof count === 'number' && { count, cards: skillCards(count) }),
    ...(firstSkill !== undefined && { first: skill(firstSkill) }),
    ...(secondSkill !== undefined && { second: skill(secondSkill) }),
    ...(card !== undefined && { card: cardNamed(card) }),
    ...(typeof difficulty === 'number' && { difficulty }),
    ...(Array.isArray(skills) && { skills: skills.filter(isSkill).map(skill) }),
    ...(typeof cards === 'number' && { cards }),
    ...(typeof ship === 'number' && { ship: ship + 1 }),
    ...(typeof ship === 'string' && { ship: ships(ship, 1) }),
    ...(typeof among === 'string' && { among: thing(`bsg-among-${among}`) }),
  };
}

/** Bots name people, cards and places by their numbers and ids. */
export function reasonArgs({ args = {} }: Message, who: Who): Args {
  const { seat, card, place: at } = args;
  const location = known(LOCATIONS, at);
  const shown = known(LOYALTIES, card);
  return {
    ...(typeof seat === 'number' && { who: who(seat) }),
    ...(shown !== undefined && { card: loyalty(shown) }),
    ...(location !== undefined && { place: place(location) }),
  };
}

const isSkill = (value: unknown): value is Skill => SKILLS.some((it) => it === value);

/** Asks whose numbers are skill cards, people, ships or spaces. */
const OF_CARDS = new Set([
  'contribute',
  'discard-to-move',
  'discard-to-activate',
  'discard-skill-cards',
  'discard-to-hand-limit',
  'discard-to-three',
  'choose-card-to-take',
]);
const OF_PEOPLE = new Set([
  'accused',
  'nominee',
  'name-a-character',
  'give-card-to',
  'give-loyalty-to',
  'choose-hand',
  'choose-for-executive-order',
  'pass-sympathizer',
]);
const OF_CIVILIANS = new Set(['choose-civilians', 'choose-civilian-to-destroy']);
const OF_VIPERS = new Set(['choose-viper-under-attack', 'choose-viper-to-damage']);

export function choiceLine(ask: Ask, choice: Choice, who: Who, facts?: BsgView): Line {
  return typeof choice === 'number'
    ? numberLine(ask, choice, who, facts)
    : textLine(ask, choice, facts);
}

function numberLine(ask: Ask, choice: number, who: Who, facts: BsgView | undefined): Line {
  const { prompt } = ask;
  if (OF_CARDS.has(prompt)) return alone(skillCard(choice));
  if (OF_PEOPLE.has(prompt)) return alone(who(choice));
  if (OF_CIVILIANS.has(prompt)) return civilianLine(choice, facts);
  if (OF_VIPERS.has(prompt)) return viperLine(choice, who, facts);
  if (prompt === 'choose-basestar') return basestarLine(choice, facts);
  if (prompt === 'choose-centurion') return ['bsg-choice-centurion', { space: choice }];
  if (prompt === 'choose-part') {
    const id = known(ALL_CRISES, ask.args?.['card']);
    const part = id === undefined ? null : partOf(id, choice);
    return part === null ? ['bsg-choice-part-check'] : ['bsg-choice-part', { said: part }];
  }
  const cards = ask.about?.['cards'];
  if (Array.isArray(cards)) return alone(cardNamed(cards[choice]));
  const options = ask.about?.['options'];
  if (Array.isArray(options)) {
    // An ask that carries what can be chosen carries it as the effects of the card themselves.
    const effects = options[choice] as unknown as readonly Effect[];
    return ['bsg-choice-part', { said: inOneSentence(effects) }];
  }
  return ['bsg-choice-option', { number: choice + 1 }];
}

function civilianLine(ship: number, facts: BsgView | undefined): Line {
  const at = facts?.civilians.find((it) => it.ship === ship)?.sector;
  return at === undefined
    ? ['bsg-choice-civilian', { ship: ship + 1 }]
    : ['bsg-choice-civilian-in', { ship: ship + 1, sector: sector(at) }];
}

function viperLine(number: number, who: Who, facts: BsgView | undefined): Line {
  const viper = facts?.vipers[number];
  const at = known(SECTORS, viper?.where);
  if (viper === undefined || at === undefined) {
    return ['bsg-choice-viper-number', { number: number + 1 }];
  }
  return viper.pilot === null
    ? ['bsg-choice-viper-in', { sector: sector(at) }]
    : ['bsg-choice-viper-of', { who: who(viper.pilot), sector: sector(at) }];
}

function basestarLine(index: number, facts: BsgView | undefined): Line {
  const at = facts?.basestars[index]?.sector ?? undefined;
  return at === undefined
    ? ['bsg-choice-basestar', { number: index + 1 }]
    : ['bsg-choice-basestar-in', { sector: sector(at) }];
}

/** Choices that say what they are, with the same words in every ask. */
const PLAIN = new Set([
  'stay',
  'done',
  'nobody',
  'none',
  'keep',
  'use',
  'skip',
  'swap',
  'top',
  'bottom',
  'move-and-act',
  'act-only',
  'decline',
  'ability',
  'viper',
]);
const INTUITION = 'mysterious-intuition';

function textLine(ask: Ask, choice: string, facts: BsgView | undefined): Line {
  if (choice === 'pass') return ['choice-pass'];
  if (ask.prompt === 'repair') return [`bsg-choice-repair-${choice}`];
  if (PLAIN.has(choice)) return [`bsg-choice-${choice}`];
  if (choice === 'location') return hereLine(facts);
  const token = known(DAMAGE_TOKENS, choice);
  if (token !== undefined) return alone(damage(token));
  const at = known(LOCATIONS, choice);
  if (at !== undefined) return alone(place(at));
  const area = known(SECTORS, choice);
  if (area !== undefined) return alone(sector(area));
  const drawn = known(SKILLS, choice);
  if (drawn !== undefined) return alone(skill(drawn));
  if (isCharacterId(choice)) return alone(character(choice));
  if (choice === 'crisis' || choice === 'destination') return alone(thing(`bsg-deck-${choice}`));
  if (choice.includes(' ')) return flightLine(choice);
  return playLine(choice, facts);
}

/** Which location is activated, where the asker's own place can be seen. */
function hereLine(facts: BsgView | undefined): Line {
  const own = facts?.players.find(({ hand }) => hand !== null);
  const at = known(LOCATIONS, own?.where);
  return at === undefined
    ? ['bsg-choice-location']
    : ['bsg-choice-location-here', { place: place(at) }];
}

/** `launch bow`, `move bow stern`, `attack bow raider`, `attack raider`, `fly bow`, `bow raider`. */
function flightLine(choice: string): Line {
  const [what = '', second = '', third = ''] = choice.split(' ');
  const at = (name: string): Thing => thing(`bsg-sector-${name}`);
  switch (what) {
    case 'fly':
      return ['bsg-choice-fly', { sector: at(second) }];
    case 'launch':
      return ['bsg-choice-launch', { sector: at(second) }];
    case 'move':
      return ['bsg-choice-move', { from: at(second), to: at(third) }];
    case 'attack':
      return third === ''
        ? ['bsg-choice-attack', { target: target(second) }]
        : ['bsg-choice-attack-in', { sector: at(second), target: target(third) }];
    default:
      return ['bsg-choice-target-in', { sector: at(what), target: target(second) }];
  }
}

/** `card:17`, `quorum:0`, `title:admiral`, `reveal:cylon-brig`, `strategic-planning:17`, `recon`. */
export function playLine(choice: string, facts?: BsgView): Line {
  if (choice === 'intuition-pass' || choice === 'intuition-fail') {
    return [`bsg-choice-${choice}`, { name: ability(INTUITION) }];
  }
  const [what = '', detail = ''] = choice.split(':');
  if (what === 'card') return ['bsg-choice-card', { card: skillCard(Number(detail)) }];
  if (what === 'title') return [`bsg-choice-title-${detail}`];
  const revealed = known(LOYALTIES, detail);
  if (what === 'reveal' && revealed !== undefined) {
    return ['bsg-choice-reveal', { card: loyalty(revealed) }];
  }
  if (what === 'quorum') {
    const id = facts?.quorumHand?.[Number(detail)];
    return id === undefined
      ? ['bsg-choice-quorum-unknown', { number: Number(detail) + 1 }]
      : ['bsg-choice-quorum', { card: quorum(id) }];
  }
  if (PLAYED.has(what)) {
    return ['bsg-choice-card', { card: skillCard(Number(detail)) }];
  }
  const name = ability(what);
  const named = known(SKILLS, detail);
  if (named !== undefined) return ['bsg-choice-ability-skill', { name, skill: skill(named) }];
  const area = known(SECTORS, detail);
  if (area !== undefined) return ['bsg-choice-ability-sector', { name, sector: sector(area) }];
  if (/^-?\d+$/.test(detail)) {
    return ['bsg-choice-ability-by', { name, by: signed(Number(detail)) }];
  }
  return ['bsg-choice-ability-named', { name }];
}

/** Skill cards that windows offer by name and number. */
const PLAYED = new Set([
  'investigative-committee',
  'scientific-research',
  'declare-emergency',
  'strategic-planning',
  'evasive-maneuvers',
]);

const signed = (by: number): Thing =>
  thing(by < 0 ? 'bsg-change-down' : 'bsg-change-up', { count: Math.abs(by) });
