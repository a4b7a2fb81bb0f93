import type { ProcedureName } from '@starboard/kernel';
import type { Board } from '../content/definition.ts';
import {
  type CharacterId,
  type CrisisId,
  cardsOfKind,
  type DestinationId,
  type LoyaltyId,
  type QuorumId,
  type SkillCard,
  shelve,
} from '../content/library.ts';
import type { Ending } from '../rulebook/endings.ts';
import type { Moment } from '../rulebook/moments.ts';
import type { Questions } from '../rulebook/questions.ts';
import type { Zone } from '../secrets/zone.ts';
import type { Card, DeckId } from '../table/cards.ts';
import type { Location, Skill, Title } from '../table/vocabulary.ts';
import type { Module, Place, Woven } from './module.ts';
import { MODULE_IDS, type ModuleId } from './validity.ts';

/** Everything that is in play at a table, put together from its modules. Made once for each combination. */
export interface Box {
  readonly modules: readonly Module[];
  readonly characters: readonly CharacterId[];
  readonly boards: readonly Board[];
  readonly locations: readonly Location[];
  /** Where humans and Cylons can go of their own will. */
  readonly reached: Readonly<Record<Board['reachedBy'], readonly Location[]>>;
  readonly titles: readonly Title[];
  /** The skill decks there are, in order. */
  readonly skills: readonly Skill[];
  readonly skillCards: ReadonlyMap<Skill, readonly SkillCard[]>;
  readonly crises: readonly CrisisId[];
  readonly superCrises: readonly CrisisId[];
  readonly quorum: readonly QuorumId[];
  readonly destinations: readonly DestinationId[];
  readonly loyalty: readonly LoyaltyId[];
  /** Moments at which some skill card can be played. */
  readonly cardMoments: ReadonlySet<Moment>;
  /** Moments at which something that lies open can be used: an ability, a card before somebody. */
  readonly openMoments: ReadonlySet<Moment>;
  readonly questions: Questions;
  readonly steps: ReadonlyMap<Place, readonly ProcedureName<Woven, unknown>[]>;
  readonly zones: readonly Zone[];
  /** Who has won when the game ends so. */
  readonly endings: ReadonlyMap<Ending, 'humans' | 'cylons'>;
}

const installed = new Map<ModuleId, Module>();
const boxes = new Map<string, Box>();

/** Makes a module known. The base game comes first. */
export function install(module: Module): void {
  if (installed.has(module.id)) throw new RangeError(`two modules are called "${module.id}"`);
  if (module.id !== 'base' && module.content !== undefined) shelve(module.content);
  installed.set(module.id, module);
}

/** The modules there are, base first, in the order in which they override each other. */
export function installedModules(): readonly Module[] {
  const order = (id: ModuleId): number => {
    const at = MODULE_IDS.indexOf(id);
    return at < 0 ? MODULE_IDS.length : at;
  };
  return [...installed.values()].sort((a, b) => order(a.id) - order(b.id));
}

/** The base game alone, which is asked for most often. */
let alone: Box | null = null;

/** What is in play with these modules beside the base game. */
export function boxOf({ modules }: { readonly modules: readonly ModuleId[] }): Box {
  if (modules.length === 0) {
    alone ??= opened(installedModules().filter(({ id }) => id === 'base'));
    return alone;
  }
  const key = modules.join(' ');
  let box = boxes.get(key);
  if (box === undefined) {
    box = opened(installedModules().filter(({ id }) => id === 'base' || modules.includes(id)));
    boxes.set(key, box);
  }
  return box;
}

type Copied<Id extends string> = { readonly id: Id; readonly copies?: number };

/** The ids of a definition list are those of its type, which the list of all modules forgets. */
function idsOf<Id extends string>(
  deck: DeckId,
  lists: readonly (readonly Copied<string>[] | undefined)[],
  gone: readonly Card[],
): Id[] {
  return lists.flatMap((list = []) =>
    list.flatMap(({ id, copies = 1 }) =>
      gone.some((card) => card.deck === deck && card.id === id)
        ? []
        : Array.from({ length: copies }, () => id as Id),
    ),
  );
}

function reachedBy(boards: readonly Board[], who: Board['reachedBy']): Location[] {
  return boards.flatMap((board) =>
    board.reachedBy === who
      ? board.locations.flatMap(({ id, hazard }) => (hazard === true ? [] : [id]))
      : [],
  );
}

function opened(modules: readonly Module[]): Box {
  const contents = modules.map(({ content = {} }) => content);
  const gone = modules.flatMap(({ without }) => without?.cards ?? []);
  const goneBoards = modules.flatMap(({ without }) => without?.boards ?? []);
  const boards = contents
    .flatMap((content) => content.boards ?? [])
    .filter(({ id }) => !goneBoards.includes(id));
  const kinds = contents
    .flatMap((content) => content.skillCards?.kinds ?? [])
    .filter(({ id }) => !gone.some((card) => card.deck === 'card' && card.id === id));
  const skills = [...new Set(kinds.map(({ skill }) => skill))];
  const questions: Partial<Questions> = {};
  const steps = new Map<Place, ProcedureName<Woven, unknown>[]>();
  for (const module of modules) {
    Object.assign(questions, module.answers);
    for (const [place, procedure] of Object.entries(module.steps ?? {})) {
      // The keys of a module's steps are places.
      const at = place as Place;
      steps.set(at, [...(steps.get(at) ?? []), procedure]);
    }
  }
  return {
    modules,
    characters: idsOf(
      'character',
      contents.map(({ characters }) => characters),
      gone,
    ),
    boards,
    locations: boards.flatMap(({ locations }) => locations.map(({ id }) => id)),
    reached: { humans: reachedBy(boards, 'humans'), cylons: reachedBy(boards, 'cylons') },
    titles: [...new Set(contents.flatMap(({ titles = [] }) => titles.map(({ id }) => id)))],
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
    ),
    cardMoments: new Set(kinds.flatMap(({ play: { at } }) => (at === 'action' ? [] : [at]))),
    openMoments: new Set([
      ...contents.flatMap(({ characters = [] }) =>
        characters.flatMap(({ abilities }) =>
          abilities.flatMap((it) => (it.rule === 'play' && it.at !== 'action' ? [it.at] : [])),
        ),
      ),
      ...contents.flatMap(({ quorumCards = [] }) =>
        quorumCards.flatMap(({ inPlay }) =>
          inPlay?.rule === 'play' && inPlay.at !== 'action' ? [inPlay.at] : [],
        ),
      ),
    ]),
    // The base game answers every question (rulebook/questions.ts).
    questions: questions as Questions,
    steps,
    zones: modules.flatMap(({ zones = [] }) => zones),
    endings: new Map(
      modules.flatMap(({ endings = {} }) =>
        // The keys of a module's endings are endings.
        Object.entries(endings).map(([ending, winners]) => [ending as Ending, winners] as const),
      ),
    ),
  };
}
