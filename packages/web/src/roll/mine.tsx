import {
  type CardId,
  type PlayerView,
  reducedCost,
  type ScoreLine,
  type Stack,
  sideOn,
  type Tile,
} from '@starboard/roll';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { roam } from '../table/roam.ts';
import { DieShape, FaceShape } from './die.tsx';
import { TileCard } from './tile.tsx';

interface MineProps {
  readonly me: PlayerView;
  readonly table: TableProps;
  /** Tiles that may be touched now. */
  readonly lit: ReadonlySet<CardId>;
}

/** The tiles of a stack: all of mine, and of anybody else's the one on top. */
function tilesOf(me: PlayerView, stack: Stack): readonly Tile[] {
  const { tiles, top } = me[stack];
  return tiles ?? (top === null ? [] : [top]);
}

/** What I am building, who is resting, what I can pay, what it is worth. */
export function Construction({ me, table }: Omit<MineProps, 'lit'>) {
  const { speech, words } = table;
  const nothing = <span className="soft">{words.say('web-roll-empty-stack')}</span>;
  return (
    <section className="construction" aria-label={words.say('web-roll-construction')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between its tiles */}
      <div className="stacks" onKeyDown={roam}>
        {(['develop', 'settle'] as const).map((stack: Stack) => (
          <div key={stack} className="stack">
            <h2>
              <FaceShape face={stack} />{' '}
              {words.say(`web-roll-stack-${stack}`, { count: me[stack].count })}
            </h2>
            {tilesOf(me, stack).map((tile, i) => {
              const id = sideOn(stack, tile);
              return (
                <TileCard
                  key={tile}
                  id={id}
                  speech={speech}
                  words={words}
                  small={i > 0}
                  stop={i === 0}
                  {...(i === 0 && { dice: me[stack].dice, need: reducedCost(me, id) })}
                />
              );
            })}
          </div>
        ))}
      </div>
      <div className="purse">
        <div>
          <h2>{words.say('web-roll-citizenry')}</h2>
          <p className="dice">
            {me.citizenry.map((die) => (
              <DieShape key={die} die={die} words={words} piece />
            ))}
            {me.citizenry.length === 0 && nothing}
          </p>
        </div>
        <div>
          <h2>{words.say('web-roll-cup')}</h2>
          <p className="dice">
            {me.cup.map((die) => (
              <DieShape key={die} die={die} words={words} piece />
            ))}
            {me.cup.length === 0 && nothing}
          </p>
        </div>
        <div className="whole">
          <h2>{words.say('web-roll-credits')}</h2>
          <ol
            className="credit-track"
            aria-label={`${words.say('web-roll-credits')}: ${me.credits}`}
          >
            {Array.from({ length: 11 }, (_, credits) => credits).map((credits) => (
              <li key={credits} className={credits === me.credits ? 'here' : ''} aria-hidden="true">
                {credits === me.credits ? <span data-piece="credits">{credits}</span> : credits}
              </li>
            ))}
          </ol>
        </div>
        {table.state.view?.outcome == null && (
          <p className="estimate whole" {...about([], scoreText(me.score.lines, table))}>
            {words.say('web-roll-score-now', { points: me.score.total })}
          </p>
        )}
      </div>
    </section>
  );
}

export function lineName(line: ScoreLine, { speech, words }: TableProps): string {
  switch (line.kind) {
    case 'chips':
      return words.say('web-roll-line-chips');
    case 'tile':
      return speech.name(line.card);
    case 'bonus':
      return words.say('web-roll-line-bonus', { card: speech.name(line.card) });
  }
}

function scoreText(lines: readonly ScoreLine[], table: TableProps): string {
  return lines.map((line) => `${lineName(line, table)}: ${line.points}`).join('\n');
}

export function Empire({ me, table, lit }: MineProps) {
  const { speech, words } = table;
  const tiles = me.tableau.length;
  const title =
    me.seat === table.state.view?.viewer
      ? words.say('web-roll-empire', { tiles })
      : words.say('web-roll-empire-of', { tiles, who: table.state.people[me.seat]?.name ?? '' });
  return (
    <section className="my-empire" aria-label={title}>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between its tiles */}
      <div className="empire" onKeyDown={roam}>
        {me.tableau.map((id, i) => (
          <TileCard
            key={id}
            id={id}
            speech={speech}
            words={words}
            stop={i === 0}
            lit={lit.has(id)}
            goods={me.goods.filter(({ world }) => world === id)}
          />
        ))}
      </div>
    </section>
  );
}
