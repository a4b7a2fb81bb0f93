import { type CardId, card, isReassign } from '@starboard/roll';
import { developmentPicture, type MedalPhase, smallMedal } from '../art/emblems.ts';
import { Picture } from '../art/picture.tsx';
import type { SignName } from '../art/signs.ts';
import { smallPlanet, worldPicture } from '../art/worlds.ts';

type Development = Extract<ReturnType<typeof card>, { kind: 'development' }>;
type PowerKind = Development['powers'][number]['kind'];

/** The phase in which a power that does not say so works. */
const PHASE_OF: Readonly<Partial<Record<PowerKind, MedalPhase>>> = {
  'stock-pays': 'explore',
  'scout-on-top': 'explore',
  'extra-tile': 'explore',
  rearrange: 'explore',
  'pays-if-scouted': 'explore',
  'trade-pays': 'ship',
  'trade-buys-point': 'ship',
  'consume-scores': 'ship',
  'consume-pays': 'ship',
  'goods-per-world': 'produce',
  'pays-per-good': 'produce',
  'pays-on-completion': 'build',
  once: 'build',
};

function phaseOf(development: Development): MedalPhase {
  if (development.bonus !== undefined) return 'end';
  if (isReassign(development)) return 'reassign';
  const [power] = development.powers;
  if (power === undefined) return 'build';
  if (power.kind === 'cheaper') return power.what === 'worlds' ? 'settle' : 'develop';
  if ('phase' in power) return power.phase;
  if ('phases' in power) return power.phases[0] ?? 'build';
  return PHASE_OF[power.kind] ?? 'build';
}

/** The phase a tile of an empire works in; null for worlds and for what works in none. */
export function phaseOfTile(id: CardId): MedalPhase | null {
  const it = card(id);
  return it.kind === 'development' ? phaseOf(it) : null;
}

/** What a development is about, as its name says it; else what its phase is about. */
const THEMES: readonly (readonly [RegExp, SignName])[] = [
  [/archaeolog|relic|ruin|artifact/, 'ruin'],
  [/bank|econom|finan|treasur/, 'bank'],
  [/invest|market|trade|merchant|subsid|wealth|consumer|tourism/, 'coin'],
  [/robot|nano|automat|drone/, 'robot'],
  [/gene|bio|uplift|hydroponic|terraform|xeno/, 'helix'],
  [/military|mercenar|imperium|armad|drop|conquest|fortress|warrior/, 'military'],
  [/logistic|exchange|diversif|convers/, 'swap'],
  [/research|scien|lab|technolog|academ/, 'lab'],
  [/policy|mandate|patriot|propaganda|order|league|federation|affinity|influence|power/, 'scroll'],
  [/survey|statistic|survey|planning|index/, 'chart'],
  [/colon|outpost|settle|works|tower|city/, 'tower'],
];

const SIGN_OF: Readonly<Record<MedalPhase, SignName>> = {
  explore: 'explore',
  develop: 'develop',
  settle: 'settle',
  produce: 'produce',
  ship: 'ship',
  reassign: 'swap',
  end: 'leadership',
  build: 'tower',
};

function signOf(id: CardId, phase: MedalPhase): SignName {
  return THEMES.find(([name]) => name.test(id))?.[1] ?? SIGN_OF[phase];
}

/** The picture window of a tile. */
export function tilePicture(id: CardId, w: number, h: number): string {
  const it = card(id);
  if (it.kind === 'world') return worldPicture(id, it.colour, w, h);
  const phase = phaseOf(it);
  return developmentPicture(id, signOf(id, phase), phase, w, h);
}

/** A tile as small as a coin: its planet, or its medal. */
export function smallTilePicture(id: CardId, size: number): string {
  const it = card(id);
  if (it.kind === 'world') return smallPlanet(id, it.colour, size);
  const phase = phaseOf(it);
  return smallMedal(id, signOf(id, phase), phase, size);
}

export function TilePicture({
  id,
  w,
  h,
}: {
  readonly id: CardId;
  readonly w: number;
  readonly h: number;
}) {
  return <Picture id={`tile:${id}:${w}x${h}`} draw={() => tilePicture(id, w, h)} />;
}

export function SmallTilePicture({ id, size }: { readonly id: CardId; readonly size: number }) {
  return <Picture id={`small-tile:${id}:${size}`} draw={() => smallTilePicture(id, size)} />;
}
