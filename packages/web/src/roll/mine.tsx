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
import { DieShape } from './die.tsx';
import { goodColour, pointsOf, pointsTold, storagesOf } from './outlook.ts';
import { TileCard } from './tile.tsx';

interface MineProps {
  readonly me: PlayerView;
  readonly table: TableProps;
}

/** The tiles of a stack: all of mine, and of anybody else's the one on top. */
export function tilesOf(player: PlayerView, stack: Stack): readonly Tile[] {
  const { tiles, top } = player[stack];
  return tiles ?? (top === null ? [] : [top]);
}

/** What I can pay, who is resting, who waits in the cup. */
export function Purse({ me, table: { words } }: MineProps) {
  const dice = (of: PlayerView['cup'], none: string) =>
    of.length === 0 ? (
      <span className="soft">{words.name({ say: none })}</span>
    ) : (
      <span className="dice">
        {of.map((die) => (
          <DieShape key={die} die={die} words={words} piece />
        ))}
      </span>
    );
  return (
    <dl className="purse">
      <dt>{words.say('web-roll-credits')}</dt>
      <dd>
        <span className="coin full" data-piece="credits">
          {me.credits}
        </span>{' '}
        <span className="soft">{words.name({ say: 'web-roll-credits-of' })}</span>
      </dd>
      <dt>{words.say('web-roll-citizenry')}</dt>
      <dd>{dice(me.citizenry, 'web-roll-citizenry-empty')}</dd>
      <dt>{words.say('web-roll-cup')}</dt>
      <dd>{dice(me.cup, 'web-roll-cup-empty')}</dd>
    </dl>
  );
}

/** What I am building, stack by stack: where no lane shows it. */
export function Stacks({ me, table: { speech, words } }: MineProps) {
  return (
    <section className="stacks" aria-label={words.say('web-roll-construction')}>
      {(['develop', 'settle'] as const).map((stack) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between its tiles
        <div key={stack} className="stack" onKeyDown={roam}>
          <h2>{words.say(`web-roll-stack-${stack}`, { count: me[stack].count })}</h2>
          {tilesOf(me, stack).map((tile, i) => {
            const id = sideOn(stack, tile);
            const site = { dice: me[stack].dice, coming: 0, need: reducedCost(me, id) };
            return (
              <TileCard
                key={tile}
                id={id}
                speech={speech}
                words={words}
                stop={i === 0}
                {...(i === 0 && { site })}
              />
            );
          })}
        </div>
      ))}
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

/** More tiles than this lie closer together. */
const FEW = 6;

export function Empire({
  me,
  table,
  lit,
}: MineProps & {
  /** Tiles that may be touched now. */
  readonly lit: ReadonlySet<CardId>;
}) {
  const { speech, words, state } = table;
  const tiles = me.tableau.length;
  const title =
    me.seat === state.view?.viewer
      ? words.say('web-roll-empire', { tiles })
      : words.say('web-roll-empire-of', { tiles, who: state.people[me.seat]?.name ?? '' });
  return (
    <section className="my-empire" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {state.view?.outcome == null && (
          <p className="estimate" {...about([], scoreText(me.score.lines, table))}>
            {words.say('web-roll-score-now', { points: me.score.total })}
          </p>
        )}
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go between its tiles */}
      <div className={tiles > FEW ? 'empire many' : 'empire'} onKeyDown={roam}>
        {me.tableau.map((id, i) => (
          <TileCard
            key={id}
            id={id}
            speech={speech}
            words={words}
            text={goodsText(me, id, table)}
            stop={i === 0}
            lit={lit.has(id)}
            goods={me.goods.filter(({ world }) => world === id)}
          />
        ))}
      </div>
    </section>
  );
}

/** What a world that holds goods is good for, now that it has given what it gives. */
function goodsText(me: PlayerView, id: CardId, { words }: TableProps): string | undefined {
  if (goodColour(id) === null) return undefined;
  const it = storagesOf(me).find(({ world }) => world === id);
  if (it === undefined) return undefined;
  const [good] = it.goods;
  if (good === undefined) return words.say('web-roll-world-empty', { credits: it.sells });
  const points = pointsTold(pointsOf(me, it.world, good));
  return words.say('web-roll-world-good', { credits: it.sells, points });
}
