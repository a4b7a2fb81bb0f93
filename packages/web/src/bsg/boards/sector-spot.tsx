import type { BsgView, Sector } from '@starboard/bsg/reading';
import type { Speech, Words } from '@starboard/words';
import { memo } from 'react';
import { Digit } from '../../table/ask-panel.tsx';
import { about } from '../../table/details.tsx';
import { isGivenTheSame } from '../../table/steady.ts';
import { Icon, type IconName } from '../icons.tsx';
import type { Strike } from '../recent.ts';
import type { Spot } from '../spots.ts';
import { StrikeMark } from '../strike.tsx';
import { Token } from '../token.tsx';
import { type Layout, type SectorShape, styleOf } from './drawing.ts';
import type { BoardProps } from './frame.tsx';
import { ShipPicture } from './ship-picture.tsx';

/** More ships of a kind than this are a number. */
const ONE_BY_ONE = 4;

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
  if (pieces.length > ONE_BY_ONE) {
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

/** How many rows of ships lie below each other in an area that is high and narrow. */
function rowsOf(afloat: Displayed, abreast: number): number {
  const { basestars, alone, civilians, counted } = afloat;
  const rows = counted.map((count) => (count > ONE_BY_ONE ? 1 : Math.ceil(count / abreast)));
  const sum = rows.reduce((all, more) => all + more, Math.ceil(civilians / abreast));
  return Math.max(1, sum + alone + basestars * BASESTAR);
}

/** How many ships wide everything is in an area that is low and wide: a number, or a pilot, is almost as wide as a ship. */
function widthOf(afloat: Displayed): number {
  const beside = afloat.alone + afloat.counted.filter((count) => count > ONE_BY_ONE).length;
  return rowsOf(afloat, 1) + 0.75 * beside;
}

interface Displayed {
  readonly basestars: number;
  /** Each in a row of its own. */
  readonly alone: number;
  /** Always one by one. */
  readonly civilians: number;
  /** By kind, a number where they are many. */
  readonly counted: readonly number[];
}

/** A basestar is so much larger than others. */
const BASESTAR = 1.5;

/** A space area: the ships in it. */
export function SectorSpot({
  facts: { raiders, scar, heavyRaiders, basestars, vipers, civilians, players },
  lit,
  chosen,
  there,
  strikes,
  moving: _,
  ...area
}: BoardProps & Area) {
  const { sector } = area;
  const spot: Spot = `sector:${sector}`;
  return (
    <Space
      {...area}
      raiders={raiders}
      scar={scar}
      heavyRaiders={heavyRaiders}
      basestars={basestars}
      vipers={vipers}
      civilians={civilians}
      pilots={players
        .filter(({ seat }) => vipers.some(({ pilot }) => pilot === seat))
        .map(({ seat, character, revealed }) => ({ seat, character, revealed }))}
      lit={lit.has(spot)}
      chosen={chosen === spot}
      digit={there.get(spot)?.key ?? null}
      strikes={strikes.filter((it) => it.sector === sector).slice(-1)}
    />
  );
}

interface Area {
  readonly sector: Sector;
  readonly shape: SectorShape;
  readonly layout: Layout;
  readonly stop: boolean;
}

type Afloat = Pick<
  BsgView,
  'raiders' | 'scar' | 'heavyRaiders' | 'basestars' | 'vipers' | 'civilians'
>;

interface SpaceProps extends Area, Afloat {
  /** Whoever sits in a viper. */
  readonly pilots: readonly Pick<BsgView['players'][number], 'seat' | 'character' | 'revealed'>[];
  readonly words: Words;
  readonly speech: Speech;
  readonly mine: number | null;
  readonly lit: boolean;
  readonly chosen: boolean;
  /** Which key answers with it, where it is answered here. */
  readonly digit: number | null;
  /** The last shot that fell there. */
  readonly strikes: readonly Strike[];
  readonly onTouch: (spot: Spot) => void;
}

const Space = memo(function Space({
  sector,
  shape,
  layout,
  stop,
  pilots,
  words,
  speech,
  mine,
  lit,
  chosen,
  digit,
  strikes,
  onTouch,
  ...afloat
}: SpaceProps) {
  const spot: Spot = `sector:${sector}`;
  const here = (name: string, all: readonly (Sector | null)[]): string[] =>
    all.flatMap((where, i) => (where === sector ? [`${name}-${i}`] : []));
  const raiders = here('raider', afloat.raiders);
  const scar = afloat.scar === null ? undefined : `raider-${afloat.scar}`;
  const hasScar = raiders.some((it) => it === scar);
  const heavy = here('heavy', afloat.heavyRaiders);
  const basestars = afloat.basestars.flatMap((it, i) =>
    it.sector === sector ? [{ ...it, i }] : [],
  );
  const vipers = afloat.vipers.flatMap((it, i) => (it.where === sector ? [{ ...it, i }] : []));
  const unmanned = (seven: boolean): string[] =>
    vipers
      .filter(({ pilot, mark }) => pilot === null && (mark === 7) === seven)
      .map(({ i }) => `viper-${i}`);
  const sevens = vipers.filter(({ mark }) => mark === 7).length;
  const piloted = vipers.filter(({ pilot }) => pilot !== null);
  const civilians = afloat.civilians.filter((it) => it.sector === sector);
  const counts: readonly (readonly [string, number])[] = [
    ['basestar', basestars.length],
    ['raider', raiders.length],
    ['heavy-raider', heavy.length],
    ['viper', vipers.length],
    ['civilian', civilians.length],
  ];
  const many = counts.reduce((sum, [, count]) => sum + count, 0);
  const swarming = many > FEW_SHIPS;
  const displayed = {
    basestars: basestars.length,
    alone: piloted.length + (hasScar ? 1 : 0),
    civilians: civilians.length,
    counted: [
      raiders.length - (hasScar ? 1 : 0),
      heavy.length,
      unmanned(false).length,
      unmanned(true).length,
    ],
  };
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
  return (
    <button
      type="button"
      className={[
        'sector-spot',
        sector,
        many > 0 && 'taken',
        swarming && 'swarming',
        lit && 'lit',
        chosen && 'chosen',
      ]
        .filter(Boolean)
        .join(' ')}
      style={{
        ...styleOf(shape.box, layout),
        '--below-each-other': rowsOf(displayed, swarming ? 2 : 1),
        '--beside-each-other': widthOf(displayed),
      }}
      aria-disabled={!lit}
      aria-pressed={chosen}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => lit && onTouch(spot)}
      {...about([], [title, ...ships, ...hits].join('\n'))}
    >
      {digit !== null && <Digit index={digit} />}
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
          const player = pilots.find(({ seat }) => seat === pilot);
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
      {strikes.map((it) => (
        <StrikeMark key={it.at} strike={it} words={words} />
      ))}
    </button>
  );
}, isGivenTheSame);
