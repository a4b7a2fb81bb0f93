import { one, type Seat } from '@starboard/kernel';
import { endingInfiltration, infiltrating } from '../../rulebook/infiltration.ts';
import { checkUnderWay, executeSomebody } from '../../rulebook/procedures.ts';
import { answers } from '../../rulebook/questions.ts';
import { giveTitleTo, heirTo } from '../../rulebook/succession.ts';
import { asks, procedure } from '../../rulebook/writing.ts';
import type { BsgTable } from '../../table/facts.ts';
import { isHuman, isOffBoard } from '../../table/people.ts';
import type { Title } from '../../table/vocabulary.ts';
import { whoIs } from '../context.ts';
import type { EffectOf } from '../effect.ts';
import type { Operations } from '../operation.ts';
import { inner } from '../text.ts';

/** A Cylon player may ignore an execution that is not meant for one (PEG-3.8). */
const ignoringExecution = procedure<{ readonly seat: Seat }>('ignoring-execution', {
  choose: asks({
    seat: (_t, { seat }) => seat,
    ask: () => one('ignore-execution', ['ignore', 'bear'], { things: 'word' }),
    then(t, { seat }, choice) {
      if (choice === 'bear') t.run(executeSomebody, { seat });
    },
  }),
});

function execute(t: BsgTable, seat: Seat, { who, evenCylons }: EffectOf<'execute'>): void {
  if (isOffBoard(t.facts, seat)) return;
  const ofFinalFive = who === 'owner' || who === 'examiner';
  if (isHuman(t.facts, seat) || evenCylons === true) t.run(executeSomebody, { seat });
  // EXO-9.2, 18.5, C35: only the second rulebook leaves it to the Cylon player
  else if (answers(t.facts).cylonsMayIgnore && !ofFinalFive) t.run(ignoringExecution, { seat });
}

/** Manipulative: hers until the turn ends (PEG-41.7). */
function borrow(t: BsgTable, title: Title, by: Seat): void {
  const from = t.facts.titles[title];
  if (from === null || from === by) return;
  t.facts.thisTurn.borrowed = { title, from, by };
  giveTitleTo(t, title, by);
}

export const executionOperations: Operations<
  'execute' | 'pass-title' | 'borrow-title' | 'infiltrate' | 'end-infiltration' | 'replace-outcome'
> = {
  execute: {
    perform(t, effect, { context }) {
      const seat = whoIs(t, context, effect.who);
      if (seat !== null) execute(t, seat, effect);
    },
  },
  'pass-title': {
    perform(t, { title }) {
      const heir = heirTo(t.facts, title, t.facts.titles[title]);
      if (heir !== null) giveTitleTo(t, title, heir);
    },
  },
  'borrow-title': { perform: (t, { title }, { context }) => borrow(t, title, context.self) },
  infiltrate: { perform: (t, _, { context }) => t.run(infiltrating, { seat: context.self }) },
  'end-infiltration': {
    perform: (t, _, { context }) => t.run(endingInfiltration, { seat: context.self }),
  },
  'replace-outcome': {
    perform(t, _, { line }) {
      const check = t.within(checkUnderWay);
      if (check !== null) check.outcomes.pass = inner(line, 'then');
    },
  },
};

export const executionProcedures = [ignoringExecution];
