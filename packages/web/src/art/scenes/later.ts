import { between, blob, chanceOf, n, row } from '../draw.ts';
import { shipAt } from '../ships.ts';
import { all, COAT, dust, flight, head, man, paint, put, soldier } from './brushes.ts';

export function occupation(w: number, h: number): string {
  const p = paint(),
    sky = p.lin([
      [0, '#1d2733'],
      [0.55, '#566573'],
      [0.85, '#aab0a6'],
      [1, '#c9c2a8'],
    ]),
    beam = p.lin(
      [
        [0, '#fffbe6', 0.9],
        [1, '#fffbe6', 0.05],
      ],
      [0, 0, 1, 1],
    ),
    mud = p.lin([
      [0, '#6d6552'],
      [0.3, '#38342c'],
      [1, '#0d0d0d'],
    ]),
    cloud = p.lin([
      [0, '#101820', 0.7],
      [1, '#3d4a56', 0],
    ]);
  const q = chanceOf('mud');
  const tent = (x: number, y: number, s: number, a: string, b: string, e: string): string =>
    put(
      x,
      y,
      s,
      `<path d="M-16 0-2-18 4-18 18 0Z" fill="${a}"/><path d="M-16 0-2-18 2 0Z" fill="${b}"/><path d="M-2-18 4-18 18 0" fill="none" stroke="${e}" stroke-width=".9"/><path d="M-9 0-5-8-2 0Z" fill="#0b0d10"/><path d="M-2-18V-22M4-18 22 1M-2-18-20 1" stroke="#14171b" stroke-width=".7"/>`,
    );
  return p.sheet(
    w,
    h,
    `${all} fill="${sky}"/>${row(3, (i) => `<path d="${blob(q, 40 + i * 90, between(q, 2, 22), between(q, 44, 76), between(q, 6, 12), 7, 0.4)}" fill="${cloud}"/>`)}
<g opacity=".9">${shipAt('heavy', 66, 20, 38, 96)}${flight('raider', [
      [108, 12, 18, 100],
      [34, 34, 15, 100],
    ])}</g>
<path d="M0 66C30 56 60 62 90 57 130 51 170 60 260 54V80H0Z" fill="#6f7a78"/><path d="M0 66C30 56 60 62 90 57 130 51 170 60 260 54" fill="none" stroke="#e3dfc4" stroke-width=".8" opacity=".7"/>
${tent(20, 72, 0.62, '#5d6460', '#4a514f', '#dcd8bf')}${tent(172, 70, 0.6, '#5d6460', '#4a514f', '#dcd8bf')}${tent(246, 72, 0.7, '#525956', '#424947', '#dcd8bf')}<path d="M0 72H260V104H0Z" fill="${mud}"/><path d="M90 104C104 90 112 82 118 72H146C152 84 168 94 186 104Z" fill="#8b8470" opacity=".5"/><path d="M98 100C110 92 116 84 120 76M172 102C160 92 150 84 146 76" stroke="#d8d0b4" stroke-width="1" opacity=".5"/>
<path d="M209 32 60 76 96 96Z" fill="${beam}" opacity=".55"/><g fill="#0d1116"><path d="M200 36H226V24H200ZM197 36H229V39H197ZM198 20 213 12 228 20V24H198Z"/><path d="M203 39 196 100H200L206.5 39ZM223 39 230 100H226L219.5 39Z"/><path d="M202 56H224M200 76H226M203 40 226 76M223 40 200 76" stroke="#0d1116" stroke-width="1.6"/></g><circle cx="206" cy="32" r="3.6" fill="#fffdf0"/><path d="M198 20 213 12 228 20" fill="none" stroke="#e3dfc4" stroke-width=".8"/>${head(217, 31, 0.42, '#05080c')}
${soldier(112, 82, 0.5, '#171c22', '#e8ecec')}${soldier(130, 80, 0.46, '#171c22', '#e8ecec')}${soldier(147, 82, 0.5, '#171c22', '#e8ecec')}${soldier(104, 98, 0.92, '#0e1216', '#f2f6f6')}${soldier(156, 99, 0.95, '#0e1216', '#f2f6f6')}
${tent(16, 100, 1.6, '#191b1d', '#101214', '#b8b39a')}${man(52, 99, 0.62, '#0a0b0d', '#d8d0b4', true, COAT)}${man(62, 100, 0.6, '#0a0b0d', '#d8d0b4')}
<g fill="none" stroke="#050607" stroke-width="1.2"><path d="M-4 97q6-8 11 0${row(24, () => 't11 0')}M-4 97q6 8 11 0${row(24, () => 't11 0')}"/></g>`,
  );
}

