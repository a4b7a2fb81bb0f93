import { between, chanceOf, n, newId, row } from '../draw.ts';
import { all, COAT, dust, fist, head, man, paint, put } from './brushes.ts';

export function revolt(w: number, h: number): string {
  const a = newId(),
    b = newId(),
    c = newId();
  return `<defs><radialGradient id="${a}" cx=".5" cy=".62" r=".75"><stop offset="0" stop-color="#ffd08a"/><stop offset=".28" stop-color="#ef7b35"/><stop offset=".62" stop-color="#7c2a1c"/><stop offset="1" stop-color="#1a0b10"/></radialGradient><linearGradient id="${b}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0508" stop-opacity=".7"/><stop offset=".35" stop-color="#0a0508" stop-opacity="0"/></linearGradient><linearGradient id="${c}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0a080c"/><stop offset=".35" stop-color="#4a3a38"/><stop offset=".5" stop-color="#1a1416"/><stop offset="1" stop-color="#050406"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#${a})"/>
<g opacity=".35" fill="#2a0e10">${[0.08, 0.2, 0.34, 0.5, 0.63, 0.78, 0.9].map((k, i) => `<circle cx="${n(w * k)}" cy="${n(h * (0.72 + (i % 3) * 0.05))}" r="${n(h * 0.13)}"/><path d="M${n(w * k - h * 0.22)} ${h}C${n(w * k - h * 0.2)} ${n(h * 0.85)} ${n(w * k + h * 0.2)} ${n(h * 0.85)} ${n(w * k + h * 0.22)} ${h}Z"/>`).join('')}</g>
${fist(w * 0.13, h * 0.66, h / 118, -14, '#1c0c0d', '#ffb067')}${fist(w * 0.88, h * 0.7, h / 125, 14, '#1c0c0d', '#ff9a50')}${fist(w * 0.3, h * 0.46, h / 95, -6, '#150809', '#ffc27a')}${fist(w * 0.7, h * 0.5, h / 98, 9, '#150809', '#ffb067')}${fist(w * 0.5, h * 0.36, h / 80, 2, '#100607', '#ffd9a0')}
${[0.04, 0.21, 0.4, 0.6, 0.79, 0.96].map((k, i) => (i === 2 ? `<path d="M${n(w * k - 3)} 0C${n(w * k - 4)} ${n(h * 0.3)} ${n(w * k - 26)} ${n(h * 0.5)} ${n(w * k - 4)} ${h}H${n(w * k + 5)}C${n(w * k - 16)} ${n(h * 0.5)} ${n(w * k + 4)} ${n(h * 0.3)} ${n(w * k + 5)} 0Z" fill="#120c0e"/><path d="M${n(w * k - 2)} 0C${n(w * k - 3)} ${n(h * 0.3)} ${n(w * k - 24)} ${n(h * 0.5)} ${n(w * k - 3)} ${h}" fill="none" stroke="#ffb067" stroke-width="1" opacity=".6"/>` : i === 3 ? `<path d="M${n(w * k - 4)} 0C${n(w * k - 2)} ${n(h * 0.3)} ${n(w * k + 22)} ${n(h * 0.5)} ${n(w * k - 3)} ${h}H${n(w * k + 6)}C${n(w * k + 32)} ${n(h * 0.5)} ${n(w * k + 6)} ${n(h * 0.3)} ${n(w * k + 4)} 0Z" fill="#120c0e"/>` : `<rect x="${n(w * k - 4.5)}" width="9" height="${h}" fill="url(#${c})"/>`)).join('')}<rect y="${n(h * 0.07)}" width="${w}" height="7" fill="#140e10"/><rect width="${w}" height="${h}" fill="url(#${b})"/>`;
}

