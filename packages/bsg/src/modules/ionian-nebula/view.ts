import { type Seat, type StateOf, seatAt, type Viewer } from '@starboard/kernel';
import { type AllyId, allyOf, type CrossroadsId } from '../../content/library.ts';
import { hidden, isSeen, type Place } from '../../secrets/zone.ts';
import type { Bsg } from '../../table/facts.ts';
import type { Location, Trauma } from '../../table/vocabulary.ts';
import { type AllyInPlay, HAUNTED, type Haunted, type Nebula, nebulaOf } from './state.ts';
import { crossroadsSeenBy, tokenSeenBy, tokensSeenBy } from './zones.ts';

/** Things that lie somewhere; null for one that the viewer cannot see. */
type Seen<T> = readonly (T | null)[];

export interface AllyView {
  readonly ally: AllyId;
  readonly location: Location;
  readonly by: Seat | null;
  readonly tokens: Seen<Trauma>;
  readonly met: boolean;
}

/** What a viewer may know of it. What lies with a seat is listed by seats. */
export interface NebulaView {
  readonly phase: Nebula['phase'];
  readonly traumaPool: number;
  readonly allyDeck: number;
  readonly shown: readonly Trauma[];
  readonly at: Readonly<Record<Haunted, Seen<Trauma>>>;
  readonly held: readonly Seen<Trauma>[];
  readonly allies: readonly AllyView[];
  readonly alliesGone: readonly AllyId[];
  readonly crossroads: Seen<CrossroadsId>;
  readonly dealt: readonly Seen<CrossroadsId>[];
  readonly laid: readonly Seen<Trauma>[];
  readonly resolved: readonly Seat[];
}

export function nebulaView(state: StateOf<Bsg>, viewer: Viewer): NebulaView {
  const nebula = nebulaOf(state.facts);
  // At the end everything may be seen.
  const over = state.outcome !== null;
  const seen = <T>(things: readonly T[], seenBy: Place<T>['seenBy']): Seen<T> =>
    over || isSeen({ name: '', seenBy, things }, viewer) ? [...things] : hidden(things.length);
  const bySeat = <T>(
    lists: readonly (readonly T[])[],
    seenBy: (state: StateOf<Bsg>, seat: Seat) => Place<T>['seenBy'],
  ): Seen<T>[] => lists.map((things, i) => seen(things, seenBy(state, seatAt(i))));
  return {
    phase: nebula.phase,
    traumaPool: nebula.pool.length,
    allyDeck: nebula.allyDeck.length,
    shown: nebula.shown,
    at: {
      sickbay: seen(nebula.at.sickbay, 'none'),
      brig: seen(nebula.at.brig, 'none'),
    },
    held: bySeat(nebula.held, tokensSeenBy),
    allies: nebula.allies.map((it) => ({
      ally: it.ally,
      location: allyOf(it.ally).location,
      by: it.by,
      tokens: seen(it.tokens, tokenSeenBy(it)),
      met: it.met === true,
    })),
    alliesGone: nebula.alliesGone,
    crossroads: hidden(nebula.crossroads.length),
    dealt: bySeat(nebula.dealt, crossroadsSeenBy),
    laid: bySeat(nebula.laid, crossroadsSeenBy),
    resolved: nebula.resolved,
  };
}

/** What lies hidden is nothing yet, in a view as in a world that is to be filled. */
const unfilled = <T>(things: Seen<T>): T[] =>
  things.flatMap((it): T[] => (it === null ? hidden(1) : [it]));

/** The view of a part is what `nebulaView` made of it. */
export function nebulaFrom(part: object): Nebula {
  const view = part as NebulaView;
  return {
    phase: view.phase,
    pool: hidden(view.traumaPool),
    shown: [...view.shown],
    at: { sickbay: unfilled(view.at.sickbay), brig: unfilled(view.at.brig) },
    held: view.held.map(unfilled),
    allyDeck: hidden(view.allyDeck),
    allies: view.allies.map(
      ({ ally, by, tokens, met }): AllyInPlay => ({
        ally,
        by,
        tokens: unfilled(tokens),
        ...(met && { met: true as const }),
      }),
    ),
    alliesGone: [...view.alliesGone],
    crossroads: unfilled(view.crossroads),
    dealt: view.dealt.map(unfilled),
    laid: view.laid.map(unfilled),
    resolved: [...view.resolved],
  };
}

/** What must hold beside that nothing is lost or doubled. */
export function wrongWithNebula({ facts, outcome, stack }: StateOf<Bsg>): string[] {
  if (outcome !== null) return [];
  const nebula = nebulaOf(facts);
  const wrong: string[] = [];
  const lists = [nebula.held, nebula.dealt, nebula.laid];
  if (lists.some((list) => list.length !== facts.players.length)) {
    wrong.push('somebody has no place for tokens');
  }
  if ([...nebula.held, ...nebula.laid].flat().includes('disaster')) wrong.push('a disaster kept');
  const under = (procedure: string): boolean => stack.some((it) => it.procedure === procedure);
  if (nebula.shown.length > 0 && !under('drawing-trauma')) wrong.push('a disaster left lying');
  if (nebula.allies.some(({ met }) => met === true) && !under('meeting-ally')) {
    wrong.push('an ally left waiting');
  }
  if (nebula.phase === 'afar' && nebula.dealt.flat().length > 0) {
    wrong.push('a Crossroads card before the Crossroads');
  }
  const gone = nebula.phase === 'trial' || nebula.phase === 'over';
  const left = [...nebula.allies, ...nebula.dealt.flat(), ...nebula.laid.flat()];
  if (gone && left.length + HAUNTED.flatMap((place) => nebula.at[place]).length > 0) {
    wrong.push('something was left at the Crossroads');
  }
  const characters: readonly (string | null)[] = facts.players.map(({ character }) => character);
  for (const { ally } of nebula.allies) {
    const { character } = allyOf(ally);
    // Whoever comes for an executed character takes the ally's place a little later.
    if (character !== undefined && characters.includes(character) && !under('execution')) {
      wrong.push(`${ally} is an ally and a player's character`);
    }
  }
  return wrong;
}
