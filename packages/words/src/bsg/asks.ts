import {
  type AllyId,
  type BsgView,
  type Card,
  characterOf,
  DEFINITIONS,
  isIn,
  type Location,
  loyaltyOf,
  type Meaning,
  MOMENTS,
  type Moment,
  meaningOf,
  playMeant,
  SECTORS,
  type Sector,
  type Skill,
  TITLES,
  type Title,
} from '@starboard/bsg/reading';
import type { Ask, Choice, JsonObject, Message, Seat } from '@starboard/kernel';
import type { Line } from '../line.ts';
import { type Args, type Thing, thing } from '../thing.ts';
import { optionOf, partOf } from './events.ts';
import {
  ability,
  ally,
  board,
  character,
  damage,
  loyalty,
  named,
  place,
  resource,
  sector,
  ships,
  skill,
  skillCard,
  skillCards,
  target,
  title,
  trauma,
  traumaTokens,
} from './vocabulary.ts';

type Who = (seat: number) => Thing;

const known = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((it) => it === value);
/** A deck of large cards, or of a skill. */
function deckNamed(word: string): Thing {
  const of = DEFINITIONS.skillCards.find((kind) => kind.skill === word);
  return of === undefined ? thing(`bsg-deck-${word}`) : skill(of.skill);
}

const alone = (it: Thing): Line => ['list-and', { things: [it] }];

/** The moments at which windows open. */
export const WINDOWS = Object.keys(MOMENTS).filter((name): name is Moment => name in MOMENTS);

/** What a window says about itself: who rolls, how hard the check is. */
function windowArgs(about: JsonObject, who: Who): Args {
  const { difficulty, total, roller, seat, result, option, location, target: aim } = about;
  return {
    ...(typeof difficulty === 'number' && { difficulty }),
    ...(typeof total === 'number' && { total }),
    ...(typeof result === 'number' && { result }),
    ...(typeof option === 'number' && { option: option + 1 }),
    ...(typeof roller === 'number' && { who: who(roller) }),
    ...(typeof seat === 'number' && { who: who(seat) }),
    // A window that speaks of a place speaks of one of the table.
    ...(typeof location === 'string' && { place: place(location as Location) }),
    ...(typeof aim === 'string' && { target: target(aim) }),
  };
}

export function promptLine(ask: Ask, who: Who, asked?: Seat): Line {
  const window = known(WINDOWS, ask.prompt);
  if (window !== undefined) {
    const { about = {} } = ask;
    const doer = about['roller'] ?? about['seat'];
    const by = BY_SOMEBODY.has(window) && about['seat'] !== undefined ? '-by' : '';
    const own = OWN.has(window) && doer !== undefined && doer === asked;
    const title = thing(`bsg-window-${window}${own ? '-own' : by}`, windowArgs(about, who));
    const concerned = about['named'] ?? (OF_PLACES.has(window) ? about['seat'] : undefined);
    return typeof concerned === 'number'
      ? ['bsg-prompt-in-window-about', { window: title, who: who(concerned) }]
      : ['bsg-prompt-in-window', { window: title }];
  }
  const all = ask.args?.['count'] === 'all' ? '-all' : '';
  const other = OF_OTHERS.has(ask.prompt) && ask.args?.['seat'] !== undefined ? '-other' : '';
  return [`bsg-prompt-${ask.prompt}${all}${other}`, promptArgs(ask, who)];
}

/** Checks of places: about somebody named there, or whoever is there. */
const OF_PLACES: ReadonlySet<Moment> = new Set(['location-check', 'location-check-begins']);

/** Windows that say whose doing they are, where that is told. */
const BY_SOMEBODY: ReadonlySet<Moment> = new Set([
  'crisis-revealed',
  'option-chosen',
  'piloted-viper-attacks',
]);

/** Windows that speak to whoever did it themselves. */
const OWN: ReadonlySet<Moment> = new Set([
  'before-roll',
  'after-roll',
  'crisis-revealed',
  'option-chosen',
]);

