import type { AskView, Json } from '@starboard/kernel';
import {
  type Die,
  type ExploreData,
  type ManageData,
  type Placement,
  type Stack,
  sidesOf,
  type Tile,
} from '@starboard/roll';
import { useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import type { TableProps } from '../table/page.tsx';
import { DieShape } from './die.tsx';

interface PlanProps {
  readonly table: TableProps;
  readonly ask: AskView;
}

/** Plans other than the assignment: exploring, placing tiles, managing the empire. */
export function Plans({ table, ask }: PlanProps) {
  const { speech, state } = table;
  if (ask.ask.kind !== 'plan') return null;
  const props = { table, ask };
  return (
    <section className="ask">
      <p className="prompt" aria-live="polite">
        {speech.prompt(ask.ask, state.people)}
      </p>
      {state.refusal !== null && (
        <p className="refusal" role="alert">
          {speech.refusal(state.refusal)}
        </p>
      )}
      {ask.ask.plan === 'explore' && <Explore {...props} />}
      {ask.ask.plan === 'place' && <Place {...props} />}
      {ask.ask.plan === 'manage' && <Manage {...props} />}
    </section>
  );
}

function dataOf<T>({ ask }: AskView): T {
  // The ask of a plan carries that plan's own data.
  return (ask.kind === 'plan' ? ask.data : {}) as unknown as T;
}

function toggled<T>(list: readonly T[], it: T): readonly T[] {
  return list.includes(it) ? list.filter((other) => other !== it) : [...list, it];
}

function TileNames({ tile, table: { speech } }: { readonly tile: Tile; table: TableProps }) {
  const { development, world } = sidesOf(tile);
  return (
    <>
      ◆ {speech.name(development)} / ● {speech.name(world)}
    </>
  );
}

function Explore({ table, ask }: PlanProps) {
  const { client, words } = table;
  const data = dataOf<ExploreData>(ask);
  const [abandon, setAbandon] = useState<readonly Tile[]>([]);
  const send = (task: Json): void => client.answer(ask.id, task);
  const colours = [...new Set(data.colours)];
  const tiles = [...data.develop, ...data.settle];
  return (
    <>
      {tiles.length > 0 && colours.length > 0 && (
        <fieldset className="abandon">
          <legend>{words.say('web-roll-abandon')}</legend>
          {tiles.map((tile) => (
            <ToggleButton
              key={tile}
              className="button"
              isSelected={abandon.includes(tile)}
              onChange={() => setAbandon(toggled(abandon, tile))}
            >
              <TileNames tile={tile} table={table} />
            </ToggleButton>
          ))}
        </fieldset>
      )}
      <div className="answers">
        {colours.map((colour) => (
          <Button
            key={`scout-${colour}`}
            className="button primary"
            onPress={() => send({ do: 'scout', colour, abandon: [...abandon] })}
          >
            {words.say('web-roll-scout', { colour: { say: `roll-colour-${colour}` } })}
          </Button>
        ))}
        {colours.map((colour) => (
          <Button
            key={`stock-${colour}`}
            className="button"
            isDisabled={abandon.length > 0}
            onPress={() => send({ do: 'stock', colour })}
          >
            {words.say('web-roll-stock', { colour: { say: `roll-colour-${colour}` } })}
          </Button>
        ))}
        {data.colours.length === 0 && (
          <Button className="button primary" onPress={() => send({ do: 'done' })}>
            {words.say('web-roll-explore-done')}
          </Button>
        )}
      </div>
    </>
  );
}

function Place({ table, ask }: PlanProps) {
  const { client, words } = table;
  const { tiles } = dataOf<{ readonly tiles: readonly Tile[] }>(ask);
  const [placed, setPlaced] = useState<readonly Placement[]>([]);
  const left = tiles.filter((tile) => !placed.some((it) => it.tile === tile));
  const [next] = left;
  const put = (stack: Stack, end: 'top' | 'bottom'): void => {
    if (next === undefined) return;
    const all = [...placed, { tile: next, stack, end }];
    if (all.length === tiles.length) client.answer(ask.id, all as unknown as Json);
    else setPlaced(all);
  };
  if (next === undefined) return null;
  return (
    <>
      <p>
        <TileNames tile={next} table={table} />
      </p>
      <div className="answers">
        {(['develop', 'settle'] as const).flatMap((stack) =>
          (['top', 'bottom'] as const).map((end) => (
            <Button
              key={`${stack}-${end}`}
              className={end === 'top' ? 'button' : 'button primary'}
              onPress={() => put(stack, end)}
            >
              {words.say(`web-roll-place-${stack}-${end}`)}
            </Button>
          )),
        )}
      </div>
    </>
  );
}

function Manage({ table, ask }: PlanProps) {
  const { client, words } = table;
  const data = dataOf<ManageData>(ask);
  const [recruit, setRecruit] = useState<readonly Die[]>(data.citizenry.slice(0, data.recruits));
  const [recall, setRecall] = useState<readonly Die[]>([]);
  const dice = (of: readonly Die[], chosen: readonly Die[], set: (dice: readonly Die[]) => void) =>
    of.map((die) => (
      <ToggleButton
        key={die}
        className="die-button"
        isSelected={chosen.includes(die)}
        onChange={() => set(toggled(chosen, die))}
      >
        <DieShape die={die} words={words} />
      </ToggleButton>
    ));
  return (
    <>
      {data.citizenry.length > 0 && (
        <fieldset>
          <legend>{words.say('web-roll-recruit', { count: data.recruits })}</legend>
          {dice(data.citizenry, recruit, setRecruit)}
        </fieldset>
      )}
      {data.recallable.length > 0 && (
        <fieldset>
          <legend>{words.say('web-roll-recall')}</legend>
          {dice(data.recallable, recall, setRecall)}
        </fieldset>
      )}
      <div className="answers">
        <Button
          className="button primary"
          isDisabled={recruit.length !== data.recruits || recall.length < data.recalls}
          onPress={() => client.answer(ask.id, { recruit: [...recruit], recall: [...recall] })}
        >
          {words.say('web-confirm')}
        </Button>
      </div>
    </>
  );
}
