import {
  type CardId,
  card,
  colourOf,
  type Die,
  type Phase,
  type PlayerView,
  reducedCost,
  stockPays,
} from '@starboard/roll';
import type { Words } from '@starboard/words';
import { onOneLine } from '../language/on-one-line.ts';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import {
  afterStocking,
  bestShippingAfter,
  crewOf,
  isDone,
  roomIn,
  type Site,
  sitesOf,
  storagesOf,
  worthOf,
} from './outlook.ts';
import { phaseOfTile } from './tile-picture.tsx';

/** What surely happens before, by the phase I chose: explorers bring tiles, producers make goods. */
export interface Before {
  readonly tilesCome: boolean;
  readonly producers: readonly Die[];
}

export const NOTHING_BEFORE: Before = { tilesCome: false, producers: [] };

/** What one die of a lane brings, in a word: it is the so-manieth of its crew. */
export function yieldOf(
  me: PlayerView,
  phase: Phase,
  die: Die,
  nth: number,
  words: Words,
  before: Before,
): string {
  const works = nth < neededIn(me, phase, before);
  switch (phase) {
    case 'explore':
      return `$${stockPays(me.tableau, colourOf(die))}`;
    case 'develop':
    case 'settle':
      if (works) return '+1';
      // Nobody knows yet whether there will be something to build.
      return before.tilesCome ? '' : words.name({ say: 'web-roll-tag-back' });
    case 'produce':
    case 'ship':
      return words.name({ say: works ? 'web-roll-tag-good' : 'web-roll-tag-back' });
  }
}

/** How many dice find work in a phase, if it happens. */
export function neededIn(me: PlayerView, phase: Phase, before = NOTHING_BEFORE): number {
  switch (phase) {
    case 'explore':
      return Number.POSITIVE_INFINITY;
    case 'develop':
    case 'settle':
      return wantedBy(me, phase);
    case 'produce':
      return roomIn(storagesOf(me));
    case 'ship':
      return me.goods.length + Math.min(roomIn(storagesOf(me)), before.producers.length);
  }
}

/** How many builders a whole stack could use. */
function wantedBy(me: PlayerView, stack: 'develop' | 'settle'): number {
  return sitesOf(me, stack, Number.MAX_SAFE_INTEGER).reduce((sum, { coming }) => sum + coming, 0);
}

interface Told {
  readonly main: string;
  readonly more: string;
}

/** What a lane comes to, in a sentence; and what that depends on. */
export function Outcome({
  me,
  phase,
  crew,
  selected,
  before,
  table,
}: {
  readonly me: PlayerView;
  readonly phase: Phase;
  readonly crew: readonly Die[];
  readonly selected: boolean;
  readonly before: Before;
  readonly table: TableProps;
}) {
  const { speech, words } = table;
  const { main, more } = outcomeOf(me, phase, crew, before, table);
  const helpers = me.tableau.filter(
    (id) => helpsIn(id, phase) && helpsNow(me, id, phase, crew.length),
  );
  const names = helpers.map((id) => speech.name(id)).join(', ');
  const unsure = crew.length > 0 && !selected;
  return (
    <div className="outcome">
      <b>{main}</b>
      {more !== '' && <p>{more}</p>}
      {unsure && (
        <p className="unsure">
          {words.say('web-roll-out-if', { phase: { say: `roll-phase-${phase}` } })}
        </p>
      )}
      {helpers.length > 0 && (
        <p className="helps" {...about(helpers)}>
          {words.say('web-roll-out-helps', { tiles: names })}
        </p>
      )}
    </div>
  );
}

/** What only makes tiles cheaper helps where the tile in hand is cheaper for it. */
function helpsNow(me: PlayerView, id: CardId, phase: Phase, builders: number): boolean {
  const it = card(id);
  const makesCheaper =
    it.kind === 'development' && it.powers.every(({ kind }) => kind === 'cheaper');
  if (!makesCheaper || (phase !== 'develop' && phase !== 'settle')) return true;
  const without = { tableau: me.tableau.filter((other) => other !== id) };
  return sitesOf(me, phase, builders).some(
    ({ id: site, need }) => reducedCost(without, site) > need,
  );
}

/** A development of mine that does something in this phase. */
const helpsIn = (id: CardId, phase: Phase): boolean => phaseOfTile(id) === phase;

function outcomeOf(
  me: PlayerView,
  phase: Phase,
  dice: readonly Die[],
  before: Before,
  table: TableProps,
): Told {
  const { words } = table;
  const crew = crewOf(me, phase, dice);
  switch (phase) {
    case 'explore': {
      if (crew.length === 0) return { main: words.say('web-roll-nobody-explore'), more: '' };
      const credits = afterStocking(me, crew) - me.credits;
      const said = credits > 0 ? 'web-roll-out-explore' : 'web-roll-out-explore-full';
      return { main: words.say(said, { credits, tiles: crew.length }), more: '' };
    }
    case 'develop':
    case 'settle':
      return building(sitesOf(me, phase, dice.length), phase, dice.length, table);
    case 'produce': {
      const storages = storagesOf(me);
      const room = roomIn(storages);
      if (room === 0) return { main: words.say('web-roll-out-no-room'), more: '' };
      if (crew.length === 0) return { main: words.say('web-roll-nobody-produce'), more: '' };
      const count = Math.min(room, crew.length);
      const credits = worthOf(storages, count);
      return { main: words.say('web-roll-out-produce', { count, credits }), more: '' };
    }
    case 'ship': {
      const count = me.goods.length;
      if (count === 0 && (crew.length === 0 || neededIn(me, phase, before) === 0)) {
        return { main: words.say('web-roll-out-no-goods'), more: '' };
      }
      if (crew.length === 0) {
        const more = words.say('web-roll-out-waits', { count });
        return { main: words.say('web-roll-nobody-ship'), more };
      }
      const best = bestShippingAfter(me, before.producers, crew);
      return { main: words.say('web-roll-out-ship', { ...best }), more: '' };
    }
  }
}

function building(
  sites: readonly Site[],
  stack: 'develop' | 'settle',
  builders: number,
  { speech, words }: TableProps,
): Told {
  const [first, second] = sites;
  if (first === undefined) {
    return {
      main: words.say(`web-roll-out-empty-${stack}`),
      more: words.say('web-roll-out-explorers-bring'),
    };
  }
  const progress = ({ id, need, lying, coming }: Site): string =>
    onOneLine(
      words.say('web-roll-site', { tile: speech.name(id), count: lying + coming, of: need }),
    );
  const done = sites.filter(isDone);
  const [tile, next] = done.map(({ id }) => speech.name(id));
  if (tile !== undefined && next !== undefined) {
    return { main: words.say('web-roll-out-done-too', { tile, next }), more: '' };
  }
  if (tile !== undefined) {
    return {
      main: words.say('web-roll-out-done', { tile }),
      more: second === undefined ? '' : progress(second),
    };
  }
  if (builders > 0) return { main: progress(first), more: '' };
  return { main: words.say(`web-roll-nobody-${stack}`), more: progress(first) };
}