/** Asks that concern whoever is asked, or somebody else who is named then. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'leave-the-brig-for',
  'leave-detention-for',
  'contribute',
  'choose-option',
  'choose-card-to-give',
]);

function promptArgs(ask: Ask, who: Who): Args {
  const { args = {} } = ask;
  const count = ask.kind === 'some' ? ask.min : args['count'];
  const { first, second, card, deck, difficulty, skills, cards, ship, among, seat } = args;
  const { title: office, ally: met, strength, sector: at } = args;
  return {
    ...(typeof count === 'number' && {
      count,
      cards: skillCards(count),
      tokens: traumaTokens(count),
    }),
    ...(isSkill(first) && { first: skill(first) }),
    ...(isSkill(second) && { second: skill(second) }),
    ...(typeof card === 'string' && { card: named(deck as Card['deck'], card) }),
    ...(typeof difficulty === 'number' && { difficulty }),
    ...(Array.isArray(skills) && { skills: skills.filter(isSkill).map(skill) }),
    ...(typeof cards === 'number' && { cards }),
    ...(typeof ship === 'number' && { ship: ship + 1 }),
    ...(typeof ship === 'string' && { ship: ships(ship, typeof count === 'number' ? count : 1) }),
    ...(typeof strength === 'number' && { strength }),
    ...(isOffice(office) && { title: title(office) }),
    ...(isSector(at) && { sector: sector(at) }),
    ...(typeof met === 'string' && isIn('ally', met) && { ally: ally(met as AllyId) }),
    ...(typeof among === 'string' && { among: thing(`bsg-among-${among}`) }),
    ...(typeof seat === 'number' && { who: who(seat) }),
  };
}

/** Bots name people, cards and places by their numbers and ids. */
export function reasonArgs({ args = {} }: Message, who: Who): Args {
  const { seat, card, place: at } = args;
  return {
    ...(typeof seat === 'number' && { who: who(seat) }),
    ...(typeof card === 'string' && isIn('loyalty', card) && { card: named('loyalty', card) }),
    ...(typeof at === 'string' && isIn('location', at) && { place: named('location', at) }),
  };
}

const isSkill = (value: unknown): value is Skill =>
  DEFINITIONS.skillCards.some((kind) => kind.skill === value);
const isOffice = (value: unknown): value is Title => known(TITLES, value) !== undefined;
const isSector = (value: unknown): value is Sector => known(SECTORS, value) !== undefined;

export function choiceLine(ask: Ask, choice: Choice, who: Who, facts?: BsgView): Line {
  return meaningLine(meaningOf(ask, choice), ask.prompt, who, facts);
}

