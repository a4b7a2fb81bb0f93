import { type BsgView, type Location, SECTORS, type Sector } from '@starboard/bsg';
import type { Speech, Words } from '@starboard/words';
import { useRef } from 'react';
import { about } from '../table/details.tsx';
import { useNarrow } from '../table/narrow.ts';
import { roam } from '../table/roam.ts';
import { type Geometry, STARS, styleOf, TALL, WIDE } from './geometry.ts';
import { Icon, type IconName } from './icons.tsx';
import { useLow } from './low.ts';
import { named } from './names.ts';
import { Token } from './people.tsx';
import type { Strike } from './recent.ts';
import type { Spot } from './spots.ts';
import { StrikeMark } from './strike.tsx';

interface BoardProps {
  readonly facts: BsgView;
  readonly words: Words;
  readonly speech: Speech;
  /** My seat, if I have one. */
  readonly mine: number | null;
  /** What may be touched now. */
  readonly lit: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  readonly strikes: readonly Strike[];
  readonly onTouch: (spot: Spot) => void;
}

/** Galactica, Colonial One, the Cylon locations, and space around them. One stop of the Tab key. */
export function Board(props: BoardProps) {
  const { facts, words, lit, strikes } = props;
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const low = useLow(root);
  const tall = narrow && !low;
  const geometry = tall ? TALL : WIDE;
  const { width, height, hull, lines, engines, sectors, locations } = geometry;
  const spots: readonly Spot[] = [
    ...SECTORS.map((it): Spot => `sector:${it}`),
    ...Object.keys(locations).map((it): Spot => `location:${it}`),
  ];
  const stop = spots.find((spot) => lit.has(spot)) ?? 'location:command';
  const atHull = strikes
    .filter(({ sector, target }) => sector === null && target !== 'civilian')
    .slice(-1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset
    <div
      ref={root}
      className={['board', tall && 'tall', narrow && low && 'low'].filter(Boolean).join(' ')}
      role="group"
      aria-label={words.say('web-bsg-board')}
      onKeyDown={roam}
    >
      <svg className="space" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <linearGradient id="plating" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#26344a" />
            <stop offset="0.5" stopColor="#1a2433" />
            <stop offset="1" stopColor="#131b28" />
          </linearGradient>
          <radialGradient id="burn">
            <stop offset="0" stopColor="#bfe3ff" />
            <stop offset="1" stopColor="#3a78b5" />
          </radialGradient>
        </defs>
        {STARS.map(({ x, y, r }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} className="star" />
        ))}
        {SECTORS.map((sector) => (
          <polygon
            key={sector}
            points={sectors[sector].points}
            className={[
              'sector',
              hostile(facts, sector) && 'hostile',
              lit.has(`sector:${sector}`) && 'lit',
              props.chosen === `sector:${sector}` && 'chosen',
            ]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
        {engines.map(({ x, y, w, h }) => (
          <rect key={y} x={x} y={y} width={w} height={h} rx="4" fill="url(#burn)" />
        ))}
        <path d={hull} className="hull" />
        <path d={lines} className="hull-lines" />
        <rect {...frame(geometry.colonial)} className="frame" />
        <rect {...frame(geometry.cylon)} className="frame cylon" />
      </svg>
      {SECTORS.map((sector) => (
        <SectorSpot
          key={sector}
          sector={sector}
          geometry={geometry}
          stop={stop === `sector:${sector}`}
          {...props}
        />
      ))}
      {(Object.keys(locations) as Location[]).map((location) => (
        <LocationSpot
          key={location}
          location={location}
          geometry={geometry}
          stop={stop === `location:${location}`}
          {...props}
        />
      ))}
      {atHull.map((strike) => (
        <span key={strike.at} className="at-hull">
          <StrikeMark strike={strike} words={words} />
        </span>
      ))}
    </div>
  );
}

function frame({ x, y, w, h }: Geometry['cylon']) {
  return { x, y, width: w, height: h, rx: 8 };
}

function hostile({ raiders, heavyRaiders, basestars }: BsgView, sector: Sector): boolean {
  return (
    raiders.includes(sector) ||
    heavyRaiders.includes(sector) ||
    basestars.some((it) => it.sector === sector)
  );
}

interface Place extends BoardProps {
  readonly geometry: Geometry;
  readonly stop: boolean;
}

const MARKED: Readonly<Partial<Record<Location, IconName>>> = { sickbay: 'sickbay', brig: 'brig' };

/** A word that needs a smaller letter. */
const LONG = /\S{13}/;

function LocationSpot({
  location,
  geometry,
  stop,
  facts,
  words,
  speech,
  mine,
  lit,
  chosen,
  onTouch,
}: Place & { readonly location: Location }) {
  const spot: Spot = `location:${location}`;
  const isLit = lit.has(spot);
  const damaged = facts.damaged.some((it) => it === location);
  const people = facts.players.filter(({ where }) => where === location);
  const name = speech.name(spot);
  const mark = MARKED[location];
  return (
    <button
      type="button"
      className={[
        'location',
        damaged && 'damaged',
        mark !== undefined && 'hazard',
        isLit && 'lit',
        chosen === spot && 'chosen',
        people.length > 2 && 'crowded',
      ]
        .filter(Boolean)
        .join(' ')}
      style={styleOf(geometry.locations[location], geometry)}
      aria-disabled={!isLit}
      aria-pressed={chosen === spot}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => isLit && onTouch(spot)}
      {...about([spot], damaged ? words.say('web-bsg-location-damaged') : '')}
    >
      <span className={LONG.test(name) ? 'name long' : 'name'}>
        {mark !== undefined && <Icon name={mark} />} {name}
      </span>
      {damaged && (
        <span className="damage">
          <Icon name="damage" /> {words.say('web-bsg-damaged')}
        </span>
      )}
      <span className="tokens">
        {people.map(({ seat, character }) => (
          <Token
            key={seat}
            seat={seat}
            character={character}
            speech={speech}
            mine={seat === mine}
            piece
          />
        ))}
      </span>
      <span className="visually-hidden">
        {people
          .flatMap(({ character }) => (character === null ? [] : [named(speech, character)]))
          .join(', ')}
      </span>
    </button>
  );
}

/** Ships of a kind in a sector: one by one as long as there is room, then a number. */
function Ships({ name, pieces }: { readonly name: IconName; readonly pieces: readonly string[] }) {
  const [first] = pieces;
  if (first === undefined) return null;
  if (pieces.length > 4) {
    return (
      <span className="ships">
        <span className="ship" data-piece={first}>
          <Icon name={name} />
        </span>
        <b className="many">×{pieces.length}</b>
      </span>
    );
  }
  return (
    <span className="ships">
      {pieces.map((piece) => (
        <span key={piece} className="ship" data-piece={piece}>
          <Icon name={name} />
        </span>
      ))}
    </span>
  );
}

function SectorSpot({
  sector,
  geometry,
  stop,
  facts,
  words,
  speech,
  mine,
  lit,
  chosen,
  strikes,
  onTouch,
}: Place & { readonly sector: Sector }) {
  const spot: Spot = `sector:${sector}`;
  const isLit = lit.has(spot);
  const here = (name: string, all: readonly (Sector | null)[]): string[] =>
    all.flatMap((where, i) => (where === sector ? [`${name}-${i}`] : []));
  const raiders = here('raider', facts.raiders);
  const heavy = here('heavy', facts.heavyRaiders);
  const basestars = facts.basestars.flatMap((it, i) =>
    it.sector === sector ? [{ ...it, i }] : [],
  );
  const vipers = facts.vipers.flatMap((it, i) => (it.where === sector ? [{ ...it, i }] : []));
  const unmanned = vipers.filter(({ pilot }) => pilot === null).map(({ i }) => `viper-${i}`);
  const piloted = vipers.filter(({ pilot }) => pilot !== null);
  const civilians = facts.civilians.filter((it) => it.sector === sector);
  const counts: readonly (readonly [string, number])[] = [
    ['basestar', basestars.length],
    ['raider', raiders.length],
    ['heavy-raider', heavy.length],
    ['viper', vipers.length],
    ['civilian', civilians.length],
  ];
  const title = words.say(`bsg-sector-${sector}`);
  const ships = counts.flatMap(([ship, count]) =>
    count === 0 ? [] : [words.say(`bsg-ships-${ship}`, { count })],
  );
  const hits = basestars.flatMap(({ damage }) =>
    damage.map((token) => words.say(`bsg-token-${token}`)),
  );
  const strike = strikes.filter((it) => it.sector === sector).slice(-1);
  return (
    <button
      type="button"
      className={['sector-spot', sector, isLit && 'lit', chosen === spot && 'chosen']
        .filter(Boolean)
        .join(' ')}
      style={styleOf(geometry.sectors[sector].box, geometry)}
      aria-disabled={!isLit}
      aria-pressed={chosen === spot}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => isLit && onTouch(spot)}
      {...about([], [title, ...ships, ...hits].join('\n'))}
    >
      <span className="name">{title}</span>
      <span className="visually-hidden">{ships.join(', ')}</span>
      <span className="fleet" aria-hidden="true">
        {basestars.map(({ damage, i }) => (
          <span key={i} className="ship large" data-piece={`basestar-${i}`}>
            <Icon name="basestar" />
            {damage.length > 0 && (
              <b className="hits">
                <Icon name="damage" />
                {damage.length}
              </b>
            )}
          </span>
        ))}
        <Ships name="raider" pieces={raiders} />
        <Ships name="heavy-raider" pieces={heavy} />
        <span className="ships">
          {civilians.map(({ ship }) => (
            <span key={ship} className="ship" data-piece={`civilian-${ship}`}>
              <Icon name="civilian" />
              <small>{ship + 1}</small>
            </span>
          ))}
        </span>
        <Ships name="viper" pieces={unmanned} />
        {piloted.map(({ pilot, i }) => {
          const player = pilot === null ? undefined : facts.players[pilot];
          return player === undefined ? null : (
            <span key={i} className="ship piloted" data-piece={`viper-${i}`}>
              <Icon name="viper" />
              <Token
                seat={player.seat}
                character={player.character}
                speech={speech}
                mine={player.seat === mine}
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
