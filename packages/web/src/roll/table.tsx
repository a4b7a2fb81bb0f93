import type { AskView, Choice } from '@starboard/kernel';
import { type CardId, isCardId, type PlayerView, type RollView } from '@starboard/roll';
import type { Words } from '@starboard/words';
import { useRef, useState } from 'react';
import { Sign } from '../art/sign.tsx';
import { AskBar, openAsk } from '../table/ask-panel.tsx';
import { useBotsWait } from '../table/bots-wait.ts';
import { WithDetails } from '../table/details.tsx';
import { useNewAsk } from '../table/new-ask.ts';
import type { TableProps } from '../table/page.tsx';
import { usePieces } from '../table/pieces.ts';
import { Side } from '../table/side.tsx';
import { SoundSwitch } from '../table/sound.tsx';
import { Tabs } from '../table/tabs.tsx';
import { type Chip, TopBar } from '../table/top-bar.tsx';
import { logTab, useUnread } from '../table/unread.tsx';
import { Asking } from './answers.tsx';
import { Final } from './final.tsx';
import { Lanes } from './lanes.tsx';
import { isLastRound } from './last-round.ts';
import { Empire, Purse, Stacks } from './mine.tsx';
import { aboutEvent } from './names.ts';
import { EmpireDrawer, type Looking, Others } from './others.tsx';
import { PlanAsk } from './plan-ask.tsx';
import { usePlanning } from './planning.ts';
import { Plans } from './plans.tsx';
import { type Playback, usePlayback } from './playback.ts';
import { Caption, Round } from './round.tsx';
import { ruleOf } from './rule-of.ts';
import { useRollSounds } from './sounds.ts';
import { unsaid } from './unsaid.ts';
import '../table/side.css';
import './roll.css';
import './dice.css';
import './others.css';
import './tiles.css';
import './lanes.css';
import './round.css';
import './decide.css';
import './final.css';
import './phone.css';

const TALK_RULES = ['web-talk-rules-roll'];
const HEADINGS = new Set(['round-began', 'phase-began', 'scored']);

export default function RollTable(given: TableProps) {
  const playback = usePlayback(given.state);
  useBotsWait(given.client, playback !== null);
  const table = playback === null ? given : { ...given, state: playback.state };
  const { state, speech, words } = table;
  // The words and the view are loaded for this game, so that the facts are what its view says.
  const facts = state.view?.facts as RollView;
  const ask = openAsk(state);
  const me = facts.players.find(({ seat }) => seat === state.view?.viewer);
  // Who watches looks at one side at a time, and chooses which.
  const [side, setSide] = useState(0);
  const shown = me ?? facts.players[side];
  const planning = ask?.ask.kind === 'plan' && ask.ask.plan === 'assign' ? ask : null;
  const [tab, setTab] = useState('plan');
  const unread = useUnread(state, tab);
  const root = useRef<HTMLDivElement>(null);
  useNewAsk(ask, (asked) => {
    if (asked !== null) setTab('plan');
  });
  useRollSounds(playback, planning?.id ?? null);
  usePieces(root, `${tab} ${planning === null ? '' : 'planning'}`);
  const over = state.view?.outcome != null;
  const [drawer, setDrawer] = useState<number | null>(null);
  const opened = facts.players.find(({ seat }) => seat === drawer);
  const looking: Looking = {
    chosen: me === undefined ? side : null,
    look(seat) {
      if (me !== undefined) {
        setDrawer(seat);
        return;
      }
      setSide(seat);
      // On a phone the chosen side lies behind its own tab.
      setTab('empire');
    },
  };
  const scene = over ? 'over' : planning !== null ? 'planning' : 'playing';
  return (
    <WithDetails
      speech={speech}
      words={words}
      root={root}
      className={`table roll ${scene}`}
      data-tab={tab}
    >
      <TopBar
        table={table}
        title={words.say('web-game-roll')}
        chips={chips()}
        moments={null}
        middle={<Pool facts={facts} words={words} />}
      >
        <SoundSwitch words={words} />
      </TopBar>
      <main>
        <Others facts={facts} table={table} looking={looking} />
        {over ? (
          <div className="stage">
            <Final facts={facts} table={table} />
          </div>
        ) : planning !== null && me !== undefined ? (
          <Planner key={planning.id} table={table} ask={planning} players={facts.players} me={me} />
        ) : (
          <>
            <div className="stage">
              <Round facts={facts} table={table} playback={playback} looking={looking} />
            </div>
            <div className="bottom">
              {shown !== undefined && <Purse me={shown} table={table} />}
              <Asked table={table} ask={ask} me={me} playback={playback} />
            </div>
          </>
        )}
        <div className="right">
          {shown !== undefined && (
            <>
              <Empire me={shown} table={table} lit={litTiles(ask)} />
              <Stacks me={shown} table={table} />
            </>
          )}
          <Side
            table={table}
            aboutEvent={aboutEvent}
            ruleOf={ruleOf}
            headings={HEADINGS}
            unsaid={unsaid}
            talkRules={TALK_RULES}
            notes={null}
          />
        </div>
        <Tabs
          words={words}
          now={tab}
          onGo={setTab}
          tabs={[
            { id: 'plan', name: words.say('web-roll-tab-plan'), sign: 'explore' },
            { id: 'empire', name: words.say('web-roll-tab-empire'), sign: 'settle' },
            { id: 'players', name: words.say('web-players'), sign: 'population' },
            logTab(unread, words),
          ]}
        />
        {opened !== undefined && (
          <EmpireDrawer player={opened} table={table} onClose={() => setDrawer(null)} />
        )}
      </main>
    </WithDetails>
  );

  function chips(): readonly Chip[] {
    return [
      // What is chosen before the first round belongs to it.
      { text: words.say('web-roll-round', { round: Math.max(1, facts.round) }) },
      ...(!over && isLastRound(facts)
        ? [{ text: words.say('web-roll-last-round'), now: true }]
        : []),
      ...(facts.phase === null
        ? []
        : [{ text: words.say(`roll-phase-${facts.phase}`), now: true }]),
    ];
  }
}

