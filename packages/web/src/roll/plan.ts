import {
  type AssignPlan,
  assign,
  type CardId,
  type Die,
  type Phase,
  type PlanData,
  type PlanOption,
  planOptions,
  type Use,
} from '@starboard/roll';

/** A plan in the making. Every step is a new value, so that any of them can be undone. */
export interface Draft {
  readonly wilds: readonly { readonly die: Die; readonly to: Phase }[];
  readonly select: { readonly die: Die; readonly phase: Phase } | null;
  readonly uses: readonly Use[];
}

export const EMPTY: Draft = { wilds: [], select: null, uses: [] };

/** Where every die lies now: a column, the selection, aside, or nowhere yet (an unplaced wild die). */
export interface Laid {
  readonly columns: ReadonlyMap<Die, Phase>;
  readonly selecting: Die | null;
  readonly aside: readonly Die[];
  readonly unplaced: readonly Die[];
}

export function laid(data: PlanData, draft: Draft): Laid {
  const plan = complete(data, draft);
  if (plan !== null) {
    const done = assign(data, plan);
    if (!('id' in done)) {
      return { columns: done.columns, selecting: done.selecting, aside: done.aside, unplaced: [] };
    }
  }
  const columns = new Map<Die, Phase>();
  const unplaced: Die[] = [];
  for (const { die, face } of data.dice) {
    const to = face === 'wild' ? draft.wilds.find((it) => it.die === die)?.to : face;
    if (draft.select?.die === die) continue;
    if (to === undefined) unplaced.push(die);
    else columns.set(die, to);
  }
  return { columns, selecting: draft.select?.die ?? null, aside: [], unplaced };
}

/** The draft as an answer, once every wild die is placed and a phase is selected. */
export function complete(data: PlanData, { wilds, select, uses }: Draft): AssignPlan | null {
  if (select === null) return null;
  const wild = data.dice.filter(({ face }) => face === 'wild').map(({ die }) => die);
  // A wild die that selects still lies somewhere first: under the phase it selects.
  const placed = wild.map(
    (die) =>
      wilds.find((it) => it.die === die) ?? (die === select.die ? { die, to: select.phase } : null),
  );
  const all = placed.flatMap((it) => (it === null ? [] : [it]));
  return all.length === wild.length ? { wilds: all, select, uses } : null;
}

export function isWild(data: PlanData, die: Die): boolean {
  return data.dice.some((it) => it.die === die && it.face === 'wild');
}

/** What could still be moved, and by which power. */
export function options(data: PlanData, draft: Draft): readonly PlanOption[] {
  const plan = complete(data, draft);
  if (plan === null) return [];
  const found = planOptions(data, plan);
  return 'id' in found ? [] : found;
}

/** The dice a power can move after what it moved already: some move several of one phase, and none of another (ROLL-19.10). */
export function movableBy(
  { moves, fromOneColumn }: PlanOption,
  { columns }: Laid,
  moved: Use['moves'] = [],
): readonly Die[] {
  const dice = moves.map(({ die }) => die);
  const [first] = moved;
  if (!fromOneColumn || first === undefined) return dice;
  return dice.filter((die) => columns.get(die) === columns.get(first.die));
}

/** Puts a wild die under a phase; powers used since are undone, because they may have moved it. */
export function placeWild(draft: Draft, die: Die, to: Phase): Draft {
  const wilds = [...draft.wilds.filter((it) => it.die !== die), { die, to }];
  const select = draft.select?.die === die ? null : draft.select;
  return { wilds, select, uses: [] };
}

export function selectWith(draft: Draft, die: Die, phase: Phase): Draft {
  return { ...draft, select: { die, phase }, uses: [] };
}

/** Takes the selecting die back under the strip. */
export function unselect(draft: Draft): Draft {
  return { ...draft, select: null, uses: [] };
}

/** The one power that can move this die there by itself, if there is just one. Dictate wants a sacrifice first. */
export function moverOf(data: PlanData, draft: Draft, die: Die, to: Phase): PlanOption | null {
  const able = options(data, draft).filter(
    ({ power, min, moves }) =>
      power !== 'dictate' && min <= 1 && moves.some((it) => it.die === die && it.to.includes(to)),
  );
  return able[0] ?? null;
}

export function using(
  draft: Draft,
  power: CardId | 'dictate',
  moves: readonly { readonly die: Die; readonly to: Phase }[],
  aside: Die | null,
): Draft {
  const use: Use = aside === null ? { power, moves } : { power, aside, moves };
  return { ...draft, uses: [...draft.uses, use] };
}
