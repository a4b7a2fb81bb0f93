import { about } from '../../table/details.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { type Box, type Layout, styleOf } from './drawing.ts';
import type { BoardProps } from './frame.tsx';
import { planetIn } from './planet.ts';

/** The civilian ships on New Caprica: held fast, ready to fly, away; and what everybody waits for. */
export function ShipStacks({
  facts,
  words,
  box,
  layout,
}: BoardProps & { readonly box: Box; readonly layout: Pick<Layout, 'width' | 'height'> }) {
  const planet = planetIn(facts);
  if (planet === null) return null;
  const stacks: readonly (readonly [string, IconName, number])[] = [
    ['locked', 'lock', planet.locked.length],
    ['prepared', 'shipyard', planet.prepared.length],
    ['in-space', 'civilian', facts.civilians.length],
  ];
  return (
    <div className="ship-stacks" style={styleOf(box, layout)}>
      <p>{words.say(`web-bsg-planet-${planet.phase}`)}</p>
      <dl>
        {stacks.map(([name, icon, count]) => (
          <div
            key={name}
            className={`stack ${name}`}
            data-piece={`stack-${name}`}
            {...about([], words.say(`web-bsg-stack-${name}-lead`))}
          >
            <dt>
              <Icon name={icon} /> <span>{words.say(`web-bsg-stack-${name}`)}</span>
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
