import type { BsgView } from '@starboard/bsg';
import type { Json } from '@starboard/kernel';
import { useEffect, useState } from 'react';
import { openAsk } from '../table/ask-panel.tsx';
import { Log } from '../table/log.tsx';
import type { TableProps } from '../table/page.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { Board } from './board.tsx';
import { Decision, useSpots } from './decision.tsx';
import { Dials, Tracks } from './dials.tsx';
import { Players } from './people.tsx';
import { Scene } from './scene.tsx';
import { Secrets } from './secrets.tsx';
import type { Spot } from './spots.ts';
import './bsg.css';

export default function BsgTable(table: TableProps) {
  const { state, client, words, speech } = table;
  // The words and the view are loaded for this game, so that the facts are what its view says.
  const facts = state.view?.facts as BsgView;
  const ask = openAsk(state);
  const spots = useSpots(ask, facts);
  const [touched, setTouched] = useState<Spot | null>(null);
  const askId = ask?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ask begins with nothing touched
  useEffect(() => setTouched(null), [askId]);
  const send = (answer: Json): void => {
    if (ask !== null) client.answer(ask.id, answer);
  };
  const touch = (spot: Spot): void => {
    const choices = spots.get(spot) ?? [];
    const [only, ...more] = choices;
    if (only !== undefined && more.length === 0 && ask?.ask.kind === 'one') send(only);
    else setTouched(touched === spot ? null : spot);
  };
  const me = facts.players.find(({ seat }) => seat === state.view?.viewer);
  const lit = new Set(spots.keys());
  const current = facts.players[facts.current];
  return (
    <div className="table bsg">
      <TopBar
        {...table}
        title={words.say('web-game-bsg')}
        chips={[
          words.say('web-bsg-turn', {
            turn: facts.turn,
            who: current?.character == null ? '' : speech.name(current.character),
          }),
        ]}
      />
      <aside className="left">
        <Dials facts={facts} words={words} />
        <Tracks facts={facts} words={words} />
        <Players facts={facts} table={table} lit={lit} onTouch={touch} />
      </aside>
      <main>
        <Board
          facts={facts}
          words={words}
          speech={speech}
          lit={lit}
          chosen={touched}
          onTouch={touch}
        />
      </main>
      <aside className="right">
        <Scene facts={facts} table={table} />
        <Log {...table} />
      </aside>
      <footer className="bottom">
        {me !== undefined && <Secrets me={me} facts={facts} table={table} />}
        <Decision
          table={table}
          ask={ask}
          facts={facts}
          me={me}
          touched={touched}
          spots={spots}
          onSend={send}
        />
      </footer>
    </div>
  );
}
