import { useState } from 'react';
import { useNarrow } from '../../table/narrow.ts';
import type { BoardDrawing } from './drawing.ts';
import { drawingsFor } from './drawings.ts';
import { BoardFrame, type BoardProps, spotsOf } from './frame.tsx';

/** All boards: Galactica with the others as neighbours, or on a phone one at a time, where something is lit. */
export function Boards(props: BoardProps) {
  const { facts, words, lit } = props;
  const drawings = drawingsFor(facts);
  const narrow = useNarrow();
  const [picked, setPicked] = useState<string | null>(null);
  const [main, ...others] = drawings;
  if (main === undefined) return null;
  if (others.length === 0) return <BoardFrame {...props} drawing={main} />;
  const isLit = (drawing: BoardDrawing): boolean =>
    spotsOf(drawing.lying).some((spot) => lit.has(spot));
  // A board opens by itself where something is lit and the one in front has nothing.
  const chosen = drawings.find(({ name }) => name === picked) ?? main;
  const front = isLit(chosen) ? chosen : (drawings.find(isLit) ?? chosen);
  if (!narrow) {
    return (
      <div className="boards">
        {drawings.map((drawing) => (
          <BoardFrame key={drawing.name} {...props} drawing={drawing} />
        ))}
      </div>
    );
  }
  return (
    <div className="boards one">
      <div className="board-tabs" role="tablist" aria-label={words.say('web-bsg-boards')}>
        {drawings.map((drawing) => (
          <button
            key={drawing.name}
            type="button"
            role="tab"
            aria-selected={drawing === front}
            className={isLit(drawing) ? 'board-tab lit' : 'board-tab'}
            onClick={() => setPicked(drawing.name)}
          >
            {words.say(drawing.name)}
          </button>
        ))}
      </div>
      <BoardFrame {...props} drawing={front} />
    </div>
  );
}
