// People: nobody's face. A lit bust in two tones of the player's colour; dress by role, hair one of ten.
import { darken, lighten, mix, newId, svg } from './draw.ts';
import { sign as glyph, type SignName } from './signs.ts';

export type Role = 'military' | 'political' | 'pilot' | 'support' | 'leader';

/** What somebody looks like: dress by role, hair one of ten. No likeness of anybody. */
export interface Person {
  readonly role: Role;
  readonly hair: keyof typeof HAIR;
  readonly beard?: true;
  readonly glasses?: true;
}

const ROLE_SIGNS: Readonly<Record<Role, SignName>> = {
  military: 'military',
  political: 'political',
  pilot: 'pilot',
  support: 'support',
  leader: 'cylon',
};

const HEAD =
  'M33 43C33 29 40 22 48 22S63 29 63 43C63 52 61 59 57 64.5 54 68.5 51 71 48 71S42 68.5 39 64.5C35 59 33 52 33 43Z';
const HAIR = {
  crop: [
    'M31 44C29 26 37 15 49 15S67 26 65 44C64 38 62 33 58 30 50 33 41 32 37 29.5 33.5 33 32 38 31 44Z',
  ],
  buzz: ['M32 42C31 27 38 18 48 18S65 27 64 42C62.5 35 59 29.5 48 29 37 29.5 33.5 35 32 42Z'],
  swept: [
    'M31 46C28 27 35 14 50 13 62 13 68 24 66 43 65 37 62 32 57 29 50 27 43 27 38 31 34 35 32 40 31 46Z',
  ],
  bob: [
    'M28 62C25 36 31 14 48 14S71 36 68 62C67 67 60.5 67 60 62 63 50 62.5 39 58 31 50 33.5 43 32 39.5 29 34.5 37 33.5 50 36 62 35.5 67 29 67 28 62Z',
  ],
  long: [
    'M26 86C23 40 30 14 48 14S73 40 70 86C66 90 61 86 61 78 64 58 63 40 57 31 50 33.5 43 31 39.5 29 34 38 32 58 35 78 35 86 30 90 26 86Z',
  ],
  bun: [
    'M31 44C29 28 37 18 48 18S67 28 65 44C63 37 60 32 55 30 48 31 41 31 37.5 31 34 35 32 39 31 44Z',
    'M48 6.5a8 7 0 1 1-.01 0Z',
  ],
  curl: [
    'M30 50C24 46 26 36 28 33 25 26 32 19 36 19 39 12 48 11 52 14 60 12 66 19 66 24 72 29 71 38 68 42 69 47 67 51 65 51 65 42 62 35 58 31 51 34 42 33 38 30 34 35 32 42 30 50Z',
  ],
  bald: [
    'M32 52C30 47 30 42 31.5 38 33 41 33.5 46 34 50ZM64 52C66 47 66 42 64.5 38 63 41 62.5 46 62 50Z',
  ],
  part: [
    'M31 45C28 28 36 15 50 15 63 15 68 28 65 45 64 38 62.5 33 60 30 52 31 45 28 42 24 40 30 35 34 31 45Z',
  ],
  tail: [
    'M31 44C29 26 37 15 49 15S67 26 65 44C63 36 60 31 55 29 48 31 41 31 37 30 33.5 33 32 38 31 44Z',
    'M64 26C74 28 77 44 72 62 70 56 69 44 63 36Z',
  ],
};
const BEARD =
  'M34 50C35 60 38 66 42 69.5 45 72 51 72 54 69.5 58 66 61 60 62 50 59 56 56 58.5 52 58.5 49.5 57.5 46.5 57.5 44 58.5 40 58.5 37 56 34 50Z';

interface Tones {
  readonly ink: string;
  readonly lo: string;
  readonly mid: string;
  readonly hi: string;
}