/** What a choice means, in words. */
export function meaningLine(
  meant: Meaning,
  prompt: string,
  who: Who,
  facts: BsgView | undefined,
): Line {
  switch (meant.is) {
    case 'word':
      return wordLine(meant.word, prompt);
    case 'seat':
      return alone(who(meant.seat));
    case 'skill-card':
      return alone(skillCard(meant.card));
    case 'look':
      return alone(skillCard(meant.look));
    case 'card':
      return alone(named(meant.shown.deck, meant.shown.id));
    case 'skill':
      return alone(skill(meant.skill));
    case 'character':
      return alone(character(meant.character));
    case 'location':
      return alone(place(meant.location));
    case 'board':
      return alone(board(meant.board));
    case 'resource':
      return alone(resource(meant.resource));
    case 'title':
      return alone(title(meant.title));
    case 'trauma':
      return alone(trauma(meant.trauma));
    case 'ally':
      return alone(ally(meant.ally));
    case 'loyalty':
      return alone(loyalty(meant.loyalty));
    case 'sector':
      return alone(sector(meant.sector));
    case 'damage':
      return alone(damage(meant.token));
    case 'deck':
      return alone(thing(`bsg-deck-${meant.deck}`));
    case 'civilian':
      return civilianLine(meant.ship, facts);
    case 'viper':
      return viperLine(meant.ship, who, facts);
    case 'basestar':
      return basestarLine(meant.ship, facts);
    case 'centurion':
      return ['bsg-choice-centurion', { space: meant.space }];
    case 'part': {
      const part = partOf(meant.of, meant.part);
      return part === null ? ['bsg-choice-part-check'] : ['bsg-choice-part', { said: part }];
    }
    case 'option':
      return ['bsg-choice-part', { said: optionOf(meant.line, meant.option) }];
    case 'fly':
      return ['bsg-choice-fly', { sector: sector(meant.to) }];
    case 'launch':
      return [`bsg-choice-launch${markOf(meant)}`, { sector: sector(meant.at) }];
    case 'move-viper':
      return [
        `bsg-choice-move${markOf(meant)}`,
        { from: sector(meant.from), to: sector(meant.to) },
      ];
    case 'escort':
      return meant.in === null
        ? ['bsg-choice-escort', { ship: meant.ship + 1 }]
        : ['bsg-choice-escort-in', { ship: meant.ship + 1, sector: sector(meant.in) }];
    case 'attack':
      return attackLine(meant, prompt);
    case 'use-location':
      return hereLine(facts);
    case 'play-card':
      return ['bsg-choice-card', { card: skillCard(meant.card) }];
    case 'use-ability':
      return sheetLine(meant.index, prompt === 'move-to' ? 'movement' : 'action', facts);
    case 'use-viper':
      return ['bsg-choice-viper'];
    case 'use-title':
      return [`bsg-choice-title-${meant.title}`];
    case 'reveal':
      return [
        // To show a goal makes nobody a Cylon (EXO-17.9).
        loyaltyOf(meant.loyalty).goal === undefined
          ? 'bsg-choice-reveal'
          : 'bsg-choice-reveal-goal',
        { card: loyalty(meant.loyalty) },
      ];
    case 'play-quorum':
      return quorumLine(meant.index, facts);
    case 'extra-action':
      return [`bsg-choice-do-${meant.action}`];
    case 'use':
      return useLine(meant);
  }
}

/** A Mark VII is called so; the others are what vipers are. */
const markOf = ({ mark }: { readonly mark?: 7 }): string => (mark === 7 ? '-mark-vii' : '');

/** Asks whose words mean something of their own. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  repair: 'repair',
  'decide-check': 'decide',
  'state-of-emergency': 'emergency',
  'launch-or-stay': 'take-off',
  'meet-ally-first': 'ally',
  'may-discard-trauma': 'trauma',
};

function wordLine(word: string, prompt: string): Line {
  const own = OWN_WORDS[prompt];
  if (own !== undefined) return [`bsg-choice-${own}-${word}`];
  if (word === 'pass') return ['choice-pass'];
  if (prompt === 'choose-deck-bottom') return alone(deckNamed(word));
  return prompt === 'choose-raider-to-remove' ? alone(target(word)) : [`bsg-choice-${word}`];
}

function civilianLine(ship: number, facts: BsgView | undefined): Line {
  const at = facts?.civilians.find((it) => it.ship === ship)?.sector;
  return at === undefined
    ? ['bsg-choice-civilian', { ship: ship + 1 }]
    : ['bsg-choice-civilian-in', { ship: ship + 1, sector: sector(at) }];
}

/** Where vipers wait that do not fly. */
const BOXES = ['reserves', 'damaged'] as const;

function viperLine(number: number, who: Who, facts: BsgView | undefined): Line {
  const viper = facts?.vipers[number];
  if (viper === undefined) return ['bsg-choice-viper-number', { number: number + 1 }];
  const mark = markOf(viper);
  const at = known(SECTORS, viper.where);
  if (at === undefined) {
    const box = known(BOXES, viper.where);
    return [
      `bsg-choice-viper-${box === undefined ? 'number' : `${box}${mark}`}`,
      { number: number + 1 },
    ];
  }
  return viper.pilot === null
    ? [`bsg-choice-viper-in${mark}`, { sector: sector(at) }]
    : ['bsg-choice-viper-of', { who: who(viper.pilot), sector: sector(at) }];
}

