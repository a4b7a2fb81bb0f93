import { AREAS, type Pursuit, type Sector } from '@starboard/bsg/reading';
import { about } from '../../table/details.tsx';
import type { IconName } from '../icons.tsx';
import type { Spot } from '../spots.ts';
import { type Layout, type SectorShape, styleOf } from './drawing.ts';
import type { BoardProps } from './frame.tsx';
import { ShipPicture } from './ship-picture.tsx';
import { SpotKey } from './spot-key.tsx';

/** Cylon ships of each kind that wait in an area, as far as there are any. */
function waitingIn(
  { raiders, heavyRaiders, basestars }: Pursuit,
  area: Sector,
): readonly { readonly ship: IconName; readonly count: number; readonly piece: string }[] {
  const kinds = [
    { ship: 'basestar', name: 'basestar', where: basestars },
    { ship: 'raider', name: 'raider', where: raiders },
    { ship: 'heavy-raider', name: 'heavy', where: heavyRaiders },
  ] as const;
  return kinds.flatMap(({ ship, name, where }) => {
    const count = where.filter((it) => it === area).length;
    return count === 0 ? [] : [{ ship, count, piece: `${name}-${where.indexOf(area)}` }];
  });
}

/** The results of the die that name an area (EXO-21.2 to 21.5). */
function numbersOf(area: Sector): string {
  return AREAS.flatMap((it, i) => (it === area ? [i + 1] : [])).join('–');
}

/** An area of the Cylon fleet's own board: the ships that wait there. */
export function AreaSpot({
  area,
  shape,
  layout,
  stop,
  facts,
  words,
  lit,
  chosen,
  there,
  onTouch,
}: BoardProps & {
  readonly area: Sector;
  readonly shape: SectorShape;
  readonly layout: Layout;
  readonly stop: boolean;
}) {
  const spot: Spot = `area:${area}`;
  const isLit = lit.has(spot);
  const waiting = facts.pursuit === null ? [] : waitingIn(facts.pursuit, area);
  const title = words.say('web-bsg-fleet-area', {
    area: words.say(`bsg-sector-${area}`),
    die: numbersOf(area),
  });
  const ships = waiting.map(({ ship, count }) => words.say(`bsg-ships-${ship}`, { count }));
  return (
    <button
      type="button"
      className={['area-spot', isLit && 'lit', chosen === spot && 'chosen']
        .filter(Boolean)
        .join(' ')}
      style={styleOf(shape.box, layout)}
      aria-disabled={!isLit}
      aria-pressed={chosen === spot}
      tabIndex={stop ? 0 : -1}
      data-roam=""
      onClick={() => isLit && onTouch(spot)}
      {...about([], [title, ...ships].join('\n'))}
    >
      <SpotKey spot={spot} there={there} />
      <span className="die">
        {numbersOf(area)}
        <span className="visually-hidden"> {[title, ...ships].join(', ')}</span>
      </span>
      <span className="waiting" aria-hidden="true">
        {waiting.map(({ ship, count, piece }) => (
          <span key={ship} className="ship" data-piece={piece}>
            <ShipPicture name={ship} />
            {count > 1 && <small>{count}</small>}
          </span>
        ))}
      </span>
    </button>
  );
}