function dress(role: Role, t: Tones): string {
  const { lo, mid, hi, ink } = t;
  const body = 'M6 112C8 94 20 86 36 82L40 76H56L60 82C76 86 88 94 90 112Z';
  const b = `<path d="${body}" fill="${mid}"/><path d="M48 82 60 82C76 86 88 94 90 112H54Z" fill="${lo}"/>`;
  if (role === 'military')
    return (
      b +
      `<path d="M36 81 40 73H56L60 81 48 92Z" fill="${ink}"/><path d="M36 81 40 74 48 91 44 96Z" fill="${hi}" opacity=".85"/><path d="M60 81 56 74 48 91 52 96Z" fill="${mid}"/><path d="M48 92V112" stroke="${ink}" stroke-width="1.6"/><path d="M8 103C11 95 18 90 26 87L29 91C21 94 15 99 13 106Z" fill="${hi}"/><path d="M88 103C85 95 78 90 70 87L67 91C75 94 81 99 83 106Z" fill="${mid}"/><path d="M22 100h13v3H22ZM22 105h9v3h-9Z" fill="${hi}" opacity=".9"/><path d="M66 99l2 4 4.5.3-3.5 3 1.2 4.4-4.2-2.4-4.2 2.4 1.2-4.4-3.5-3 4.5-.3Z" fill="${hi}" opacity=".75"/>`
    );
  if (role === 'political')
    return (
      b +
      `<path d="M36 82 48 108 60 82 54 78H42Z" fill="${hi}" opacity=".95"/><path d="M48 86 51 90 49.5 108H46.5L45 90Z" fill="${ink}"/><path d="M36 81 30 90 44 112H47L38 84ZM60 81 66 90 52 112H49L58 84Z" fill="${lo}"/><path d="M36 81 30 90 44 112H45.5L37 86Z" fill="${hi}" opacity=".3"/><circle cx="31" cy="98" r="2.2" fill="${hi}"/>`
    );
  if (role === 'pilot')
    return (
      b +
      `<path d="M32 84C32 77 40 73 48 73S64 77 64 84C64 90 56 94 48 94S32 90 32 84Z" fill="${ink}"/><path d="M34 84C34 79 41 76 48 76S62 79 62 84 55 91 48 91 34 89 34 84Z" fill="${mid}"/><path d="M34 84C34 79 41 76 48 76V91C41 91 34 89 34 84Z" fill="${hi}" opacity=".55"/><path d="M22 89 30 112M74 89 66 112" stroke="${ink}" stroke-width="4"/><path d="M22 89 30 112" stroke="${hi}" stroke-width="1" opacity=".7"/><path d="M38 98h20v10H38Z" fill="${lo}" stroke="${hi}" stroke-width=".8" opacity=".9"/><path d="M41 101h6v4h-6Z" fill="${hi}"/>`
    );
  if (role === 'leader')
    return (
      b +
      `<path d="M34 84 30 70 42 80 48 98 54 80 66 70 62 84 52 112H44Z" fill="${ink}"/><path d="M34 84 30 70 42 80 46 92Z" fill="${hi}" opacity=".6"/><path d="M44 96 48 104 52 96" fill="none" stroke="${hi}" stroke-width="1.2"/>`
    );
  return (
    b +
    `<path d="M36 82 48 96 60 82 55 77H41Z" fill="${ink}"/><path d="M34 83 28 112H36L44 92ZM62 83 68 112H60L52 92Z" fill="${ink}" opacity=".75"/><path d="M34 83 29 106 31 107 37 86Z" fill="${hi}" opacity=".7"/><path d="M66 98h11v9H66Z" fill="${lo}" stroke="${hi}" stroke-width=".9"/><path d="M69 98V92" stroke="${hi}" stroke-width="1.3"/>`
  );
}
function bust(kind: Person, color: string, red: boolean): string {
  const c = red ? '#ff4a3d' : color;
  const t = {
    ink: darken(c, 0.88),
    lo: darken(c, 0.74),
    mid: darken(c, 0.52),
    hi: lighten(c, 0.12),
  };
  const skinHi = lighten(c, red ? 0.1 : 0.42),
    skinMid = mix(c, '#2a3346', 0.42),
    skinLo = darken(c, 0.72);
  const bg = newId(),
    ray = newId(),
    cl = newId(),
    rim = newId();
  const hair = HAIR[kind.hair];
  return `<defs><linearGradient id="${bg}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${darken(c, red ? 0.62 : 0.5)}"/><stop offset=".6" stop-color="${darken(c, 0.8)}"/><stop offset="1" stop-color="${darken(c, 0.92)}"/></linearGradient><linearGradient id="${ray}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(c, 0.3)}" stop-opacity=".55"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></linearGradient><clipPath id="${cl}"><path d="${HEAD}"/></clipPath><linearGradient id="${rim}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighten(c, 0.5)}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></linearGradient></defs>
<rect width="96" height="112" fill="url(#${bg})"/><path d="M-8 -4H28L96 96V124H64Z" fill="url(#${ray})" opacity=".55"/><g stroke="${lighten(c, 0.2)}" stroke-opacity=".1" stroke-width="1">${Array.from({ length: 18 }, (_, i) => `<path d="M0 ${i * 6.4 + 2}H96"/>`).join('')}</g>
<g transform="translate(2 -.6)" fill="url(#${rim})" opacity=".95"><path d="${HEAD}"/>${hair.map((h) => `<path d="${h}"/>`).join('')}<path d="M6 112C8 94 20 86 36 82L40 76H56L60 82C76 86 88 94 90 112Z"/></g>
${kind.hair === 'long' || kind.hair === 'tail' ? `<path d="${hair[hair.length - 1]}" fill="${t.ink}"/>` : ''}
${dress(kind.role, t)}<path d="M40 62H56V78C54 84 42 84 40 78Z" fill="${skinLo}"/><path d="M40 62H47V82C43 82 40.5 80 40 78Z" fill="${skinMid}"/>
<path d="${HEAD}" fill="${skinLo}"/><g clip-path="url(#${cl})"><path d="M28 18H50L49 42 52 52 48.5 54 49.5 60 48 74H30Z" fill="${skinHi}"/><path d="M28 18H36L34 44 39 62 46 74H28Z" fill="${lighten(skinHi, 0.25)}" opacity=".5"/><path d="M34 40C38 37 44 37.5 47.5 40.5L47 45C43 47 37 46.5 34.5 44Z" fill="${skinMid}"/><path d="M51 40.5C55 37.5 60 38 63 40V45C60 47 54 46.5 51 44Z" fill="${t.ink}" opacity=".6"/><path d="M40 61.5C43 60.5 46 60.5 48.5 61L48 63.2C45 63.6 42 63 40 61.5Z" fill="${skinMid}"/><path d="M47 42 44 53 49 54.5Z" fill="${skinMid}" opacity=".6"/><path d="M58 46 62 44 60 58 57 54Z" fill="${skinMid}" opacity=".35"/>${kind.beard ? `<path d="${BEARD}" fill="${t.ink}" opacity=".92"/>` : ''}</g>
${kind.glasses && !red ? `<g fill="none" stroke="${lighten(c, 0.55)}" stroke-width="1.5"><rect x="35" y="39" width="11.5" height="8" rx="3"/><rect x="50" y="39" width="11.5" height="8" rx="3"/><path d="M46.5 42h3.5"/></g>` : ''}
${hair
  .slice(0, kind.hair === 'tail' ? 1 : undefined)
  .map((h) => `<path d="${h}" fill="${t.ink}"/>`)
  .join(
    '',
  )}${kind.hair !== 'bald' ? `<path d="M36 30C38 22 44 17.5 51 17.5" fill="none" stroke="${lighten(c, 0.15)}" stroke-width="1.6" opacity=".6" stroke-linecap="round"/>` : ''}
${red ? `<rect x="0" y="40.5" width="96" height="4" fill="#ff2a1c" opacity=".55"/><rect x="26" y="41" width="46" height="3" fill="#ffd9d2"/><ellipse cx="49" cy="42.5" rx="44" ry="9" fill="#ff3a2b" opacity=".28"/>` : ''}`;
}
/** Cut-cornered portrait with the sign of the role; a badge, not a photograph. */
export function portrait(kind: Person, colour: string, cylon = false, cut = 12): string {
  const clip = newId();
  const c = cylon ? '#ff5a4d' : colour;
  const outline = (i: number): string =>
    `M${cut + i} ${i}H${96 - i}V${112 - cut - i}L${96 - cut - i} ${112 - i}H${i}V${cut + i}Z`;
  const badge = `<path d="M0 112V86L6 80H26L32 86V112Z" fill="${darken(c, 0.86)}" stroke="${c}" stroke-width="2"/>${glyph(ROLE_SIGNS[kind.role], 16, 97, 20, lighten(c, 0.25))}`;
  return svg(
    96,
    112,
    `<defs><clipPath id="${clip}"><path d="${outline(0)}"/></clipPath></defs><g clip-path="url(#${clip})">${bust(kind, colour, cylon)}</g><path d="${outline(1.2)}" fill="none" stroke="${c}" stroke-width="2.8"/>${badge}`,
  );
}

