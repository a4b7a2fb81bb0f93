// A die is a little object: a side, a lit face, a grain of its own for each colour, an engraved sign.
import { chanceOf, darken, lighten, n, newId, svg } from './draw.ts';
import { type SignName, signPath } from './signs.ts';

export type DieColour =
  | 'home'
  | 'military'
  | 'consumption'
  | 'novelty'
  | 'rare'
  | 'genes'
  | 'alien';

/** The colour and the letter of every kind of die. */
export const DICE: Readonly<Record<DieColour, readonly [string, string]>> = {
  home: ['#eef1f5', 'H'],
  military: ['#ef6a61', 'M'],
  consumption: ['#bb8ff0', 'C'],
  novelty: ['#57c3ea', 'N'],
  rare: ['#cf9a6b', 'R'],
  genes: ['#6fcf86', 'G'],
  alien: ['#f3cc4e', 'A'],
};
const GRAIN: Readonly<Record<DieColour, () => string>> = {
  home: () =>
    '<path d="M7 14C20 10 38 18 57 12M7 46C22 42 40 50 57 45M7 30C24 33 42 26 57 31" fill="none" stroke="#8b97a8" stroke-width=".8" opacity=".4"/>',
  military: () =>
    '<g fill="#7a1f1a" opacity=".4"><circle cx="12" cy="12" r="1.8"/><circle cx="52" cy="12" r="1.8"/><circle cx="12" cy="52" r="1.8"/><circle cx="52" cy="52" r="1.8"/></g><path d="M7 24 57 24M7 40 57 40" stroke="#8d2620" stroke-width=".8" opacity=".35"/>',
  consumption: () =>
    '<g fill="none" stroke="#5e2f9a" stroke-width="1" opacity=".34"><circle cx="12" cy="52" r="10"/><circle cx="12" cy="52" r="18"/><circle cx="12" cy="52" r="26"/><circle cx="12" cy="52" r="34"/><circle cx="12" cy="52" r="42"/></g>',
  novelty: () =>
    '<g stroke="#0f6c93" stroke-width="1" opacity=".34"><path d="M7 20 20 7M7 32 32 7M7 44 44 7M7 56 56 7M19 57 57 19M31 57 57 31M43 57 57 43"/></g>',
  rare: () =>
    '<path d="M6 26 26 6 40 20 58 14 48 38 58 52 36 46 20 58 18 38Z" fill="#6d4426" opacity=".2"/><path d="M26 6 18 38 36 46 40 20Z" fill="#fff" opacity=".16"/>',
  genes: () => {
    const r = chanceOf('cells');
    return `<g fill="#1e6a37" opacity=".25">${Array.from({ length: 16 }, () => `<circle cx="${n(8 + r() * 48)}" cy="${n(8 + r() * 48)}" r="${n(1.5 + r() * 3.5)}"/>`).join('')}</g>`;
  },
  alien: () =>
    '<g fill="none" stroke="#7c5a06" stroke-width="1.1" opacity=".5"><path d="M7 16H22L28 10H40M57 44H44L38 52H26M12 57V44L18 38M52 7V18L46 24"/></g><g fill="#7c5a06" opacity=".55"><circle cx="40" cy="10" r="2"/><circle cx="26" cy="52" r="2"/><circle cx="18" cy="38" r="2"/><circle cx="46" cy="24" r="2"/></g>',
};
interface DieLook {
  /** `room`: there is room for a letter that the page itself writes, in its own language. */
  readonly letter?: boolean | 'room';
  readonly tilt?: number;
  readonly glow?: string;
  readonly dim?: boolean;
}

/** A die that shows a face, or its letter where it shows none. Its letters need the page's fonts: draw it inline. */
export function die(
  colour: DieColour,
  face: SignName | null,
  size = 48,
  { letter = true, tilt = 0, glow = '', dim = false }: DieLook = {},
): string {
  const [c, L] = DICE[colour],
    g = newId(),
    cl = newId(),
    sheen = newId();
  const ink = '#0a0d14';
  // A letter of the page's own keeps its size on a small die: the sign leaves it the whole corner.
  const place =
    letter === 'room'
      ? 'translate(8 23) scale(1.16)'
      : letter && size >= 40
        ? 'translate(10 19) scale(1.36)'
        : 'translate(14.5 12.5) scale(1.46)';
  const sign =
    face !== null
      ? `<g transform="${place}"><path d="${signPath(face)}" fill="#fff" opacity=".5" transform="translate(.5 .8)" fill-rule="evenodd"/><path d="${signPath(face)}" fill="${ink}" fill-rule="evenodd"/></g>`
      : letter === 'room'
        ? ''
        : `<text x="32" y="${size < 26 ? 46 : 43}" text-anchor="middle" font-family="Saira Semi Condensed" font-weight="700" font-size="${size < 20 ? 46 : size < 26 ? 43 : 36}" fill="${ink}">${L}</text>`;
  const tag =
    face !== null && letter === true && size >= 40
      ? `<text text-anchor="end" x="52" y="${n(6.5 + ((13 * 66) / size) * 0.76)}" font-family="Saira Semi Condensed" font-weight="700" font-size="${n((13 * 66) / size)}" fill="${ink}">${L}</text>`
      : '';
  return svg(
    size,
    size,
    `<defs><linearGradient id="${g}" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="${lighten(c, 0.5)}"/><stop offset=".45" stop-color="${c}"/><stop offset="1" stop-color="${darken(c, 0.2)}"/></linearGradient><linearGradient id="${sheen}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><clipPath id="${cl}"><rect x="5" y="3" width="54" height="54" rx="13"/></clipPath></defs>
<g${tilt ? ` transform="rotate(${tilt} 32 32)"` : ''}${dim ? ' opacity=".55"' : ''}>${glow ? `<rect x="1.5" y="-.5" width="61" height="63.5" rx="16" fill="none" stroke="${glow}" stroke-width="3"/>` : ''}
<ellipse cx="33" cy="60" rx="27" ry="4" fill="#000" opacity=".35"/><rect x="5" y="8" width="54" height="54" rx="13" fill="${darken(c, 0.55)}"/><rect x="5" y="3" width="54" height="54" rx="13" fill="url(#${g})"/><g clip-path="url(#${cl})">${GRAIN[colour]()}<ellipse cx="26" cy="2" rx="38" ry="16" fill="url(#${sheen})" opacity=".55"/></g><rect x="6.2" y="4.2" width="51.6" height="51.6" rx="12" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.3"/>${sign}${tag}</g>`,
    { box: '0 -1 64 66' },
  );
}
/** A die without a face, small: owned, spent on a tile, lying as a good. */
export const pip = (colour: DieColour, size = 24): string => die(colour, null, size);
