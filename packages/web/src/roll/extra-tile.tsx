import type { AskView } from '@starboard/kernel';
import { type Stack, sideOn, type Tile } from '@starboard/roll';
import { Button } from '../app/button.tsx';
import { AskBar, Digit, useDigits } from '../table/ask-panel.tsx';
import type { TableProps } from '../table/page.tsx';
import { TileCard } from './tile.tsx';

const STACKS: readonly Stack[] = ['develop', 'settle'];

/** A tile that came besides those that were scouted for: both its sides are read before it is put on a stack. */
export function ExtraTile({
  table,
  ask,
  tile,
}: {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly tile: Tile;
}) {
  const { state, client, speech, words } = table;
  const put = (stack: Stack | undefined): void => {
    if (stack !== undefined && !state.sending) client.answer(ask.id, stack);
  };
  useDigits(STACKS.length, (index) => put(STACKS[index]));
  return (
    <AskBar table={table} prompt={speech.prompt(ask.ask, state.people)}>
      <div className="plan-row placing">
        {STACKS.map((stack, i) => (
          <div key={stack} className="placement">
            <TileCard id={sideOn(stack, tile)} speech={speech} words={words} />
            <div className="answers">
              <Button className="button" isDisabled={state.sending} onPress={() => put(stack)}>
                <Digit index={i} />
                {words.say(`web-roll-place-${stack}-bottom`)}
              </Button>
            </div>
          </div>
        ))}
      </div>
    </AskBar>
  );
}
