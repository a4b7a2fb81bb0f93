import { one, type Seat } from '@starboard/kernel';
import { boxOf } from '../../modules/box.ts';
import { giveTitleTo, heirTo, mayHold } from '../../rulebook/succession.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import type { BsgTable, Facts } from '../../table/facts.ts';
import { fromCurrent } from '../../table/people.ts';
import type { Title } from '../../table/vocabulary.ts';
import { type Context, whoIs } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { effectAt, type Line } from '../text.ts';

// Titles that change hands by somebody's choice (Presidential Order, Resignation, The Circle, the CAG's own action).

type Giving = EffectOf<'give-title'>;

function receivers(t: BsgTable, title: Title, { other }: Giving): Seat[] {
  return fromCurrent(t).filter(
    (seat) => mayHold(t.facts, title, seat) && !(other === true && t.facts.titles[title] === seat),
  );
}

/** Those of the titles that are in play and that somebody can be given. */
function givable(t: BsgTable, effect: Giving): Title[] {
  const { titles } = boxOf(t.facts);
  return effect.titles.filter(
    (title) => titles.includes(title) && receivers(t, title, effect).length > 0,
  );
}

const givingTitle = procedure<{
  readonly by: Seat;
  readonly line: Line;
  title?: Title;
}>('giving-title', {
  which: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { line }) {
      const effect = effectAt<Giving>(line);
      const titles: (Title | 'none')[] = givable(t, effect);
      if (titles.length === 0) return null;
      if (effect.optional === true) titles.push('none');
      return one('choose-title', titles, { things: 'title' });
    },
    then(_t, giving, title) {
      if (title !== 'none') giving.title = title;
    },
  }),
  whom: asks({
    obvious: true,
    seat: (_t, { by }) => by,
    ask(t, { line, title }) {
      if (title === undefined) return null;
      const seats = receivers(t, title, effectAt<Giving>(line));
      return seats.length === 0
        ? null
        : one('give-title-to', seats, { things: 'seat', args: { title } });
    },
    then(t, { title }, to) {
      if (title !== undefined) giveTitleTo(t, title, to);
    },
  }),
});

/** Haunted by the Past: each title of somebody to the next in its line. */
function passTitles(t: BsgTable, seat: Seat): void {
  for (const title of heldBy(t.facts, seat)) {
    const heir = heirTo(t.facts, title, seat);
    // Where all the others are prisoners nobody can take it.
    if (heir !== null && mayHold(t.facts, title, heir)) giveTitleTo(t, title, heir);
  }
}

function heldBy(facts: Facts, seat: Seat): Title[] {
  return boxOf(facts).titles.filter((title) => facts.titles[title] === seat);
}

const concerned = (
  t: BsgTable,
  context: Context,
  who: Giving['by'],
  then: (seat: Seat) => void,
) => {
  const seat = whoIs(t, context, who);
  if (seat !== null) then(seat);
};

export const titleOperations: Operations<'give-title' | 'pass-titles'> = {
  'give-title': {
    perform: (t, { by }, { context, line }) =>
      concerned(t, context, by, (seat) => t.run(givingTitle, { by: seat, line })),
  },
  'pass-titles': {
    perform: (t, { who }, { context }) => concerned(t, context, who, (seat) => passTitles(t, seat)),
  },
};

export const titleProcedures = [givingTitle];