export function basestarBridge(w: number, h: number): string {
  const p = paint(),
    q = chanceOf('hybrid'),
    back = p.rad(
      [
        [0, '#ffe9e2'],
        [0.1, '#ff9a86'],
        [0.34, '#a31f22'],
        [0.72, '#3a0a12'],
        [1, '#0d0308'],
      ],
      [0.5, 0.3, 0.66],
    ),
    fall = p.lin([
      [0, '#ff6a55', 0],
      [0.2, '#ff6a55', 0.8],
      [1, '#ffd5cb', 0.15],
    ]),
    pool = p.lin([
      [0, '#ffd8cd'],
      [0.2, '#e0483c'],
      [1, '#2a060c'],
    ]),
    col = p.lin(
      [
        [0, '#1d060b'],
        [0.5, '#5e1418'],
        [1, '#120408'],
      ],
      [0, 0, 1, 0],
    );
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/><path d="M112 74C108 46 112 16 130-2 148 16 152 46 148 74Z" fill="#fff4ef" opacity=".8"/><path d="M120 74C118 48 121 26 130 12 139 26 142 48 140 74Z" fill="#ff8a76"/><path d="M130 74V30" stroke="#fff" stroke-width="2"/><g fill="none" stroke="#5e1418" stroke-width="2.4"><path d="M112 74C108 46 112 16 130-2 148 16 152 46 148 74"/><path d="M103 74C97 42 103 10 122-6M157 74C163 42 157 10 138-6" stroke-width="1.6"/></g><path d="M113 34 97 28M112 52 97 50M147 34 163 28M148 52 163 50" stroke="#5e1418" stroke-width="2"/>
${row(26, (i) => {
  const x = 6 + i * 10 + between(q, -2, 2);
  if (x > 92 && x < 168) return '';
  const t = between(q, 0, 14),
    b = between(q, 58, 78);
  let d = '';
  for (let y = t; y < b; ) {
    const k = between(q, 1.5, 6);
    d += `M${n(x)} ${n(y)}v${n(k)}`;
    y += k + between(q, 1.2, 3.4);
  }
  return `<path d="${d}" stroke="${q() < 0.25 ? '#ffe9e2' : '#ff7a66'}" stroke-width="${n(between(q, 0.7, 1.5))}" opacity="${n(between(q, 0.45, 0.95))}"/>`;
})}
${(
  [
    [0, 18],
    [40, 13],
    [74, 9],
  ] as const
)
  .map(
    ([x, a]) =>
      `<path d="M${x} 0H${x + a}L${x + a - 3} 76H${x + 2}Z" fill="${col}"/><path d="M${x + a} 0L${x + a - 3} 76" stroke="#ffb3a4" stroke-width="1" opacity=".85"/><path d="M${260 - x} 0H${260 - x - a}L${260 - x - a + 3} 76H${260 - x - 2}Z" fill="${col}"/><path d="M${260 - x - a} 0L${260 - x - a + 3} 76" stroke="#ffb3a4" stroke-width="1" opacity=".85"/>`,
  )
  .join('')}
<path d="M0 76C60 68 200 68 260 76V104H0Z" fill="#160409"/><ellipse cx="130" cy="86" rx="96" ry="14" fill="#0b0205"/><ellipse cx="130" cy="84" rx="94" ry="13" fill="${pool}"/><ellipse cx="130" cy="84" rx="94" ry="13" fill="none" stroke="#ffe3da" stroke-width="1"/><g fill="none" stroke="#fff" stroke-width=".7" opacity=".55"><ellipse cx="104" cy="82" rx="18" ry="3"/><ellipse cx="104" cy="82" rx="32" ry="5.6"/><ellipse cx="160" cy="88" rx="14" ry="2"/></g><path d="M118 74h24l6 20h-36Z" fill="${fall}" opacity=".5"/>
${soldier(34, 86, 0.92, '#0a0205', '#ff8a78')}${soldier(226, 86, 0.92, '#0a0205', '#ff8a78', true)}${man(168, 92, 1.28, '#080205', '#ffd9cf', true, COAT)}${put(168, 92, 1.28, '<path d="M-8.6-26.4C-13-22-18-17-25-13.6L-24-11C-16-13.6-10-18-6-22Z" fill="#080205"/><path d="M-8.6-26.4C-13-22-18-17-25-13.6" fill="none" stroke="#ffd9cf" stroke-width=".8"/>')}<path d="M134 78C132 76 137 74 139 76" stroke="#fff" stroke-width="1.2" fill="none"/>
${man(92, 92, 1.2, '#080205', '#ffb3a4', false, COAT)}<path d="M0 98C60 92 200 92 260 98V104H0Z" fill="#070103"/>`,
  );
}

export function nebula(w: number, h: number): string {
  const p = paint(),
    q = chanceOf('nebula'),
    back = p.rad(
      [
        [0, '#fff3e2'],
        [0.1, '#ffc79e'],
        [0.3, '#c55a7c'],
        [0.6, '#3c2a6b'],
        [1, '#080b1c'],
      ],
      [0.62, 0.42, 0.7],
    ),
    veil = p.lin(
      [
        [0, '#0a0c20', 0.85],
        [1, '#2a1d52', 0.1],
      ],
      [0, 0, 1, 1],
    ),
    teal = p.rad([
      [0, '#6fe0e6', 0.75],
      [0.6, '#2a7d9e', 0.3],
      [1, '#2a7d9e', 0],
    ]),
    rose = p.rad([
      [0, '#ff9bb0', 0.6],
      [1, '#ff9bb0', 0],
    ]),
    star = p.rad([
      [0, '#fff'],
      [0.2, '#fff2dc', 0.9],
      [1, '#ffcf9a', 0],
    ]);
  const cloud = (
    x: number,
    y: number,
    a: number,
    b: number,
    fill: string,
    o: number,
    k = 11,
  ): string => `<path d="${blob(q, x, y, a, b, k, 0.34)}" fill="${fill}" opacity="${o}"/>`;
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/>${dust('neb', 260, 104, 70, '#fff4ea')}<ellipse cx="60" cy="34" rx="90" ry="46" fill="${teal}"/><ellipse cx="226" cy="80" rx="80" ry="40" fill="${rose}"/>
${cloud(60, 30, 58, 18, '#7fe6ea', 0.16)}${cloud(90, 48, 66, 14, '#3aa0bd', 0.22)}${cloud(200, 26, 60, 14, '#ffb39a', 0.22)}${cloud(176, 62, 70, 15, '#e8688c', 0.2)}${cloud(130, 40, 80, 10, '#ffe2c4', 0.14)}
<path d="M-4 18C30 6 52 26 84 18 116 10 120-2 150-4H-4Z" fill="${veil}"/><path d="M264 6C236 10 226 24 204 22 184 20 176 8 156 10 172-2 220-6 264-6Z" fill="#0d1030" opacity=".55"/>
<circle cx="164" cy="42" r="34" fill="${star}"/><path d="M120 42H208M164 6V78" stroke="#fff" stroke-width=".8" opacity=".8"/><circle cx="164" cy="42" r="3.4" fill="#fff"/>
<path d="M-4 66C18 54 34 70 58 62 74 56 82 66 96 70 116 76 130 66 148 74 172 84 190 70 214 78 236 86 246 76 264 80V108H-4Z" fill="#2b1c4e" opacity=".75"/><path d="M-4 66C18 54 34 70 58 62 74 56 82 66 96 70 116 76 130 66 148 74 172 84 190 70 214 78 236 86 246 76 264 80" fill="none" stroke="#ffc3b0" stroke-width=".9" opacity=".75"/><path d="M-4 82C22 74 40 90 70 84 96 78 108 92 140 90 176 88 196 98 264 92V108H-4Z" fill="#0c0a22" opacity=".95"/><path d="M-4 82C22 74 40 90 70 84 96 78 108 92 140 90 176 88 196 98 264 92" fill="none" stroke="#8d6fb8" stroke-width=".8" opacity=".8"/>
<g fill="#070918">${put(94, 44, 1, '<path d="M-36 1-29-4-20-5.4-16-8H16L20-5.6 34-5 37-2V3L34 5.6 20 6 16 8.4H-16L-20 5-29 4.4Z"/><path d="M-15-12H14L16-9H-17ZM-15 12H14L16 9.4H-17Z"/>')}${put(40, 28, 0.5, '<path d="M-24 0-16-5H20L26-2V4L20 6H-16Z"/>')}${put(34, 54, 0.62, '<path d="M-20-3H14V-7H22V6H-20Z"/><circle cx="-10" r="6"/><circle cx="2" r="6"/>')}${put(132, 26, 0.36, '<path d="M-24 0-16-5H20L26-2V4L20 6H-16Z"/>')}${put(66, 66, 0.5, '<path d="M-24 0-16-5H20L26-2V4L20 6H-16Z"/>')}</g><path d="M78 36H110L114 38.4 128 39 131 42M79 32H108" fill="none" stroke="#ffe2c4" stroke-width=".8"/><path d="M57 45H50M57.5 41.5H52" stroke="#9fdcff" stroke-width="1.6"/><g stroke="#ffe2c4" stroke-width=".6"><path d="M32 25.5H50L53 27M22 52H43M55 63.5H76"/></g>`,
  );
}