/** The points that are left: with the last of them the game ends. */
function Pool({ facts, words }: { readonly facts: RollView; readonly words: Words }) {
  // Points are paid when none are left, too: then there are more of them than there were.
  const all = facts.players.reduce((sum, { chips }) => sum + chips, facts.pool);
  const left =
    facts.pool === 0
      ? words.say('web-roll-pool-empty')
      : words.say('web-roll-pool-left', { points: facts.pool, of: all });
  return (
    <span className="pool" title={words.say('web-roll-ends')}>
      <Sign name="leadership" />
      <span className="left">{left}</span>
      <b className="few" aria-hidden="true">
        {facts.pool}
      </b>
      <span className="pool-bar" style={{ '--paid': facts.pool / all }} aria-hidden="true" />
      <span className="ends">{words.say('web-roll-ends')}</span>
    </span>
  );
}

function Planner({
  table,
  ask,
  players,
  me,
}: {
  readonly table: TableProps;
  readonly ask: AskView;
  readonly players: readonly PlayerView[];
  readonly me: PlayerView;
}) {
  const planning = usePlanning(table, ask);
  return (
    <>
      <div className="stage">
        <Lanes planning={planning} players={players} me={me} />
      </div>
      <div className="bottom">
        <Purse me={me} table={table} />
        <PlanAsk planning={planning} />
      </div>
    </>
  );
}

function Asked({
  table,
  ask,
  me,
  playback,
}: {
  readonly table: TableProps;
  readonly ask: AskView | null;
  readonly me: PlayerView | undefined;
  readonly playback: Playback | null;
}) {
  if (playback !== null) return <Caption table={table} playback={playback} />;
  if (ask === null) return <AskBar table={table} prompt={null} />;
  if (ask.ask.kind === 'plan') return <Plans key={ask.id} table={table} ask={ask} />;
  return <Asking table={table} ask={ask} me={me} />;
}

/** Tiles of my empire that an answer speaks of. */
function litTiles(ask: AskView | null): ReadonlySet<CardId> {
  const of: readonly Choice[] = ask !== null && 'of' in ask.ask ? ask.ask.of : [];
  return new Set(of.flatMap((choice) => String(choice).split(':').filter(isCardId)));
}
