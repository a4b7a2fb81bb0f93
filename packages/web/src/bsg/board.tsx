import { type BsgView, type Location, SECTORS, type Sector } from '@starboard/bsg';
import type { Speech, Words } from '@starboard/words';
import { Button } from 'react-aria-components';
import { HEIGHT, HULL, LOCATION_BOXES, SECTOR_SHAPES, styleOf, WIDTH } from './geometry.ts';
import { Icon, type IconName } from './icons.tsx';
import { Token } from './people.tsx';
import type { Spot } from './spots.ts';

interface BoardProps {
  readonly facts: BsgView;
  readonly words: Words;
  readonly speech: Speech;
  /** What may be touched now. */
  readonly lit: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  readonly onTouch: (spot: Spot) => void;
}

/** Galactica, Colonial One, the Cylon locations, and space around them. */
export function Board(props: BoardProps) {
  return (
    <div className="board">
      <svg className="space" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {SECTORS.map((sector) => (
          <polygon
            key={sector}
            points={SECTOR_SHAPES[sector].points}
            className={props.lit.has(`sector:${sector}`) ? 'sector lit' : 'sector'}
          />
        ))}
        <path d={HULL} className="hull" />
      </svg>
      {SECTORS.map((sector) => (
        <SectorSpot key={sector} sector={sector} {...props} />
      ))}
      {LOCATION_BOXES.map(({ location, box }) => (
        <LocationSpot key={location} location={location} style={styleOf(box)} {...props} />
      ))}
    </div>
  );
}

function LocationSpot({
  location,
  style,
  facts,
  words,
  speech,
  lit,
  chosen,
  onTouch,
}: BoardProps & { readonly location: Location; readonly style: object }) {
  const spot: Spot = `location:${location}`;
  const damaged = facts.damaged.some((it) => it === location);
  const hazard = location === 'sickbay' || location === 'brig';
  const people = facts.players.filter(({ where }) => where === location);
  const name = speech.name(location);
  return (
    <Button
      className={[
        'location',
        damaged && 'damaged',
        hazard && 'hazard',
        lit.has(spot) && 'lit',
        chosen === spot && 'chosen',
      ]
        .filter(Boolean)
        .join(' ')}
      style={style}
      isDisabled={!lit.has(spot)}
      onPress={() => onTouch(spot)}
      aria-label={[
        name,
        ...(damaged ? [words.say('web-bsg-damaged')] : []),
        ...people.flatMap(({ character }) => (character === null ? [] : [speech.name(character)])),
      ].join(', ')}
    >
      <span className="name">{name}</span>
      {damaged && <span className="damage">{words.say('web-bsg-damaged')}</span>}
      <span className="tokens">
        {people.map(({ seat, character }) => (
          <Token key={seat} seat={seat} character={character} speech={speech} />
        ))}
      </span>
    </Button>
  );
}

/** Ships of a kind in a sector. */
function Ships({ name, count }: { readonly name: IconName; readonly count: number }) {
  if (count === 0) return null;
  if (count > 3) {
    return (
      <span className="ships">
        <Icon name={name} />
        <b>×{count}</b>
      </span>
    );
  }
  return (
    <span className="ships">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ships of a kind are alike
        <Icon key={i} name={name} />
      ))}
    </span>
  );
}

function SectorSpot({
  sector,
  facts,
  words,
  speech,
  lit,
  chosen,
  onTouch,
}: BoardProps & { readonly sector: Sector }) {
  const spot: Spot = `sector:${sector}`;
  const raiders = facts.raiders.filter((where) => where === sector).length;
  const heavy = facts.heavyRaiders.filter((where) => where === sector).length;
  const basestars = facts.basestars.filter((it) => it.sector === sector);
  const unmanned = facts.vipers.filter((it) => it.where === sector && it.pilot === null).length;
  const piloted = facts.vipers.filter((it) => it.where === sector && it.pilot !== null);
  const civilians = facts.civilians.filter((it) => it.sector === sector).length;
  const counts: readonly (readonly [string, number])[] = [
    ['basestar', basestars.length],
    ['raider', raiders],
    ['heavy-raider', heavy],
    ['viper', unmanned + piloted.length],
    ['civilian', civilians],
  ];
  const label = [
    words.say(`bsg-sector-${sector}`),
    ...counts.flatMap(([ship, count]) =>
      count === 0 ? [] : [words.say(`bsg-ships-${ship}`, { count })],
    ),
  ].join(', ');
  return (
    <Button
      className={['sector-spot', lit.has(spot) && 'lit', chosen === spot && 'chosen']
        .filter(Boolean)
        .join(' ')}
      style={styleOf(SECTOR_SHAPES[sector].box)}
      isDisabled={!lit.has(spot)}
      onPress={() => onTouch(spot)}
      aria-label={label}
    >
      <span className="name">{words.say(`bsg-sector-${sector}`)}</span>
      <span className="fleet">
        {basestars.map(({ damage }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two basestars, told apart by their damage
          <span key={i} className="ships">
            <Icon name="basestar" />
            {damage.length > 0 && <b className="hits">{damage.length}</b>}
          </span>
        ))}
        <Ships name="raider" count={raiders} />
        <Ships name="heavy-raider" count={heavy} />
        <Ships name="civilian" count={civilians} />
        <Ships name="viper" count={unmanned} />
        {piloted.map(({ pilot }) => {
          const player = pilot === null ? undefined : facts.players[pilot];
          return player === undefined ? null : (
            <span key={pilot} className="ships">
              <Icon name="viper" />
              <Token seat={player.seat} character={player.character} speech={speech} />
            </span>
          );
        })}
      </span>
    </Button>
  );
}