function basestarLine(index: number, facts: BsgView | undefined): Line {
  const at = facts?.basestars[index]?.sector ?? undefined;
  return at === undefined
    ? ['bsg-choice-basestar', { number: index + 1 }]
    : ['bsg-choice-basestar-in', { sector: sector(at) }];
}

function attackLine(
  { in: at, target: aim }: Extract<Meaning, { is: 'attack' }>,
  prompt: string,
): Line {
  if (at === null) return ['bsg-choice-attack', { target: target(aim) }];
  const id = prompt === 'choose-target' ? 'bsg-choice-target-in' : 'bsg-choice-attack-in';
  return [id, { sector: sector(at), target: target(aim) }];
}

const ownPlayer = (facts: BsgView | undefined) => facts?.players.find(({ hand }) => hand !== null);

/** Which ability takes the place of moving, where the asker's own sheet can be seen. */
function sheetLine(index: number, step: 'movement' | 'action', facts: BsgView | undefined): Line {
  const id = ownPlayer(facts)?.character ?? null;
  const abilities = id === null ? [] : characterOf(id).abilities;
  const own = abilities.filter(
    (it) => it.rule === 'play' && (it.at === step || it.at === 'movement-or-action'),
  )[index];
  return own === undefined
    ? ['bsg-choice-ability']
    : ['bsg-choice-ability-named', { name: ability(own.id) }];
}

/** Which location is activated, where the asker's own place can be seen. */
function hereLine(facts: BsgView | undefined): Line {
  const own = ownPlayer(facts);
  const nowhere = own === undefined || own.where === 'viper' || own.where === 'off-board';
  return nowhere
    ? ['bsg-choice-location']
    : ['bsg-choice-location-here', { place: place(own.where as Location) }];
}

function quorumLine(index: number, facts: BsgView | undefined): Line {
  const id = facts?.quorumHand?.[index];
  return id === undefined
    ? ['bsg-choice-quorum-unknown', { number: index + 1 }]
    : ['bsg-choice-quorum', { card: named('quorum', id) }];
}

/** `strategic-planning:17`, `recon`, `friends-in-low-places:-2`: without the ask, for orders too. */
export const playLine = (choice: string): Line =>
  meaningLine(playMeant(choice), '', () => thing('nobody'), undefined);

const INTUITION = 'mysterious-intuition';

function useLine({ name: id, said, card }: Extract<Meaning, { is: 'use' }>): Line {
  if (id === 'intuition-pass' || id === 'intuition-fail') {
    return [`bsg-choice-${id}`, { name: ability(INTUITION) }];
  }
  const name = ability(id);
  if (said === null) return ['bsg-choice-ability-named', { name }];
  if (card !== undefined) return ['bsg-choice-ability-card', { name, card: skillCard(card) }];
  const office = known(TITLES, said);
  if (office !== undefined) return ['bsg-choice-ability-title', { name, title: title(office) }];
  if (isSkill(said)) return ['bsg-choice-ability-skill', { name, skill: skill(said) }];
  const area = known(SECTORS, said);
  if (area !== undefined) return ['bsg-choice-ability-sector', { name, sector: sector(area) }];
  return saysResult(id)
    ? ['bsg-choice-ability-result', { name, result: Number(said) }]
    : ['bsg-choice-ability-by', { name, by: signed(Number(said)) }];
}

/** Whether what is said with an ability is what a die shall show. */
function saysResult(id: string): boolean {
  return DEFINITIONS.characters.some(({ abilities }) =>
    abilities.some(
      (it) => it.id === id && it.rule === 'play' && 'says' in it && it.says === 'result',
    ),
  );
}

const signed = (by: number): Thing =>
  thing(by < 0 ? 'bsg-change-down' : 'bsg-change-up', { count: Math.abs(by) });
