import type { Board, Content, Play, SkillCardKind, TitleCard } from '../content/definition.ts';
import {
  type ActionId,
  type AgendaId,
  type AllyId,
  type CharacterId,
  type CrisisId,
  type CrossroadsId,
  cardsOfKind,
  type DestinationId,
  type LoyaltyId,
  type QuorumId,
  type SkillCard,
  shelve,
  titleOf,
} from '../content/library.ts';
import type { Ending } from '../rulebook/endings.ts';
import type { Moment } from '../rulebook/moments.ts';
import type { Card, DeckId } from '../table/cards.ts';
import type { StandingRules } from '../table/standing.ts';
import type { Location, Skill, Title } from '../table/vocabulary.ts';
import { inOrder, madeOnce } from './combination.ts';
import { PRINTED, type Printed } from './printed.ts';
import type { ModuleId } from './validity.ts';

/** Everything that is in play at a table, put together from what its modules print. */
export interface Box {
  readonly characters: readonly CharacterId[];
  readonly boards: readonly Board[];
  readonly locations: readonly Location[];
  /** Where humans and Cylons can go of their own will. */
  readonly reached: Readonly<Record<'humans' | 'cylons', readonly Location[]>>;
  readonly titles: readonly Title[];
  /** The card of each title. */
  readonly titleCards: ReadonlyMap<Title, TitleCard<CharacterId>>;
  readonly allies: readonly AllyId[];
  readonly crossroads: readonly CrossroadsId[];
  /** The skill decks there are, in order. */
  readonly skills: readonly Skill[];
  readonly skillCards: ReadonlyMap<Skill, readonly SkillCard[]>;
  readonly crises: readonly CrisisId[];
  readonly superCrises: readonly CrisisId[];
  /** Crisis cards of a deck of their own. */
  readonly laterCrises: readonly CrisisId[];
  readonly agendas: readonly AgendaId[];
  readonly actions: readonly ActionId[];
  readonly quorum: readonly QuorumId[];
  readonly destinations: readonly DestinationId[];
  readonly loyalty: readonly LoyaltyId[];
  /** Moments at which some skill card can be played, and by whom. */
  readonly cardMoments: ReadonlyMap<Moment, readonly CardPlay[]>;
  /** Whose players have skill cards to use in the Movement step. */
  readonly movementCards: ReadonlySet<StandingRules['texts']>;
  /** Moments at which something that lies open can be used: an ability, a card before somebody. */
  readonly openMoments: ReadonlyMap<Moment, OpenTexts>;
  /** Who has won when the game ends so. */
  readonly endings: ReadonlyMap<Ending, 'humans' | 'cylons'>;
}

/** Whose sheets, and which Quorum cards before somebody, have a text for a moment. */
export interface OpenTexts {
  readonly sheets: ReadonlySet<string>;
  readonly quorum: ReadonlySet<string>;
}

/** Who can play a card at a moment, as far as everybody can see. */
export interface CardPlay {
  readonly usedBy: StandingRules['texts'];
  readonly by: Play['by'] | undefined;
}

const known = new Map<ModuleId, Printed>(PRINTED.map((it) => [it.id, it]));

/** Makes known what a module prints, unless it came with the game. */
export function layOut(printed: Printed): void {
  if (known.has(printed.id)) return;
  if (printed.content !== undefined) shelve(printed.content);
  known.set(printed.id, printed);
}

/** What there is to play with, base first. */
export const knownModules = (): readonly Printed[] => inOrder(known.values());

/** What is in play with these modules beside the base game. */
export const boxOf = madeOnce(knownModules, opened);

type Copied<Id extends string> = { readonly id: Id; readonly copies?: number };

/** The ids of a definition list are those of its type, which the list of all modules forgets. */
function idsOf<Id extends string>(
  deck: DeckId,
  lists: readonly (readonly Copied<string>[] | undefined)[],
  gone: readonly Card[],
  more: NonNullable<Content['more']> = [],
): Id[] {
  return lists.flatMap((list = []) =>
    list.flatMap(({ id, copies = 1 }) => {
      if (gone.some((card) => card.deck === deck && card.id === id)) return [];
      const added = more.filter(({ card }) => card.deck === deck && card.id === id);
      const all = added.reduce((sum, it) => sum + it.copies, copies);
      return Array.from({ length: all }, () => id as Id);
    }),
  );
}

/** Every text of a kind that can be played, and by whose players. */
function playsOf({ play, also, usedBy = 'humans' }: SkillCardKind) {
  return [play, also].flatMap((it) => (it === undefined ? [] : [{ play: it, usedBy }]));
}

/** By the moment, whose players have cards for it. */
function momentsOf(kinds: readonly SkillCardKind[]): Box['cardMoments'] {
  const found = new Map<Moment, CardPlay[]>();
  for (const { play, usedBy } of kinds.flatMap(playsOf)) {
    const { at, by } = play;
    if (!isMoment(at)) continue;
    found.set(at, [...(found.get(at) ?? []), { usedBy, by }]);
  }
  return found;
}

