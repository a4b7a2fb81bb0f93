import { PHASES, type PlayerView, type RollView, sidesOf } from '@starboard/roll';
import { AskPanel, openAsk } from '../table/ask-panel.tsx';
import { Log } from '../table/log.tsx';
import type { TableProps } from '../table/page.tsx';
import { TopBar } from '../table/top-bar.tsx';
import { DieShape, FaceShape } from './die.tsx';
import { Planner } from './planner.tsx';
import { Plans } from './plans.tsx';
import { TileCard } from './tile.tsx';
import './roll.css';

export default function RollTable(table: TableProps) {
  const { state, speech, words } = table;
  // The words and the view are loaded for this game, so that the facts are what its view says.
  const facts = state.view?.facts as RollView;
  const ask = openAsk(state);
  const me = facts.players.find(({ seat }) => seat === state.view?.viewer);
  const others = facts.players.filter((player) => player !== me);
  const planning = ask?.ask.kind === 'plan' && ask.ask.plan === 'assign';
  return (
    <div className="table roll">
      <TopBar
        {...table}
        title={words.say('web-game-roll')}
        chips={[
          words.say('web-roll-round', { round: facts.round }),
          words.say('web-roll-pool', { points: facts.pool }),
        ]}
      />
      <section className="others" aria-label={words.say('web-players')}>
        {others.map((player) => (
          <Opponent key={player.seat} player={player} table={table} />
        ))}
      </section>
      {me !== undefined && (
        <aside className="left">
          <Construction me={me} table={table} />
        </aside>
      )}
      <main>
        {planning && ask !== null ? (
          <Planner key={ask.id} table={table} ask={ask} />
        ) : (
          <>
            <Strip facts={facts} table={table} />
            {ask === null ? (
              <p className="prompt waiting">{waiting()}</p>
            ) : ask.ask.kind === 'plan' ? (
              <Plans key={ask.id} table={table} ask={ask} />
            ) : (
              <AskPanel {...table} ask={ask} />
            )}
          </>
        )}
      </main>
      <aside className="right">
        {me !== undefined && (
          <section aria-label={words.say('web-roll-empire', { tiles: me.tableau.length })}>
            <h2>{words.say('web-roll-empire', { tiles: me.tableau.length })}</h2>
            <div className="empire">
              {me.tableau.map((id) => (
                <TileCard
                  key={id}
                  id={id}
                  speech={speech}
                  words={words}
                  goods={me.goods.filter(({ world }) => world === id)}
                />
              ))}
            </div>
          </section>
        )}
        <Log {...table} />
      </aside>
    </div>
  );

  function waiting(): string {
    const { view, people } = state;
    if (view?.outcome != null) return speech.outcome(view.outcome, people);
    const names = (view?.waiting ?? []).map((seat) => people[seat]?.name ?? '').join(', ');
    return words.say('web-waiting-for', { names });
  }
}

/** Another player at a glance. */
function Opponent({ player, table }: { readonly player: PlayerView; readonly table: TableProps }) {
  const { state, words, speech } = table;
  const { develop, settle } = player;
  const thinking = state.view?.waiting.includes(player.seat) ?? false;
  return (
    <article className="opponent">
      <h3>
        {state.people[player.seat]?.name}{' '}
        <span className="soft">
          {words.say('web-roll-glance', {
            points: player.score.total,
            tiles: player.tableau.length,
            credits: player.credits,
          })}
        </span>
        {thinking && <span className="badge"> …</span>}
      </h3>
      <p className="dice">
        {[...player.cup, ...player.rolling].map((die) => (
          <DieShape key={die} die={die} words={words} />
        ))}
      </p>
      <p className="soft">
        ◆ {develop.top === null ? '–' : speech.name(sidesOf(develop.top).development)} ·{' '}
        {develop.count}　● {settle.top === null ? '–' : speech.name(sidesOf(settle.top).world)} ·{' '}
        {settle.count}
      </p>
    </article>
  );
}

/** What I am building, who is resting, what I can pay. */
function Construction({ me, table }: { readonly me: PlayerView; readonly table: TableProps }) {
  const { speech, words } = table;
  return (
    <>
      {(['develop', 'settle'] as const).map((stack) => (
        <section key={stack}>
          <h2>
            <FaceShape face={stack} />{' '}
            {words.say(`web-roll-stack-${stack}`, { count: me[stack].count })}
          </h2>
          {(me[stack].tiles ?? []).map((tile, i) => {
            const side = sidesOf(tile);
            return (
              <TileCard
                key={tile}
                id={stack === 'develop' ? side.development : side.world}
                speech={speech}
                words={words}
                dice={i === 0 ? me[stack].dice : []}
              />
            );
          })}
        </section>
      ))}
      <section>
        <h2>{words.say('web-roll-citizenry')}</h2>
        <p className="dice">
          {me.citizenry.map((die) => (
            <DieShape key={die} die={die} words={words} />
          ))}
        </p>
        <h2>{words.say('web-roll-cup')}</h2>
        <p className="dice">
          {me.cup.map((die) => (
            <DieShape key={die} die={die} words={words} />
          ))}
        </p>
        <h2>{words.say('web-roll-credits')}</h2>
        <p className="credits">{me.credits}</p>
        <p className="soft">{words.say('web-roll-score-now', { points: me.score.total })}</p>
      </section>
    </>
  );
}

/** The phases of this round, and everybody's workers in them. */
function Strip({ facts, table }: { readonly facts: RollView; readonly table: TableProps }) {
  const { state, words } = table;
  return (
    <ol className="strip">
      {PHASES.map((phase) => (
        <li
          key={phase}
          className={[
            'column',
            facts.active.includes(phase) && 'active',
            facts.phase === phase && 'selected',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <h3>
            <FaceShape face={phase} /> {words.say(`roll-phase-${phase}`)}
          </h3>
          {facts.players.map((player) =>
            player.workers[phase].length === 0 ? null : (
              <div key={player.seat} className="workers">
                <span className="soft">{state.people[player.seat]?.name}</span>
                {player.workers[phase].map((die) => (
                  <DieShape key={die} die={die} face={phase} words={words} />
                ))}
              </div>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}
