import { type Die, type Phase, type PlayerView, type Stack, sideOn } from '@starboard/roll';
import type { ReactNode } from 'react';
import { Sign } from '../art/sign.tsx';
import { about } from '../table/details.tsx';
import type { TableProps } from '../table/page.tsx';
import { DieShape } from './die.tsx';
import { tilesOf } from './mine.tsx';
import {
  afterStocking,
  crewOf,
  MOST_CREDITS,
  pointsOf,
  pointsTold,
  sitesOf,
  storagesOf,
} from './outlook.ts';
import { TileCard, TileMini } from './tile.tsx';

interface WorkProps {
  readonly me: PlayerView;
  readonly crew: readonly Die[];
  readonly table: TableProps;
}

/** The very thing a lane's dice work on. */
export function LaneWork({ phase, ...props }: WorkProps & { readonly phase: Phase }): ReactNode {
  switch (phase) {
    case 'explore':
      return <Purchases {...props} />;
    case 'develop':
    case 'settle':
      return <Building stack={phase} {...props} />;
    case 'produce':
      return <Worlds {...props} />;
    case 'ship':
      return <Goods {...props} />;
  }
}

/** Credits as coins: those I have, and those that would come. */
function Purchases({ me, crew, table: { words } }: WorkProps) {
  const explorers = crewOf(me, 'explore', crew);
  const then = afterStocking(me, explorers);
  return (
    <div className="work box">
      <p className="box-head">
        <b>{words.say('web-roll-credits')}</b>
        <span className="change" aria-hidden="true">
          ${me.credits}
          {then > me.credits && (
            <>
              <Sign name="arrow" />
              <b>${then}</b>
            </>
          )}
        </span>
        <span className="visually-hidden">
          {words.say('web-roll-credits-change', { from: me.credits, to: then })}
        </span>
      </p>
      <div className="coins" aria-hidden="true">
        {Array.from({ length: MOST_CREDITS }, (_, i) => i + 1).map((coin) => (
          <span
            key={coin}
            className={coin <= me.credits ? 'coin full' : coin <= then ? 'coin next' : 'coin'}
          >
            {coin}
          </span>
        ))}
      </div>
      {explorers.length > 0 && (
        <p>{words.name({ say: 'web-roll-or-tiles', with: { count: explorers.length } })}</p>
      )}
    </div>
  );
}

/** The tile on top of a stack with the dice that pay for it, and what lies below. */
function Building({
  me,
  stack,
  crew,
  table: { speech, words },
}: WorkProps & { readonly stack: Stack }) {
  const [first] = sitesOf(me, stack, crew.length);
  const [, ...below] = tilesOf(me, stack);
  if (first === undefined) return <div className="work box empty" />;
  return (
    <div className="work">
      <TileCard
        id={first.id}
        speech={speech}
        words={words}
        site={{ dice: me[stack].dice, coming: first.coming, need: first.need }}
        stop
      />
      {below.length > 0 && (
        <p className="below">
          {below.map((tile) => (
            <TileMini key={tile} id={sideOn(stack, tile)} speech={speech} words={words} />
          ))}
        </p>
      )}
    </div>
  );
}

/** The worlds that hold goods: which of them have room. */
function Worlds({ me, crew, table: { speech, words } }: WorkProps) {
  const storages = storagesOf(me);
  const room = storages.reduce((sum, it) => sum + it.room, 0);
  const producers = crewOf(me, 'produce', crew).length;
  const all = producers >= room;
  // Where they would bring the most: as many as there are.
  const dearest = storages
    .flatMap(({ world, room: free, sells }) =>
      Array.from({ length: free }, () => ({ world, sells })),
    )
    .sort((a, b) => b.sells - a.sells);
  const lit = new Set(dearest.slice(0, producers).map(({ world }) => world));
  // What gets a good first, what has no room last: of many the list shows the first.
  const rank = ({ world, room: free }: (typeof storages)[number]): number =>
    lit.has(world) ? 0 : free > 0 ? 1 : 2;
  const listed = [...storages].sort((a, b) => rank(a) - rank(b));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ul className="work box rows" tabIndex={0}>
      {listed.map(({ world, goods, room: free }) => (
        <li key={world} {...about([world])}>
          <TileMini id={world} speech={speech} words={words} />
          <span>
            <b>{speech.name(world)}</b>
            <br />
            <span className="has-room">
              {words.name({
                say:
                  free === 0
                    ? 'web-roll-is-full'
                    : producers > 0 && all
                      ? 'web-roll-gets-good'
                      : 'web-roll-has-room',
              })}
            </span>
          </span>
          <span className="dice">
            {goods.map((die) => (
              <DieShape key={die} die={die} words={words} />
            ))}
            {free > 0 && (
              <span
                className={lit.has(world) ? 'die-place next' : 'die-place'}
                aria-hidden="true"
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The goods that lie ready, and what each is worth. */
function Goods({ me, table: { speech, words } }: WorkProps) {
  const storages = storagesOf(me);
  const goods = me.goods.map((good) => ({
    ...good,
    sells: storages.find(({ world }) => world === good.world)?.sells ?? 0,
    points: pointsOf(me, good.world, good.die),
  }));
  const [only] = goods;
  if (only !== undefined && goods.length === 1) {
    const [least, most] = only.points;
    return (
      <div className="work box" {...about([only.world])}>
        <p className="box-head">
          <TileMini id={only.world} speech={speech} words={words} goods={[only]} />
          <b>{speech.name(only.world)}</b>
        </p>
        <dl className="prices">
          <dt>{words.say('web-roll-sell')}</dt>
          <dd>${only.sells}</dd>
          <dt>{words.say('web-roll-consume')}</dt>
          <dd>{words.say('web-roll-did-points', { count: least })}</dd>
          {most > least && (
            <>
              <dt>{words.say('web-roll-consume-suits')}</dt>
              <dd>{words.say('web-roll-did-points', { count: most })}</dd>
            </>
          )}
        </dl>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ul className="work box rows" tabIndex={0}>
      {goods.map(({ world, die, sells, points }) => (
        <li key={die} {...about([world])}>
          <TileMini id={world} speech={speech} words={words} goods={[{ world, die }]} />
          <span>
            <b>{speech.name(world)}</b>
            <br />${sells} ·{' '}
            {words.say('web-roll-did-points', {
              count: pointsTold(points),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
