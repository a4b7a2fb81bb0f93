import { memo } from 'react';
import { Picture } from '../../art/picture.tsx';
import { ship as drawShip, type ShipKind } from '../../art/ships.ts';
import type { IconName } from '../icons.tsx';

const KINDS: Readonly<Partial<Record<IconName, ShipKind>>> = {
  viper: 'viper',
  'viper-vii': 'viper',
  raptor: 'raptor',
  raider: 'raider',
  'heavy-raider': 'heavy',
  basestar: 'basestar',
  civilian: 'civilian',
};
/** Civilian ships differ, so that one can be told from the next. */
const CIVILIANS: readonly ShipKind[] = ['civilian', 'liner', 'barge'];
/** The fleet flies to the left, where the bow points; Cylons come from there. */
const HEADING: Readonly<Partial<Record<ShipKind, number>>> = { raider: 90, heavy: 90, basestar: 0 };

/** A ship in space, from above. */
export const ShipPicture = memo(function ShipPicture({
  name,
  nth = 0,
}: {
  readonly name: IconName;
  readonly nth?: number;
}) {
  const drawn = name === 'civilian' ? CIVILIANS[nth % CIVILIANS.length] : KINDS[name];
  const kind = drawn ?? 'civilian';
  const turned = HEADING[kind] ?? 270;
  return (
    <Picture
      className={`ship-picture icon-${name}`}
      id={`ship ${kind} ${turned}`}
      draw={() => drawShip(kind, turned)}
    />
  );
});