/** By the moment, what lies open that has a text for it. */
function openMomentsOf(contents: readonly Content[]): Box['openMoments'] {
  const found = new Map<Moment, { sheets: Set<string>; quorum: Set<string> }>();
  const note = (at: Play['at'], where: 'sheets' | 'quorum', id: string): void => {
    if (!isMoment(at)) return;
    const it = found.get(at) ?? { sheets: new Set(), quorum: new Set() };
    it[where].add(id);
    found.set(at, it);
  };
  for (const { characters = [], quorumCards = [] } of contents) {
    for (const { id, abilities } of characters) {
      for (const it of abilities) if (it.rule === 'play') note(it.at, 'sheets', id);
    }
    for (const { id, inPlay } of quorumCards) {
      if (inPlay?.rule === 'play') note(inPlay.at, 'quorum', id);
    }
  }
  return found;
}

function isMoment(at: Play['at']): at is Moment {
  return at !== 'action' && !isMovement(at);
}

const isMovement = (at: Play['at']): at is 'movement' | 'movement-or-action' =>
  at === 'movement' || at === 'movement-or-action';

function reachedBy(boards: readonly Board[], who: 'humans' | 'cylons'): Location[] {
  return boards.flatMap((board) =>
    board.reachedBy === who
      ? board.locations.flatMap(({ id, hazard }) => (hazard === true ? [] : [id]))
      : [],
  );
}

/** The title a card is of. */
function titleNamed({ id, of }: TitleCard): Title {
  // A card that says nothing is called as its title.
  return of ?? (id as Title);
}

function opened(modules: readonly Printed[]): Box {
  const contents = modules.map(({ content = {} }) => content);
  const gone = modules.flatMap(({ without }) => without?.cards ?? []);
  const goneEndings = modules.flatMap(({ without }) => without?.endings ?? []);
  const more = contents.flatMap((content) => content.more ?? []);
  const goneBoards = modules.flatMap(({ without }) => without?.boards ?? []);
  const boards = contents
    .flatMap((content) => content.boards ?? [])
    .filter(({ id }) => !goneBoards.includes(id));
  const kinds = contents
    .flatMap((content) => content.skillCards?.kinds ?? [])
    .filter(({ id }) => !gone.some((card) => card.deck === 'card' && card.id === id));
  // The last card of a title is the one that counts (EXO-20.9).
  const titleCards = new Map(
    contents
      .flatMap(({ titles = [] }) => titles)
      .map((card) => [titleNamed(card), titleOf(card.id)] as const),
  );
  const skills = [...new Set(kinds.map(({ skill }) => skill))];
  return {
    characters: idsOf(
      'character',
      contents.map(({ characters }) => characters),
      gone,
    ),
    boards,
    locations: boards.flatMap(({ locations }) => locations.map(({ id }) => id)),
    reached: { humans: reachedBy(boards, 'humans'), cylons: reachedBy(boards, 'cylons') },
    titles: [...titleCards.keys()],
    titleCards,
    allies: idsOf(
      'ally',
      contents.map(({ allies }) => allies),
      gone,
    ),
    crossroads: idsOf(
      'crossroads',
      contents.map(({ crossroads }) => crossroads),
      gone,
    ),
    skills,
    skillCards: new Map(
      skills.map((skill) => [
        skill,
        kinds.filter((kind) => kind.skill === skill).flatMap(cardsOfKind),
      ]),
    ),
    crises: idsOf(
      'crisis',
      contents.map(({ crises }) => crises),
      gone,
    ),
    superCrises: idsOf(
      'super-crisis',
      contents.map(({ superCrises }) => superCrises),
      gone,
    ),
    quorum: idsOf(
      'quorum',
      contents.map(({ quorumCards }) => quorumCards),
      gone,
    ),
    destinations: idsOf(
      'destination',
      contents.map(({ destinations }) => destinations),
      gone,
    ),
    loyalty: idsOf(
      'loyalty',
      contents.map(({ loyaltyCards }) => loyaltyCards),
      gone,
      more,
    ),
    laterCrises: idsOf(
      'crisis',
      contents.map(({ laterCrises }) => laterCrises),
      gone,
    ),
    agendas: idsOf(
      'agenda',
      contents.map(({ agendas }) => agendas),
      gone,
    ),
    actions: idsOf(
      'action',
      contents.map(({ actions }) => actions),
      gone,
    ),
    cardMoments: momentsOf(kinds),
    movementCards: new Set(
      kinds.flatMap(playsOf).flatMap(({ play, usedBy }) => (isMovement(play.at) ? [usedBy] : [])),
    ),
    openMoments: openMomentsOf(contents),
    endings: new Map(
      modules.flatMap(({ endings = {} }) =>
        // The keys of a module's endings are endings.
        Object.entries(endings)
          .map(([ending, winners]) => [ending as Ending, winners] as const)
          .filter(([ending]) => !goneEndings.includes(ending)),
      ),
    ),
  };
}
