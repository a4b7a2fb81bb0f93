import type { AskView, Choice, SeenEvent } from '@starboard/kernel';
import { type CardId, isCardId, isIdle, type RollView, sidesOf } from '@starboard/roll';
import { useRef, useState } from 'react';
import { AskBar, AskPanel, openAsk } from '../table/ask-panel.tsx';
import { WithDetails } from '../table/details.tsx';
import { LogAndTalk } from '../table/log-and-talk.tsx';
import { useNewAsk } from '../table/new-ask.ts';
import type { TableProps } from '../table/page.tsx';
import { usePieces } from '../table/pieces.ts';
import { Tabs } from '../table/tabs.tsx';
import { type Chip, TopBar } from '../table/top-bar.tsx';
import { Final } from './final.tsx';
import { Construction, Empire } from './mine.tsx';
import { aboutEvent } from './names.ts';
import { Others } from './others.tsx';
import { PlanAsk, PlanStrip, usePlanning } from './planner.tsx';
import { Plans } from './plans.tsx';
import { type Playback, usePlayback } from './playback.ts';
import { Caption, Round } from './round.tsx';
import { ruleOf } from './rule-of.ts';
import './roll.css';
import './dice.css';
import './others.css';
import './tiles.css';
import './strip.css';
import './decide.css';
import './final.css';
import './phone.css';

const HEADINGS = new Set(['round-began', 'phase-began', 'scored']);
/** Roll asks nobody whether to interrupt. */
const NO_MOMENTS: readonly never[] = [];
const UNSAID = new Set(['top-shown', 'phase-ended']);
const unsaid = (event: SeenEvent): boolean => UNSAID.has(event.type) || isIdle(event);

export default function RollTable(table: TableProps) {
  const { state, speech, words } = table;
  // The words and the view are loaded for this game, so that the facts are what its view says.
  const facts = state.view?.facts as RollView;
  const ask = openAsk(state);
  const me = facts.players.find(({ seat }) => seat === state.view?.viewer);
  // Who watches looks at one side at a time, and chooses which.
  const [side, setSide] = useState(0);
  const shown = me ?? facts.players[side];
  const playback = usePlayback(state.log, facts.players.length);
  const planning =
    playback === null && ask?.ask.kind === 'plan' && ask.ask.plan === 'assign' ? ask : null;
  const [tab, setTab] = useState('plan');
  const root = useRef<HTMLDivElement>(null);
  useNewAsk(ask, (asked) => {
    if (asked !== null) setTab('plan');
  });
  usePieces(root, `${tab} ${planning === null ? '' : 'planning'}`);
  const over = state.view?.outcome != null && playback === null;
  return (
    <WithDetails speech={speech} words={words} root={root} className="table roll" data-tab={tab}>
      <TopBar
        table={table}
        title={words.say('web-game-roll')}
        chips={chips()}
        moments={NO_MOMENTS}
      />
      <main>
        <Others
          facts={facts}
          table={table}
          chosen={me === undefined ? side : null}
          onChoose={(seat) => {
            setSide(seat);
            // On a phone the chosen side lies behind its own tab.
            setTab('empire');
          }}
        />
        {shown !== undefined && (
          <div className="left">
            <Construction me={shown} table={table} />
          </div>
        )}
        {over ? (
          <div className="stage">
            <Final facts={facts} table={table} />
          </div>
        ) : planning !== null ? (
          <Planner key={planning.id} table={table} ask={planning} />
        ) : (
          <>
            <div className="stage">
              <Round facts={facts} table={table} playback={playback} />
            </div>
            <div className="bottom">
              <Asked table={table} ask={ask} playback={playback} />
            </div>
          </>
        )}
        <div className="right">
          {shown !== undefined && <Empire me={shown} table={table} lit={litTiles(ask)} />}
          <LogAndTalk
            table={table}
            aboutEvent={aboutEvent}
            ruleOf={ruleOf}
            headings={HEADINGS}
            unsaid={unsaid}
          />
        </div>
        <Tabs
          words={words}
          now={tab}
          onGo={setTab}
          tabs={[
            { id: 'plan', name: words.say('web-roll-tab-plan') },
            { id: 'empire', name: words.say('web-roll-tab-empire') },
            { id: 'players', name: words.say('web-players') },
            { id: 'log', name: words.say('web-log') },
          ]}
        />
      </main>
    </WithDetails>
  );

  function chips(): readonly Chip[] {
    return [
      { text: words.say('web-roll-round', { round: facts.round }) },
      { text: words.say('web-roll-pool', { points: facts.pool }) },
      ...(facts.phase === null
        ? []
        : [{ text: words.say(`roll-phase-${facts.phase}`), now: true }]),
    ];
  }
}

function Planner({ table, ask }: { readonly table: TableProps; readonly ask: AskView }) {
  const planning = usePlanning(table, ask);
  return (
    <>
      <div className="stage">
        <PlanStrip planning={planning} />
      </div>
      <div className="bottom">
        <PlanAsk planning={planning} />
      </div>
    </>
  );
}

function Asked({
  table,
  ask,
  playback,
}: {
  readonly table: TableProps;
  readonly ask: AskView | null;
  readonly playback: Playback | null;
}) {
  if (playback !== null) return <Caption table={table} playback={playback} />;
  if (ask === null) return <AskBar table={table} prompt={null} />;
  if (ask.ask.kind === 'plan') return <Plans key={ask.id} table={table} ask={ask} />;
  return <AskPanel table={table} ask={ask} aboutChoice={(choice) => aboutChoice(ask, choice)} />;
}

/** Tiles of my empire that an answer speaks of. */
function litTiles(ask: AskView | null): ReadonlySet<CardId> {
  const of: readonly Choice[] = ask !== null && 'of' in ask.ask ? ask.ask.of : [];
  return new Set(of.flatMap((choice) => String(choice).split(':').filter(isCardId)));
}

function aboutChoice({ ask }: AskView, choice: Choice): readonly string[] {
  if (typeof choice === 'string') return choice.split(':').filter(isCardId);
  if (ask.prompt !== 'choose-start-development' && ask.prompt !== 'discard-a-tile') return [];
  const { development, world } = sidesOf(choice);
  return [development, world];
}
