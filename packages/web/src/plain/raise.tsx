import { legalRaises } from '@starboard/examples';
import type { AskView } from '@starboard/kernel';
import { useState } from 'react';
import { Button } from '../app/button.tsx';
import { AskBar } from '../table/ask-panel.tsx';
import type { TableProps } from '../table/page.tsx';

type PlanAsk = Extract<AskView['ask'], { kind: 'plan' }>;

/** A higher bid of liar's dice: how many dice, of which face. Only what is a raise can be chosen. */
export function Raise({
  table,
  id,
  ask,
}: {
  readonly table: TableProps;
  readonly id: number;
  readonly ask: PlanAsk;
}) {
  const { state, client, speech, words } = table;
  const raises = legalRaises(ask.data);
  const [chosen, setChosen] = useState(raises[0]);
  const counts = [...new Set(raises.map(({ count }) => count))];
  const faces = raises.filter(({ count }) => count === chosen?.count).map(({ face }) => face);
  /** The face that was chosen stays, as long as it is a raise with so many dice. */
  const withCount = (count: number): void => {
    const found = raises.filter((it) => it.count === count);
    setChosen(found.find(({ face }) => face === chosen?.face) ?? found[0]);
  };
  return (
    <AskBar table={table} prompt={speech.prompt(ask, state.people)}>
      {chosen !== undefined && (
        <div className="answers">
          <Numbers
            label={words.say('liars-dice-fact-count')}
            of={counts}
            value={chosen.count}
            onChange={withCount}
          />
          <Numbers
            label={words.say('liars-dice-fact-face')}
            of={faces}
            value={chosen.face}
            onChange={(face) => setChosen({ count: chosen.count, face })}
          />
          <Button
            className="button primary"
            isDisabled={state.sending}
            onPress={() => client.answer(id, { count: chosen.count, face: chosen.face })}
          >
            {words.say('liars-dice-bid', { count: chosen.count, face: chosen.face })}
          </Button>
        </div>
      )}
    </AskBar>
  );
}

function Numbers({
  label,
  of,
  value,
  onChange,
}: {
  readonly label: string;
  readonly of: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  return (
    <label className="numbers-of">
      {label}
      <select
        className="button"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {of.map((it) => (
          <option key={it} value={it}>
            {it}
          </option>
        ))}
      </select>
    </label>
  );
}