export function accused(w: number, h: number): string {
  const p = paint(),
    back = p.rad(
      [
        [0, '#37566a'],
        [0.5, '#15242f'],
        [1, '#060b11'],
      ],
      [0.5, 0.45, 0.62],
    ),
    cone = p.lin([
      [0, '#fff3cf', 0.95],
      [1, '#ffdf9a', 0.14],
    ]),
    pool = p.rad([
      [0, '#fff0c4', 0.9],
      [1, '#ffdf9a', 0],
    ]),
    grey = p.lin([
      [0, '#31424f'],
      [1, '#131c25'],
    ]);
  const arm =
    '<path d="M0 4C12-2 24-4 36-5L44-8.5 45.5-6.6 41-4 47-4.6 47.4-2.4 41-1.4C40 1.6 37 2.6 33 2.4 22 4 12 8 4 14Z" fill="#05080d"/><path d="M0 4C12-2 24-4 36-5L44-8.5 45.5-6.6" fill="none" stroke="#ffe3a4" stroke-width="1"/>';
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/>${row(7, (i) => `<path d="M${i * 40 + 2} 0h30v62h-30Z" fill="${grey}" opacity=".55"/><path d="M${i * 40 + 2} 20h30M${i * 40 + 2} 42h30" stroke="#0a1118" stroke-width="1"/>`)}<path d="M0 66H260V104H0Z" fill="#0b1219"/><g stroke="#23394a" stroke-width=".8">${row(11, (i) => `<path d="M130 40L${i * 52 - 130} 104"/>`)}<path d="M0 66H260M0 82H260"/></g>
<path d="M121 8H139L190 98H70Z" fill="${cone}" opacity=".62"/><ellipse cx="130" cy="92" rx="64" ry="12" fill="${pool}"/><path d="M129 0h2v5h9l6 7h-32l6-7h9Z" fill="#05090d"/><path d="M116 12h28" stroke="#fffbe8" stroke-width="2"/>
<path d="M112 64H148V98H144V84H116V98H112Z" fill="#1a1512"/>${man(130, 99, 1.58, '#0b0d12', '', false)}<g fill="none" stroke="#fff2cc" stroke-width="1.3" stroke-linecap="round"><path d="M124.7 41.5C124.3 37 126.5 35.2 130 35.2S135.7 37 135.3 41.5M116 60C117 53 121 50.5 126.5 49.5M144 60C143 53 139 50.5 133.5 49.5"/></g>
${put(44, 56, 1, arm)}${put(218, 60, 1, arm, true)}${put(14, 78, 1.1, arm, false, -10)}${put(250, 78, 1.1, arm, true, 10)}
${head(40, 82, 1.75, '#070c12', '#c9ae74')}${head(222, 84, 1.75, '#070c12', '#c9ae74')}${head(84, 106, 1.7, '#04070b', '#8f7c56')}${head(178, 106, 1.7, '#04070b', '#8f7c56')}${head(6, 102, 2.1, '#04070b', '#8f7c56')}${head(254, 102, 2.1, '#04070b', '#8f7c56')}`,
  );
}

export function council(w: number, h: number): string {
  const p = paint(),
    wall = p.rad(
      [
        [0, '#ffe9b8'],
        [0.3, '#d79a4a'],
        [0.62, '#5b3a2a'],
        [1, '#150e14'],
      ],
      [0.5, 0.3, 0.62],
    ),
    cloth = p.lin(
      [
        [0, '#3a1f2a'],
        [0.5, '#7c3b35'],
        [1, '#2c1620'],
      ],
      [0, 0, 1, 0],
    ),
    top = p.lin([
      [0, '#e8b468'],
      [0.25, '#5a3a28'],
      [1, '#120b0f'],
    ]),
    ray = p.lin([
      [0, '#fff2cf', 0.5],
      [1, '#fff2cf', 0],
    ]);
  const seal = `<g fill="none" stroke="#3b2318" stroke-width="1.6"><circle cx="130" cy="26" r="17"/><circle cx="130" cy="26" r="13.4" stroke-width=".8"/></g><path d="M130 14.5 132.6 22.4 141 22.4 134.2 27.4 136.8 35.4 130 30.4 123.2 35.4 125.8 27.4 119 22.4 127.4 22.4Z" fill="#3b2318"/>`;
  return p.sheet(
    w,
    h,
    `${all} fill="${wall}"/><path d="M100-2H160L214 104H46Z" fill="${ray}"/>${seal}
${[16, 54, 206, 244].map((x, i) => `<path d="M${x - 11} -2H${x + 11}V${i % 3 ? 54 : 48}L${x} ${i % 3 ? 62 : 56}L${x - 11} ${i % 3 ? 54 : 48}Z" fill="${cloth}"/><path d="M${x - 5.5} 14L${x} 8 ${x + 5.5} 14V28H${x - 5.5}Z" fill="none" stroke="#e8b468" stroke-width="1.1" opacity=".65"/><path d="M${x + 11} -2V${i % 3 ? 54 : 48}" stroke="#f2c27a" stroke-width=".8" opacity=".5"/>`).join('')}
<path d="M0 66C50 56 210 56 260 66V76H0Z" fill="#1c1116" opacity=".7"/>${(
      [
        [30, 67, 0.78],
        [62, 64, 0.74],
        [92, 62, 0.7],
        [168, 62, 0.7],
        [198, 64, 0.74],
        [230, 67, 0.78],
      ] as const
    )
      .map(([x, y, s], i) => head(x, y, s, '#2a171a', i % 2 ? '#e7ac62' : '#ffd08c'))
      .join('')}
${man(130, 79, 1.02, '#170c10', '#ffe2a6', false, COAT)}${put(130, 79, 1.02, '<path d="M-8.6-26C-13-30-16-35-17.4-42L-14.6-43C-12.6-37-9.8-33-6-30Z" fill="#170c10"/><path d="M-17.4-42C-16-35-13-30-8.6-26" fill="none" stroke="#ffe2a6" stroke-width=".8"/>')}<path d="M117 62H143L140 84H120Z" fill="#241319"/><path d="M117 62H143" stroke="#f6c67e" stroke-width="1.2"/>
<path d="M-4 80C50 66 210 66 264 80V92C210 78 50 78-4 92Z" fill="${top}"/><path d="M-4 80C50 66 210 66 264 80" fill="none" stroke="#ffd897" stroke-width="1"/>${[46, 82, 178, 214].map((x, i) => `<path d="M${x - 6} ${73 - (i % 3 ? 2 : 0)}l8-1.4 5 2.4-8 1.4Z" fill="#ffe9c4" opacity=".8"/>`).join('')}
${head(20, 108, 1.5, '#0b0609', '#a4693a')}${head(74, 112, 1.6, '#0b0609', '#8a5630')}${head(188, 112, 1.6, '#0b0609', '#8a5630')}${head(242, 108, 1.5, '#0b0609', '#a4693a')}`,
  );
}

export function crowd(w: number, h: number): string {
  const p = paint(),
    q = chanceOf('crowd'),
    back = p.rad(
      [
        [0, '#fff4d6'],
        [0.14, '#f2d9a0'],
        [0.4, '#7d7a6e'],
        [1, '#0d121b'],
      ],
      [0.5, 0.3, 0.64],
    ),
    ray = p.lin([
      [0, '#fff6dc', 0.7],
      [1, '#fff6dc', 0],
    ]),
    card = p.lin([
      [0, '#e9dcc0'],
      [1, '#8d8470'],
    ]);
  const sign = (x: number, y: number, rot: number, a: number, b: number, mark: string): string =>
    put(
      x,
      y,
      1,
      `<path d="M-1 0V40" stroke="#15131a" stroke-width="2.4"/><path d="M${-a} ${-b}H${a}V${b}H${-a}Z" fill="${card}" stroke="#15131a" stroke-width=".8"/>${mark}`,
      false,
      rot,
    );
  const line = (y: number, s: number, k: number, fill: string, rim: string): string =>
    row(k, (i) => {
      const x = (i + 0.5) * (264 / k) - 2 + between(q, -4, 4),
        z = s * between(q, 0.88, 1.12);
      return head(n(x), n(y + between(q, -3, 4)), n(z), fill, q() < 0.75 ? rim : '');
    });
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/>${row(5, (i) => `<path d="M${i * 22} 0 ${i * 22 + 12} 0 ${104 + i * 2} 56H${101 + i * 2}ZM${260 - i * 22} 0 ${248 - i * 22} 0 ${156 - i * 2} 56H${159 - i * 2}Z" fill="#1c222c" opacity=".5"/>`)}<path d="M104 58V22Q104 10 116 10H144Q156 10 156 22V58Z" fill="#fffaf0"/><path d="M104 58V22Q104 10 116 10H144Q156 10 156 22V58" fill="none" stroke="#4a4238" stroke-width="3.4"/><path d="M130 10V58" stroke="#d9c79c" stroke-width=".8"/><path d="M106 12H154L240 104H20Z" fill="${ray}" opacity=".6"/>
${man(120, 58, 0.82, '#2b2a2e', '', false)}${man(140, 58, 0.82, '#2b2a2e', '', true)}<path d="M110.5 36H149.5" stroke="#2b2a2e" stroke-width="2.2"/>
${line(68, 0.7, 14, '#6b5f52', '#ffeec2')}${sign(48, 36, -8, 15, 9, '<path d="M-9-3H9M-9 3H5" stroke="#7a2a22" stroke-width="2.6"/>')}${sign(84, 44, 5, 10, 7, '<path d="M0-5a5 5 0 1 0 .010 0Z" fill="none" stroke="#2a3a52" stroke-width="2"/>')}${sign(204, 32, 7, 16, 10, '<path d="M-6 0H6M0-6V6" stroke="#7a2a22" stroke-width="3.2" transform="rotate(45)"/>')}${sign(176, 44, -4, 10, 7, '<path d="M-6-2H6M-6 2.6H3" stroke="#2a3a52" stroke-width="2"/>')}
${line(82, 0.95, 11, '#39342f', '#e9cf98')}${put(98, 88, 1, '<path d="M-3 10C-5-6-6-16-4-26L-.6-26C-1-16 1-6 4 10Z" fill="#26221f"/><path d="M-7-30.5C-6-27-2-25.5-.6-26 2-26 4-28 5-31Z" fill="#26221f"/>')}${put(164, 90, 1, '<path d="M-4 10C-2-6 0-16 0-26L3.4-26C5-16 4-6 4 10Z" fill="#26221f"/><path d="M-4-30.5C-3-27 0-25.5 2-26 5-26 7-28 8-31Z" fill="#26221f"/>')}
${line(102, 1.42, 8, '#0e0f14', '#a58f66')}`,
  );
}

