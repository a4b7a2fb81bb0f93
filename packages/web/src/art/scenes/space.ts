import { between, blob, chanceOf, n, newId, row } from '../draw.ts';
import { shipAt } from '../ships.ts';
import { ball } from '../worlds.ts';
import { all, COAT, dust, flight, man, paint } from './brushes.ts';

export function raid(w: number, h: number): string {
  const a = newId();
  return `<defs><radialGradient id="${a}" cx=".25" cy=".4" r=".9"><stop offset="0" stop-color="#5a1d1c"/><stop offset=".5" stop-color="#1d1220"/><stop offset="1" stop-color="#080b14"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#${a})"/>${dust('raid', w, h, 56)}${ball('far', 'rare', { r: h * 0.5, cx: w * 0.92, cy: h * 1.05, features: ['crater'] })}${shipAt('basestar', w * 0.24, h * 0.42, h * 0.78, 12)}${flight(
    'raider',
    [
      [w * 0.52, h * 0.3, h * 0.26, 80],
      [w * 0.62, h * 0.55, h * 0.3, 95],
      [w * 0.46, h * 0.7, h * 0.24, 100],
    ],
  )}${shipAt('viper', w * 0.82, h * 0.36, h * 0.26, -84)}<path d="M${w * 0.66} ${h * 0.52}L${w * 0.78} ${h * 0.4}" stroke="#ffd0a0" stroke-width="1.5"/>`;
}

export function ruins(w: number, h: number): string {
  const p = paint(),
    r = chanceOf('ruins'),
    sky = p.lin([
      [0, '#2a1a2b'],
      [0.4, '#8a4030'],
      [0.75, '#f0a052'],
      [1, '#ffd491'],
    ]),
    sun = p.rad([
      [0, '#fff6d8'],
      [0.3, '#ffdc94', 0.95],
      [1, '#ff9a4a', 0],
    ]),
    near = p.lin([
      [0, '#2a151a'],
      [1, '#0a0609'],
    ]),
    smoke = p.lin([
      [0, '#160d16', 0.85],
      [1, '#3a2026', 0.1],
    ]);
  const town = (
    seed: string,
    base: number,
    tall: number,
    lo: number,
    fill: string,
    edge = '',
  ): string => {
    const q = chanceOf(seed);
    let d = `M-4 108V${base}`,
      e = '',
      x = -4;
    while (x < 264) {
      const bw = between(q, 8, 20),
        t = base - between(q, lo, tall),
        k = q();
      d += `L${n(x)} ${n(t)}`;
      if (k < 0.35)
        d += `L${n(x + bw * 0.3)} ${n(t + 6)}L${n(x + bw * 0.5)} ${n(t - 4)}L${n(x + bw * 0.7)} ${n(t + 9)}L${n(x + bw)} ${n(t + 5)}`;
      else if (k < 0.65) d += `L${n(x + bw)} ${n(t + between(q, 6, 16))}`;
      else
        d += `L${n(x + bw * 0.6)} ${n(t)}V${n(t - 9)}H${n(x + bw * 0.66)}V${n(t + 2)}L${n(x + bw)} ${n(t + 3)}`;
      e += `M${n(x)} ${n(t)}V${n(t + 14)}`;
      x += bw;
      d += `V${n(base - between(q, 0, 6))}`;
      x += between(q, 0, 7);
    }
    return `<path d="${d}L264 108Z" fill="${fill}"/>${edge ? `<path d="${e}" stroke="${edge}" stroke-width="1" opacity=".7"/>` : ''}`;
  };
  return p.sheet(
    w,
    h,
    `${all} fill="${sky}"/><circle cx="152" cy="52" r="62" fill="${sun}"/><circle cx="152" cy="52" r="13" fill="#fff7df"/>
<path d="M40 74C34 60 46 54 40 42 34 32 50 26 46 14 44 6 56 2 60-6H110C96 2 100 10 88 16 76 22 82 32 70 38 60 44 66 56 58 62 54 66 56 72 54 78Z" fill="${smoke}"/><path d="M214 76C210 66 218 62 214 54 212 46 222 44 222 36 224 26 240 26 246 16L264 10V36C252 36 250 44 242 46 234 50 236 58 230 62 226 66 228 72 226 78Z" fill="${smoke}" opacity=".8"/>
${town('far', 78, 34, 8, '#a5563a')}${town('mid', 88, 44, 10, '#5c2c2a', '#f0a862')}<path d="M176 96 180 26 187 22 188 32 192 30 196 96Z" fill="#43201f"/><path d="M180 26 187 22 188 32 192 30" fill="none" stroke="#ffc987" stroke-width=".9"/><path d="M181 40h6M181 50h8M180.5 60h9M180 70h10" stroke="#f0a862" stroke-width="1" stroke-dasharray="2 2.5" opacity=".8"/>
<path d="M-2 104V86L14 82 22 87 40 84 52 90 66 86 84 92 104 88 118 91 142 86 160 90 184 85 200 90 222 84 238 88 262 82V106Z" fill="${near}"/><path d="M-2 86 14 82 22 87 40 84 52 90 66 86 84 92 104 88 118 91 142 86 160 90 184 85 200 90 222 84 238 88 262 82" fill="none" stroke="#ffbf78" stroke-width=".8" opacity=".8"/><path d="M20 88 36 62M30 90 24 66M232 88 222 60M238 90 246 68M64 90 72 76" stroke="#0a0609" stroke-width="2"/>
${man(112, 91, 0.62, '#0a0608', '#fff0c8', false, COAT)}${man(124, 91, 0.56, '#0a0608', '#fff0c8')}${man(103, 91, 0.4, '#0a0608', '#ffdc9a')}<g fill="#ffd08a">${row(22, () => `<circle cx="${n(r() * 260)}" cy="${n(10 + r() * 76)}" r="${n(0.4 + r() * 0.7)}" opacity="${n(0.3 + r() * 0.6)}"/>`)}</g>`,
  );
}

