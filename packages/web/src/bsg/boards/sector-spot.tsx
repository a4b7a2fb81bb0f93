import type { Sector } from '@starboard/bsg/reading';
import { about } from '../../table/details.tsx';
import { Icon, type IconName } from '../icons.tsx';
import type { Spot } from '../spots.ts';
import { StrikeMark } from '../strike.tsx';
import { Token } from '../token.tsx';
import { type Layout, type SectorShape, styleOf } from './drawing.ts';
import type { BoardProps } from './frame.tsx';
import { ShipPicture } from './ship-picture.tsx';
import { SpotKey } from './spot-key.tsx';

/** Ships of a kind in a sector: one by one as long as there is room, then a number. */
function Ships({
  name,
  pieces,
  mark,
}: {
  readonly name: IconName;
  readonly pieces: readonly string[];
  /** What stands on each of them. */
  readonly mark?: string;
}) {
  const [first] = pieces;
  if (first === undefined) return null;
  const drawn = (
    <>
      <ShipPicture name={name} />
      {mark !== undefined && <small>{mark}</small>}
    </>
  );
  const look = mark === undefined ? 'ship' : 'ship seven';
  if (pieces.length > 4) {
    return (
      <span className="ships">
        <span className={look} data-piece={first}>
          {drawn}
        </span>
        <b className="many">×{pieces.length}</b>
      </span>
    );
  }
  return (
    <span className="ships">
      {pieces.map((piece) => (
        <span key={piece} className={look} data-piece={piece}>
          {drawn}
        </span>
      ))}
    </span>
  );
}

/** More ships than this in a sector are drawn smaller. */
const FEW_SHIPS = 5;

/** A space area: the ships in it. */
export function SectorSpot({
  sector,
  shape,
  layout,
  stop,
  facts,
  words,
  speech,
  mine,
  lit,
  chosen,
  there,
  strikes,
  onTouch,
}: BoardProps & {
  readonly sector: Sector;
  readonly shape: SectorShape;
  readonly layout: Layout;
  readonly stop: boolean;
}) {
  const spot: Spot = `sector:${sector}`;
  const isLit = lit.has(spot);
  const here = (name: string, all: readonly (Sector | null)[]): string[] =>
    all.flatMap((where, i) => (where === sector ? [`${name}-${i}`] : []));
  const raiders = here('raider', facts.raiders);
  const scar = facts.scar === null ? undefined : `raider-${facts.scar}`;
  const hasScar = raiders.some((it) => it === scar);
  const heavy = here('heavy', facts.heavyRaiders);
  const basestars = facts.basestars.flatMap((it, i) =>
    it.sector === sector ? [{ ...it, i }] : [],
  );
  const vipers = facts.vipers.flatMap((it, i) => (it.where === sector ? [{ ...it, i }] : []));
  const unmanned = (seven: boolean): string[] =>
    vipers
      .filter(({ pilot, mark }) => pilot === null && (mark === 7) === seven)
      .map(({ i }) => `viper-${i}`);
  const sevens = vipers.filter(({ mark }) => mark === 7).length;
  const piloted = vipers.filter(({ pilot }) => pilot !== null);
  const civilians = facts.civilians.filter((it) => it.sector === sector);
  const counts: readonly (readonly [string, number])[] = [
    ['basestar', basestars.length],
    ['raider', raiders.length],
    ['heavy-raider', heavy.length],
    ['viper', vipers.length],
    ['civilian', civilians.length],
  ];
  const many = counts.reduce((sum, [, count]) => sum + count, 0);
  const title = words.say(`bsg-sector-${sector}`);
  const ships = [
    ...counts.flatMap(([ship, count]) =>
      count === 0 ? [] : [words.say(`bsg-ships-${ship}`, { count })],
    ),
    ...(sevens === 0 ? [] : [words.say('web-bsg-mark-vii-count', { count: sevens })]),
  ];
  const hits = basestars.flatMap(({ damage }) =>
    damage.map((token) => words.say(`bsg-token-${token}`)),
  );
  if (hasScar) hits.push(words.say('web-bsg-scar-lead'));
  const strike = strikes.filter((it) => it.sector === sector).slice(-1);
  return (
    <button
      type="button"
      className={[
        'sector-spot',
        sector,
        many > FEW_SHIPS && 'swarming',
        isLit && 'lit',
        chosen === spot && 'chosen',
      ]
        .filter(Boolean)
        .join(' ')}
      style={styleOf(shape.box, layout)}
      aria-disabled={!isLit}
      aria-pressed={chosen === spot}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => isLit && onTouch(spot)}
      {...about([], [title, ...ships, ...hits].join('\n'))}
    >
      <SpotKey spot={spot} there={there} />
      <span className="name">{title}</span>
      <span className="visually-hidden">{ships.join(', ')}</span>
      <span className="fleet" aria-hidden="true">
        {basestars.map(({ damage, i }) => (
          <span key={i} className="ship large" data-piece={`basestar-${i}`}>
            <ShipPicture name="basestar" />
            {damage.length > 0 && (
              <b className="hits">
                <Icon name="damage" />
                {damage.length}
              </b>
            )}
          </span>
        ))}
        {hasScar && (
          <span className="ship scar" data-piece={scar}>
            <ShipPicture name="raider" />
            <small>{words.say('web-bsg-scar')}</small>
          </span>
        )}
        <Ships name="raider" pieces={raiders.filter((it) => it !== scar)} />
        <Ships name="heavy-raider" pieces={heavy} />
        <span className="ships">
          {civilians.map(({ ship }) => (
            <span key={ship} className="ship" data-piece={`civilian-${ship}`}>
              <ShipPicture name="civilian" nth={ship} />
              <small>{ship + 1}</small>
            </span>
          ))}
        </span>
        <Ships name="viper" pieces={unmanned(false)} />
        <Ships name="viper-vii" pieces={unmanned(true)} mark="VII" />
        {piloted.map(({ pilot, mark, i }) => {
          const player = pilot === null ? undefined : facts.players[pilot];
          return player === undefined ? null : (
            <span key={i} className="ship piloted" data-piece={`viper-${i}`}>
              <ShipPicture name={mark === 7 ? 'viper-vii' : 'viper'} />
              <Token
                seat={player.seat}
                character={player.character}
                speech={speech}
                mine={player.seat === mine}
                cylon={player.revealed !== 'no'}
                piece
              />
            </span>
          );
        })}
      </span>
      {strike.map((it) => (
        <StrikeMark key={it.at} strike={it} words={words} />
      ))}
    </button>
  );
}