export function airlock(w: number, h: number): string {
  const p = paint(),
    wall = p.lin([
      [0, '#2b1418'],
      [0.5, '#4a1c1c'],
      [1, '#12080c'],
    ]),
    glass = p.rad(
      [
        [0, '#dff1ff'],
        [0.35, '#7fb0d4'],
        [0.75, '#1f3c56'],
        [1, '#0a1622'],
      ],
      [0.5, 0.42, 0.62],
    ),
    alarm = p.rad([
      [0, '#ffd0c0'],
      [0.2, '#ff5a42', 0.9],
      [1, '#ff2a1c', 0],
    ]),
    steel = p.lin([
      [0, '#6a5a5c'],
      [0.4, '#3a2a2e'],
      [1, '#140c10'],
    ]);
  return p.sheet(
    w,
    h,
    `${all} fill="${wall}"/>${row(9, (i) => `<path d="M${i * 32 + 2} 0V104" stroke="#1a0c10" stroke-width="2"/>`)}<path d="M0 26H260M0 78H260" stroke="#1a0c10" stroke-width="2"/>
<circle cx="42" cy="22" r="58" fill="${alarm}" opacity=".85"/><circle cx="218" cy="22" r="58" fill="${alarm}" opacity=".85"/>${[42, 218].map((x) => `<path d="M${x - 6} 26V20a6 6 0 0 1 12 0V26Z" fill="#ffe3da"/><path d="M${x - 8} 26h16v4h-16Z" fill="#1a0c10"/>`).join('')}
<path d="M94-2H166L190 22V82L166 106H94L70 82V22Z" fill="${steel}" stroke="#c98a80" stroke-width="1"/><g fill="#12090c">${(
      [
        [82, 20],
        [178, 20],
        [82, 84],
        [178, 84],
        [76, 52],
        [184, 52],
      ] as const
    )
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`)
      .join('')}</g>