export function scout(w: number, h: number): string {
  const p = paint(),
    sky = p.lin([
      [0, '#050913'],
      [1, '#0c1a30'],
    ]),
    limb = p.rad([
      [0, '#0b2036'],
      [0.9, '#174a6d'],
      [0.965, '#7cc9f0'],
      [0.985, '#e8fbff'],
      [1, '#e8fbff'],
    ]),
    air = p.rad([
      [0.86, '#5fb8ef', 0.55],
      [1, '#5fb8ef', 0],
    ]),
    sun = p.rad([
      [0, '#fffbe8'],
      [0.12, '#ffeebd', 0.95],
      [0.4, '#ffc46a', 0.35],
      [1, '#ff9a4a', 0],
    ]),
    night = p.lin(
      [
        [0, '#02060c', 0.92],
        [0.6, '#02060c', 0.55],
        [1, '#02060c', 0],
      ],
      [0, 0, 1, 0],
    ),
    beam = p.lin(
      [
        [0, '#f4fbff', 0.75],
        [1, '#bfe6ff', 0],
      ],
      [0, 0, 1, 1],
    ),
    disc = p.clip('M130 62A190 190 0 1 1 129.990 62Z');
  const q = chanceOf('scout');
  return p.sheet(
    w,
    h,
    `${all} fill="${sky}"/>${dust('scout', 260, 80, 60)}<circle cx="42" cy="17" r="6" fill="#8a7f9a"/><path d="M42 11A6 6 0 0 1 42 23 9 9 0 0 0 42 11Z" fill="#e4dcef"/><circle cx="130" cy="252" r="210" fill="${air}"/><circle cx="130" cy="252" r="190" fill="${limb}"/>
<g clip-path="${disc}"><g fill="#dff4ff" opacity=".34">${row(7, () => `<path d="${blob(q, between(q, 20, 250), between(q, 74, 104), between(q, 14, 34), between(q, 1.6, 4), 8, 0.4)}"/>`)}</g><g fill="#0a2a40" opacity=".6">${row(4, () => `<path d="${blob(q, between(q, 40, 230), between(q, 82, 104), between(q, 10, 22), between(q, 3, 7), 7, 0.5)}"/>`)}</g><rect y="40" width="230" height="64" fill="${night}"/></g>
<circle cx="214" cy="72" r="74" fill="${sun}"/><path d="M150 72H260M214 30V100" stroke="#fff6d8" stroke-width=".6" opacity=".7"/><path d="M58 66.3C92 61 168 61 206 69" fill="none" stroke="#e8fbff" stroke-width="1.2" opacity=".85"/>
<path d="M128 44 206 84 176 104H156Z" fill="${beam}" opacity=".6"/><ellipse cx="184" cy="92" rx="24" ry="6" fill="#e8fbff" opacity=".35" transform="rotate(14 184 92)"/>
${shipAt('raptor', 112, 37, 50, 112)}<path d="M20 30 82 34.5M34 40 84 40M48 24 88 29.5" stroke="#bfe0ff" stroke-width=".8" opacity=".4" stroke-linecap="round"/><circle cx="130" cy="45" r="3" fill="#fff"/>`,
  );
}
