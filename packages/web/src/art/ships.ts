// Ships from above, nose up, lit from the upper left. Shapes of our own.
import { n, newId, svg } from './draw.ts';

const lg = (g: string, a: string, b: string, c: string): string =>
  `<linearGradient id="${g}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".5" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`;
const flame = (x: number, y: number, w: number, h: number, g: string): string =>
  `<path d="M${x - w} ${y}Q${x} ${y + h * 2} ${x + w} ${y}Z" fill="url(#${g})"/>`;
const fl = (g: string, c = '#8fd0ff'): string =>
  `<linearGradient id="${g}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="${c}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></linearGradient>`;
const BODY = {
  viper(g: string, f: string) {
    return `<defs>${lg(g, '#f4f8fd', '#aebccd', '#54637a')}${fl(f)}</defs>${flame(24, 43, 3, 5, f)}${flame(19.5, 42, 1.8, 3.5, f)}${flame(28.5, 42, 1.8, 3.5, f)}<path d="M24 2 26.2 15 27.5 26 41 36V41L28.5 39 27.5 43H20.5L19.5 39 7 41V36L20.5 26 21.8 15Z" fill="url(#${g})"/><path d="M24 2 26.2 15 27.5 26 41 36V41L28.5 39 27.5 43H24Z" fill="#1c2739" opacity=".35"/><path d="M9 36.5 20 28.5 19.8 31.5 8.5 39.5Z" fill="#d8413a"/><path d="M39 36.5 28 28.5 28.2 31.5 39.5 39.5Z" fill="#a52f2a"/><path d="M22.6 15H25.4L26 24H22Z" fill="#1b2a40"/><path d="M22.8 16H24V23H22.4Z" fill="#7fb8ea" opacity=".8"/><path d="M23 33h2v8h-2Z" fill="#3b4a60"/>`;
  },
  raptor(g: string, f: string) {
    return `<defs>${lg(g, '#dfe7ee', '#8fa0b0', '#43525f')}${fl(f)}</defs>${flame(17, 40, 3, 4, f)}${flame(31, 40, 3, 4, f)}<path d="M24 5C31 9 33 17 33 24L44 30V35L33 34 31 41H17L15 34 4 35V30L15 24C15 17 17 9 24 5Z" fill="url(#${g})"/><path d="M24 5C31 9 33 17 33 24L44 30V35L33 34 31 41H24Z" fill="#16202e" opacity=".35"/><path d="M24 9C28 12 29.5 16 29.8 19.5H18.2C18.5 16 20 12 24 9Z" fill="#1d2c40"/><path d="M23 11C20.5 13 19.5 16 19.3 18.5H23Z" fill="#86bdec" opacity=".7"/><path d="M17 25h14v3H17ZM19 31h10v6H19Z" fill="#2c3a4b" opacity=".8"/>`;
  },
  raider(g: string) {
    return `<defs>${lg(g, '#c8ced8', '#6c7686', '#262d3a')}</defs><path d="M24 13C28.5 13 30.5 16 30.5 19.5 37 18.5 41.5 13 43 4 49 18 45 33 30.5 38L28.5 31 24 35 19.5 31 17.5 38C3 33-1 18 5 4 6.5 13 11 18.5 17.5 19.5 17.5 16 19.5 13 24 13Z" fill="url(#${g})"/><path d="M24 13C28.5 13 30.5 16 30.5 19.5 37 18.5 41.5 13 43 4 49 18 45 33 30.5 38L28.5 31 24 35Z" fill="#0d121b" opacity=".38"/><path d="M8 12C10 19 14 23 19 24M40 12C38 19 34 23 29 24" fill="none" stroke="#141a25" stroke-width="1.3" opacity=".7"/><rect x="19" y="19" width="10" height="3" rx="1.5" fill="#2a0705"/><rect x="20.5" y="19.4" width="7" height="2.2" rx="1.1" fill="#ff4436"/><ellipse cx="24" cy="20.5" rx="8" ry="4" fill="#ff4436" opacity=".3"/>`;
  },
  heavy(g: string) {
    return `<defs>${lg(g, '#bfc5d0', '#69717f', '#262c38')}</defs><path d="M16 6H32L36 17 46 21V35L40 44 37 30H30.5L28.5 42H19.5L17.5 30H11L8 44 2 35V21L12 17Z" fill="url(#${g})"/><path d="M24 6H32L36 17 46 21V35L40 44 37 30H30.5L28.5 42H24Z" fill="#0d121b" opacity=".38"/><path d="M18 12H30L32 19H16Z" fill="#151b26"/><rect x="18.5" y="14" width="11" height="3" rx="1.5" fill="#ff4436"/><path d="M6 25h8M34 25h8M20 24h8v4h-8Z" stroke="#151b26" stroke-width="1.4" fill="#3a4250"/>`;
  },
  basestar(g: string) {
    const h = newId();
    const arm = 'M24 24 20.5 20C20 12 21.5 5 24 0 26.5 5 28 12 27.5 20Z';
    return `<defs>${lg(g, '#d3d8e0', '#7b8492', '#2a313d')}<radialGradient id="${h}"><stop offset="0" stop-color="#ff6a55" stop-opacity=".6"/><stop offset="1" stop-color="#ff3a2b" stop-opacity="0"/></radialGradient></defs><circle cx="24" cy="24" r="24" fill="url(#${h})"/><g fill="#1c222d" transform="rotate(60 24 24)"><path d="${arm}"/><path d="${arm}" transform="rotate(120 24 24)"/><path d="${arm}" transform="rotate(240 24 24)"/></g><g fill="#3a4250" transform="rotate(60 24 24) scale(.82) translate(5.3 5.3)"><path d="${arm}"/><path d="${arm}" transform="rotate(120 24 24)"/><path d="${arm}" transform="rotate(240 24 24)"/></g><g fill="url(#${g})"><path d="${arm}"/><path d="${arm}" transform="rotate(120 24 24)"/><path d="${arm}" transform="rotate(240 24 24)"/></g><g stroke="#ff5545" stroke-width=".9" opacity=".95"><path d="M24 4V17M24 24"/><path d="M24 4V17" transform="rotate(120 24 24)"/><path d="M24 4V17" transform="rotate(240 24 24)"/></g><circle cx="24" cy="24" r="6.5" fill="#202733" stroke="#aeb7c4" stroke-width="1"/><circle cx="24" cy="24" r="2.8" fill="#ff5545"/>`;
  },
  civilian(g: string, f: string) {
    return `<defs>${lg(g, '#f2e3bd', '#b39a66', '#5a4a2c')}${fl(f, '#ffcf7a')}</defs>${flame(20, 43, 2, 3, f)}${flame(28, 43, 2, 3, f)}<path d="M19 4H29L32 10V20H36V31H32V43H16V31H12V20H16V10Z" fill="url(#${g})"/><path d="M24 4H29L32 10V20H36V31H32V43H24Z" fill="#1d1608" opacity=".3"/><path d="M18 13h12M18 17h12M18 35h12M18 39h12" stroke="#4d3d1e" stroke-width="1.2" opacity=".7"/><path d="M18 22h5v7h-5ZM25 22h5v7h-5Z" fill="#4d3d1e" opacity=".6"/><path d="M20 7h8v2.5h-8Z" fill="#2b2210"/>`;
  },
  liner(g: string, f: string) {
    return `<defs>${lg(g, '#f0e8d4', '#b5a783', '#5b5138')}${fl(f, '#ffcf7a')}</defs>${flame(24, 44, 3, 3, f)}<path d="M24 2C28 6 29 12 29 18V44H19V18C19 12 20 6 24 2Z" fill="url(#${g})"/><ellipse cx="24" cy="24" rx="18" ry="6.5" fill="none" stroke="url(#${g})" stroke-width="4.5"/><ellipse cx="24" cy="24" rx="18" ry="6.5" fill="none" stroke="#4d4227" stroke-width="1" opacity=".6"/><path d="M22 8h4v28h-4Z" fill="#5b4d2c" opacity=".5"/>`;
  },
  barge(g: string, f: string) {
    return `<defs>${lg(g, '#eeddb0', '#a98f5b', '#54452a')}${fl(f, '#ffcf7a')}</defs>${flame(24, 43, 3, 3, f)}<path d="M21 5h6v38h-6Z" fill="#5e4f30"/><g fill="url(#${g})"><circle cx="16" cy="14" r="6"/><circle cx="32" cy="14" r="6"/><circle cx="16" cy="26" r="6"/><circle cx="32" cy="26" r="6"/><circle cx="16" cy="37" r="5"/><circle cx="32" cy="37" r="5"/><path d="M20 3h8l2 6H18Z"/></g>`;
  },
};
export type ShipKind = keyof typeof BODY;
export const SHIP_KINDS = Object.keys(BODY) as readonly ShipKind[];

export const shipBody = (kind: ShipKind): string => BODY[kind](newId(), newId());

/** A ship by itself, with a soft shadow of its own, so that no filter is needed. */
export function ship(kind: ShipKind, turned = 0): string {
  const g = newId();
  const shade = `<defs><radialGradient id="${g}"><stop offset=".3" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs><ellipse cx="26" cy="30" rx="23" ry="19" fill="url(#${g})" opacity=".4"/>`;
  return svg(48, 48, `${shade}<g transform="rotate(${turned} 24 24)">${shipBody(kind)}</g>`, {
    box: '-1 -1 50 50',
  });
}

export const shipAt = (kind: ShipKind, x: number, y: number, size: number, turned = 0): string =>
  `<g transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${n(size / 48)}) rotate(${turned} 24 24)">${shipBody(kind)}</g>`;