<path d="M101 8H159L178 27V77L159 96H101L82 77V27Z" fill="${glass}" stroke="#0a1118" stroke-width="3"/><path d="M112 18H148L156 26V70H104V26Z" fill="#04080f" stroke="#a9cdea" stroke-width="1"/>${put(105, 19, 0.82, dust('lock', 60, 60, 34))}<path d="M112 18H129V70H104V26Z" fill="#2a4258" stroke="#8fb6d4" stroke-width=".7"/><path d="M124 22V68" stroke="#8fb6d4" stroke-width="1"/><path d="M104 70 84 92H176L156 70Z" fill="#5d87a8"/><path d="M118 70 110 94M142 70 150 94" stroke="#1f3c56" stroke-width="1"/>
<path d="M100 96 120 72H146L164 96Z" fill="#0a1622" opacity=".45"/>${man(131, 88, 1.34, '#060b12', '#ffffff')}<path d="M86 36 104 12M90 60 126 12M158 94 176 70" stroke="#ffffff" stroke-width="2" opacity=".22"/>
<path d="M82 27 101 8H159L178 27" fill="none" stroke="#ffb7a8" stroke-width="1.2" opacity=".8"/><g fill="#e8b23c">${row(7, (i) => `<path d="M${72 + i * 18} 99l6-6h7l-6 6Z"/>`)}</g>
<path d="M196 42h22v32h-22Z" fill="#190d10" stroke="#ff9a88" stroke-width=".8"/><path d="M200 47h14v5h-14Z" fill="#ff5a42"/><path d="M200 56h5v4h-5ZM209 56h5v4h-5Z" fill="#6a3a38"/>
${put(236, 112, 2.1, '<path d="M6-44C9-44 10.6-41.6 10.2-38.4 9.8-36 8.6-34.6 8-34 13-32.6 16-28 17 0H-5L-3.4-18-13-20.4-18.6-25-16.6-27.4-11.4-23.6-2.4-22.6C-3-28-1-32.6 4-34 2.6-35.4 1.8-37 1.9-39.2 2-42 3.4-44 6-44Z" fill="#080406"/><path d="M6-44C3.4-44 2-42 1.9-39.2 1.8-37 2.6-35.4 4-34-1-32.6-3-28-2.4-22.6L-11.4-23.6-16.6-27.4" fill="none" stroke="#ff9a88" stroke-width=".55"/>')}${head(20, 112, 2, '#080406', '#ff7a66')}`,
  );
}
