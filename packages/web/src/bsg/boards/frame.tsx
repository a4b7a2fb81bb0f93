import { type BsgView, SECTORS, type Sector } from '@starboard/bsg/reading';
import type { Speech, Words } from '@starboard/words';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { useNarrow } from '../../table/narrow.ts';
import { roam } from '../../table/roam.ts';
import type { AnsweredThere } from '../answered-there.ts';
import { useLow } from '../low.ts';
import type { Strike } from '../recent.ts';
import type { Spot } from '../spots.ts';
import { StrikeMark } from '../strike.tsx';
import { AreaSpot } from './area-spot.tsx';
import { type BoardDrawing, type Layout, placesOn } from './drawing.ts';
import { LocationSpot } from './location-spot.tsx';
import { SectorSpot } from './sector-spot.tsx';

export interface BoardProps {
  readonly facts: BsgView;
  readonly words: Words;
  readonly speech: Speech;
  /** My seat, if I have one. */
  readonly mine: number | null;
  /** What may be touched now. */
  readonly lit: ReadonlySet<Spot>;
  readonly chosen: Spot | null;
  /** What is answered here and stands in no list: its key is shown. */
  readonly there: AnsweredThere;
  readonly strikes: readonly Strike[];
  /** It is asked where somebody goes: what it costs is told. */
  readonly moving?: boolean;
  readonly onTouch: (spot: Spot) => void;
}

/** A room less high than this has a line for its name and whoever is there; than that, none below its text. */
const SLIM = 30;
const SHORT = 64;

/** Every spot of a board, in the order in which the keys go through them. */
export function spotsOf(layout: Layout): readonly Spot[] {
  return [
    ...(layout.sectors === undefined ? [] : SECTORS.map((it): Spot => `sector:${it}`)),
    ...(layout.areas === undefined ? [] : SECTORS.map((it): Spot => `area:${it}`)),
    ...placesOn(layout).map(([it]): Spot => `location:${it}`),
  ];
}

/** A board on the screen: its picture, what lies on it, what is lit. One stop of the Tab key. */
export function BoardFrame({
  drawing,
  beside,
  ...props
}: BoardProps & {
  readonly drawing: BoardDrawing;
  /** How it stands beside the others, if it does. */
  readonly beside?: Layout;
}) {
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow();
  const low = useLow(root);
  const standing = narrow && !low;
  const layout = beside ?? (standing ? drawing.standing : drawing.lying);
  const roomy = layout.readable !== undefined;
  return (
    <Framed
      {...props}
      root={root}
      label={props.words.say(drawing.label)}
      layout={layout}
      className={['board', standing && 'tall', narrow && low && 'low', roomy && 'roomy']
        .filter(Boolean)
        .join(' ')}
    />
  );
}

function Framed({
  root,
  label,
  layout,
  className,
  ...props
}: BoardProps & {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly layout: Layout;
  readonly className: string;
}) {
  const { facts, words, lit, chosen, strikes } = props;
  const { width, height, sectors, areas } = layout;
  const spots = spotsOf(layout);
  const stop = spots.find((spot) => lit.has(spot)) ?? spots[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is no fieldset
    <div
      ref={root}
      className={className}
      style={{ '--board-width': width, '--board-height': height }}
      role="group"
      aria-label={label}
      onKeyDown={roam}
    >
      <svg className="space" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {sectors !== undefined && <Plane width={width} height={height} />}
        {sectors !== undefined &&
          SECTORS.map((sector) => (
            <path
              key={sector}
              d={sectors[sector].d}
              className={[
                'sector',
                hostile(facts, sector) && 'hostile',
                lit.has(`sector:${sector}`) && 'lit',
                chosen === `sector:${sector}` && 'chosen',
              ]
                .filter(Boolean)
                .join(' ')}
            />
          ))}
        {layout.picture(facts)}
        {areas !== undefined &&
          SECTORS.map((area) => (
            <path
              key={area}
              d={areas[area].d}
              className={[
                'sector',
                'area',
                lit.has(`area:${area}`) && 'lit',
                chosen === `area:${area}` && 'chosen',
              ]
                .filter(Boolean)
                .join(' ')}
            />
          ))}
      </svg>
      {sectors !== undefined &&
        SECTORS.map((sector) => (
          <SectorSpot
            key={sector}
            sector={sector}
            shape={sectors[sector]}
            layout={layout}
            stop={stop === `sector:${sector}`}
            {...props}
          />
        ))}
      {areas !== undefined &&
        SECTORS.map((area) => (
          <AreaSpot
            key={area}
            area={area}
            shape={areas[area]}
            layout={layout}
            stop={stop === `area:${area}`}
            {...props}
          />
        ))}
      {placesOn(layout).map(([location, box]) => (
        <LocationSpot
          key={location}
          location={location}
          box={box}
          layout={layout}
          stop={stop === `location:${location}`}
          readable={layout.readable?.some((it) => it === location) === true}
          height={box.h < SLIM ? 'slim' : box.h < SHORT ? 'short' : 'full'}
          {...props}
        />
      ))}
      {layout.pieces?.(props)}
      {sectors !== undefined && <HitOnHull strikes={strikes} words={words} />}
    </div>
  );
}

/** The colours of space around a ship: brighter where it ends. */
const Plane = memo(function Plane({ width, height }: Pick<Layout, 'width' | 'height'>) {
  return (
    <defs>
      {(['calm', 'hostile'] as const).map((look) => (
        <radialGradient
          key={look}
          id={`space-${look}`}
          gradientUnits="userSpaceOnUse"
          cx={width / 2}
          cy={height * 0.58}
          r={Math.max(width, height) / 2}
        >
          <stop offset="0.4" className={`${look} near`} />
          <stop offset="1" className={`${look} far`} />
        </radialGradient>
      ))}
    </defs>
  );
});

/** The last shot that fell on the ship itself. */
function HitOnHull({ strikes, words }: Pick<BoardProps, 'strikes' | 'words'>): ReactNode {
  return strikes
    .filter(({ sector, target }) => sector === null && target !== 'civilian')
    .slice(-1)
    .map((strike) => (
      <span key={strike.at} className="at-hull">
        <StrikeMark strike={strike} words={words} />
      </span>
    ));
}

function hostile({ raiders, heavyRaiders, basestars }: BsgView, sector: Sector): boolean {
  return (
    raiders.includes(sector) ||
    heavyRaiders.includes(sector) ||
    basestars.some((it) => it.sector === sector)
  );
}