/** The bust alone, without a frame: for a large picture. */
export const bustPicture = (kind: Person, colour: string, cylon = false): string =>
  svg(96, 112, bust(kind, colour, cylon));

/** A head only, round: standing in a room, beside a line of talk. Mine has a white ring. */
export function head(
  kind: Person,
  colour: string,
  { cylon = false, mine = false, ring = true } = {},
): string {
  const clip = newId();
  const c = cylon ? '#ff5a4d' : colour;
  const rings = mine
    ? `<circle cx="50" cy="50" r="45" fill="none" stroke="#fff" stroke-width="7"/><circle cx="50" cy="50" r="38.5" fill="none" stroke="${c}" stroke-width="6"/>`
    : `<circle cx="50" cy="50" r="45" fill="none" stroke="${c}" stroke-width="7"/>`;
  return svg(
    100,
    100,
    `<defs><clipPath id="${clip}"><circle cx="50" cy="50" r="46"/></clipPath></defs><g clip-path="url(#${clip})"><g transform="translate(-24 -20) scale(1.54)">${bust(kind, colour, cylon)}</g></g>${ring ? rings : ''}`,
  );
}

/** Somebody at no seat, met in a room: six corners, so that nobody takes them for a player. */
export function hexagon(kind: Person, colour: string): string {
  const clip = newId();
  const outline = 'M27 6H73L96 50 73 94H27L4 50Z';
  return svg(
    100,
    100,
    `<defs><clipPath id="${clip}"><path d="${outline}"/></clipPath></defs><g clip-path="url(#${clip})"><g transform="translate(-24 -20) scale(1.54)">${bust(kind, colour, false)}</g></g><path d="${outline}" fill="none" stroke="${colour}" stroke-width="6"/>`,
  );
}
