import { between, chanceOf, n, row } from '../draw.ts';
import { all, dust, head, man, paint, put } from './brushes.ts';

export function water(w: number, h: number): string {
  const p = paint(),
    q = chanceOf('water'),
    back = p.rad(
      [
        [0, '#2f8fa6'],
        [0.4, '#134656'],
        [1, '#06111a'],
      ],
      [0.46, 0.45, 0.66],
    ),
    tank = p.lin(
      [
        [0, '#0c222d'],
        [0.3, '#5f97a8'],
        [0.5, '#2a5566'],
        [1, '#081720'],
      ],
      [0, 0, 1, 0],
    ),
    jet = p.lin([
      [0, '#f2fdff'],
      [0.5, '#8fe0f7', 0.9],
      [1, '#4fb4d8', 0.5],
    ]),
    alarm = p.rad([
      [0, '#ff8a5e', 0.95],
      [0.3, '#ff5a3a', 0.5],
      [1, '#ff3a2a', 0],
    ]),
    sea = p.lin([
      [0, '#c9f4ff'],
      [0.25, '#5fbfe0'],
      [1, '#0d3a50'],
    ]);
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/>${row(8, (i) => `<path d="M${i * 36 + 4} 0V84" stroke="#0d2a36" stroke-width="3"/>`)}
${(
  [
    [22, 46],
    [74, 44],
    [186, 44],
    [238, 46],
  ] as const
)
  .map(
    ([x, a]) =>
      `<path d="M${x - a / 2} 96V26Q${x - a / 2} 14 ${x} 14T${x + a / 2} 26V96Z" fill="${tank}"/><path d="M${x - a / 2} 38H${x + a / 2}M${x - a / 2} 64H${x + a / 2}" stroke="#0a1a22" stroke-width="2.4"/><path d="M${x - a / 2} 37H${x + a / 2}M${x - a / 2} 63H${x + a / 2}" stroke="#9fd5e2" stroke-width=".7"/><g fill="#b9e4ee">${row(6, (i) => `<circle cx="${n(x - a / 2 + 4 + (i * (a - 8)) / 5)}" cy="41" r=".8"/>`)}</g>`,
  )
  .join('')}
<path d="M0 4H260V12H0Z" fill="#081820"/><path d="M0 4.5H260" stroke="#7fc4d6" stroke-width="1"/><path d="M126 12h10v8h-10ZM20 12h5v4h-5ZM72 12h5v4h-5ZM184 12h5v4h-5ZM236 12h5v4h-5Z" fill="#081820"/>
<circle cx="206" cy="10" r="52" fill="${alarm}"/><path d="M200 14V9a6 6 0 0 1 12 0V14Z" fill="#ffe6d8"/>
<path d="M104 96V30Q104 16 131 16T158 30V96Z" fill="${tank}"/><path d="M104 38H158" stroke="#0a1a22" stroke-width="2.4"/><path d="M104 37H158" stroke="#9fd5e2" stroke-width=".7"/><path d="M118 46 124 42 129 48 136 43 141 50 148 52 142 57 145 64 137 62 131 67 127 60 119 60 122 53Z" fill="#03090d"/><path d="M118 46 124 42 129 48 136 43 141 50 148 52" fill="none" stroke="#ffb08a" stroke-width="1"/>
<path d="M123 50C134 44 146 52 152 62 160 76 164 88 168 100H104C112 86 116 66 123 50Z" fill="${jet}"/><g fill="none" stroke="#fff" stroke-width="1.2" opacity=".75"><path d="M128 52C124 66 122 82 116 96M134 52C136 68 134 84 136 98M141 56C148 70 150 84 156 98"/></g><g fill="#e4faff">${row(20, () => `<circle cx="${n(between(q, 92, 182))}" cy="${n(between(q, 46, 92))}" r="${n(between(q, 0.5, 1.6))}" opacity="${n(between(q, 0.4, 0.95))}"/>`)}</g>
<path d="M-2 90C30 84 60 92 96 88 120 84 150 86 176 89 206 93 232 85 262 90V106H-2Z" fill="${sea}"/><path d="M-2 90C30 84 60 92 96 88 120 84 150 86 176 89 206 93 232 85 262 90M20 98C50 95 70 99 96 97M170 98C200 95 220 100 246 97" fill="none" stroke="#eafcff" stroke-width="1"/>
${man(60, 99, 1.2, '#04090d', '#aeeaf7')}${put(60, 99, 1.2, '<path d="M8-27.5C14-29 20-31 25-35L26.6-32.6C21-28 14-24.5 7-23.5Z" fill="#04090d"/><path d="M8-27.5C14-29 20-31 25-35" fill="none" stroke="#aeeaf7" stroke-width=".8"/>')}${man(212, 100, 1.26, '#04090d', '#ff9a78', true)}<path d="M40 99H84M192 100H234" stroke="#0d3a50" stroke-width="3"/>`,
  );
}

export function bomb(w: number, h: number): string {
  const p = paint(),
    glow = p.rad([
      [0, '#ff7a5a', 0.95],
      [0.25, '#e0382a', 0.55],
      [1, '#7a0f12', 0],
    ]),
    back = p.lin([
      [0, '#0d141d'],
      [0.5, '#1a2430'],
      [1, '#070a10'],
    ]),
    torch = p.lin(
      [
        [0, '#eaf6ff', 0.75],
        [1, '#bfe0ff', 0.02],
      ],
      [1, 0, 0, 0],
    ),
    pipe = p.lin([
      [0, '#0b1018'],
      [0.35, '#57697c'],
      [0.55, '#2a3746'],
      [1, '#06090e'],
    ]);
  // 0, 3 and 2 on a display of seven bars.
  const NOUGHT = 'M1.2 0H5.2M6.2.8V5M6.2 6.6V10.8M1.2 11.6H5.2M.2 6.6V10.8M.2.8V5';
  const THREE = 'M1.2 0H5.2M6.2.8V5M6.2 6.6V10.8M1.2 11.6H5.2M1.2 5.8H5.2';
  const TWO = 'M1.2 0H5.2M6.2.8V5M1.2 5.8H5.2M.2 6.6V10.8M1.2 11.6H5.2';
  const digit = (x: number, d: string): string => `<path transform="translate(${x} 41)" d="${d}"/>`;
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/>${row(6, (i) => `<path d="M${8 + i * 52} 0V104" stroke="#263545" stroke-width="9"/><path d="M${12 + i * 52} 0V104" stroke="#0a0f16" stroke-width="2"/><g fill="#41546a">${[8, 30, 82].map((y) => `<circle cx="${8 + i * 52}" cy="${y}" r="1.3"/>`).join('')}</g>`)}
<rect y="8" width="260" height="13" fill="${pipe}"/><rect y="25" width="260" height="6" fill="${pipe}"/><rect y="78" width="260" height="15" fill="${pipe}"/>${[36, 122, 214].map((x) => `<path d="M${x} 5h9v19h-9ZM${x + 20} 75h10v21h-10Z" fill="#1b2531" stroke="#5a6d82" stroke-width=".8"/>`).join('')}
<circle cx="112" cy="50" r="76" fill="${glow}"/><path d="M210 38 214 62 108 88 74 84 76 22 106 18Z" fill="${torch}" opacity=".65"/>
<path d="M96 30C84 26 74 30 70 21M98 32C90 18 80 18 78 8M128 30C136 22 150 30 156 20M96 66C84 72 80 82 66 80M128 66C136 74 132 80 146 82" fill="none" stroke="#0a0508" stroke-width="2.6"/><path d="M96 30C84 26 74 30 70 21" fill="none" stroke="#ffce54" stroke-width="1.1"/><path d="M128 30C136 22 150 30 156 20" fill="none" stroke="#7fc4ff" stroke-width="1.1"/><path d="M96 66C84 72 80 82 66 80" fill="none" stroke="#ff8a6a" stroke-width="1.1"/>
<path d="M82 30H142V70H82Z" fill="#120d12" stroke="#ffb09a" stroke-width="1.1"/><path d="M82 30H142V35H82Z" fill="#3a2426"/>${[86, 98, 110, 122].map((x) => `<rect x="${x}" y="57" width="10" height="11" rx="2.4" fill="#6d4a33" stroke="#e8a070" stroke-width=".7"/><path d="M${x} 61h10" stroke="#2a1810" stroke-width="1.2"/>`).join('')}<circle cx="138" cy="63" r="1.8" fill="#ff4a3a"/>
<path d="M90 38H132V55H90Z" fill="#1d0406"/><g fill="none" stroke="#ff5a46" stroke-width="2" stroke-linecap="round">${digit(93, NOUGHT)}${digit(102, NOUGHT)}${digit(114, THREE)}${digit(123, TWO)}</g><path d="M111 44v1.8M111 49v1.8" stroke="#ff5a46" stroke-width="2"/>
${put(200, 106, 1.72, '<path d="M4-40C6.6-40.4 8.2-38.4 7.8-35.6 7.4-33.2 6-32 5.6-31.4 10-30 13-26.6 13.4-20L14-9C14-6 18-4 20-1V0H-6L-5-5 2-7-4-12-3-19-14-24.4-22-28.4-21-31 -13-27.6-3-26C-2.6-29-.6-31 1.6-31.6.2-33-.6-34.6-.2-36.8.2-38.8 1.8-39.8 4-40Z" fill="#05070b"/><path d="M4-40C1.8-39.8.2-38.8-.2-36.8-.4-34.6.2-33 1.6-31.6M-3-26-13-27.6-21-31M-3-19-4-12 2-7" fill="none" stroke="#ff9a80" stroke-width=".65"/><path d="M-24-32.4-18-30.4-18.8-27.6-24.8-29.8Z" fill="#2a3542"/><path d="M-24-32.4-24.8-29.8" stroke="#fff" stroke-width="1"/>')}
<path d="M0 98H260V104H0Z" fill="#04060a"/><path d="M0 98H260" stroke="#ff8a6a" stroke-width=".6" opacity=".5"/>`,
  );
}

export function lab(w: number, h: number): string {
  const p = paint(),
    back = p.rad(
      [
        [0, '#2c7f83'],
        [0.45, '#114049'],
        [1, '#060f17'],
      ],
      [0.36, 0.4, 0.7],
    ),
    screen = p.lin([
      [0, '#0c3b40'],
      [1, '#0a2830'],
    ]),
    lamp = p.lin([
      [0, '#d8fff6', 0.65],
      [1, '#d8fff6', 0],
    ]),
    liq = p.lin([
      [0, '#b9ffdf'],
      [1, '#2fae8f'],
    ]),
    liq2 = p.lin([
      [0, '#ffd58a'],
      [1, '#d9782f'],
    ]);
  const X = (i: number, k: number): number => n(72 + Math.sin(i * 0.62 + k) * 15),
    Y = (i: number): number => n(13 + i * 3.05);
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/>${row(7, (i) => `<path d="M${i * 44 - 4} 0V104" stroke="#0d2a33" stroke-width="1.4"/>`)}
<path d="M30 6H116V64H30Z" fill="#06161c"/><path d="M33 9H113V61H33Z" fill="${screen}" stroke="#6fe3cf" stroke-width=".8"/><g stroke="#1d5a5c" stroke-width=".6">${row(7, (i) => `<path d="M33 ${16 + i * 7}H113"/>`)}${row(9, (i) => `<path d="M${42 + i * 9} 9V61"/>`)}</g>
<g stroke="#9ff5e0" stroke-width="1.1" opacity=".75">${row(15, (i) => `<path d="M${X(i, 0)} ${Y(i)}L${X(i, 3.14)} ${Y(i)}"/>`)}</g><g fill="#e9fff9">${row(15, (i) => `<circle cx="${X(i, 0)}" cy="${Y(i)}" r="1.9"/>`)}</g><g fill="#ff8a78">${row(15, (i) => `<circle cx="${X(i, 3.14)}" cy="${Y(i)}" r="1.9"/>`)}</g><path d="M40 20h14M40 25h9M40 30h12M96 40h12M96 45h8M96 50h11" stroke="#6fe3cf" stroke-width="1.6" opacity=".8"/>
<path d="M186 0H196L236 86H142Z" fill="${lamp}" opacity=".5"/><path d="M184 0h14l4 7h-22Z" fill="#061015"/>
<path d="M0 86H260V104H0Z" fill="#040b10"/><path d="M0 86H260" stroke="#8ff0dd" stroke-width="1"/>
<g fill="#061318"><path d="M8 86V52H28V86Z" opacity=".85"/>${[11, 17, 23].map((x, i) => `<path d="M${x - 2} 46h4v30a2 2 0 0 1-4 0Z" fill="#123c42" stroke="#8ff0dd" stroke-width=".7"/><path d="M${x - 1.5} ${58 + i * 4}h3v${18 - i * 4}a1.5 1.5 0 0 1-3 0Z" fill="${i === 1 ? liq2 : liq}"/>`).join('')}<path d="M6 62H30M6 72H30" stroke="#2d6a70" stroke-width="1.6"/></g>
<path d="M118 66h9v6l9 11c2 2 .6 4-2 4h-23c-2.6 0-4-2-2-4l9-11Z" fill="#0e3339" stroke="#a9ffe9" stroke-width=".9"/><path d="M115.6 77h13.8l5 6.4c1 1.4 0 2.6-1.4 2.6h-21c-1.6 0-2.4-1.4-1.4-2.6Z" fill="${liq}"/><path d="M120 82a1.5 1.5 0 1 0 .01 0ZM126 80a1 1 0 1 0 .01 0Z" fill="#eafff8"/>
<g fill="#03080c"><path d="M150 86V82H186V86ZM178 82C186 74 186 60 176 54L172 58C179 63 179 72 172 78H156V82Z"/><path d="M162 38 170 34 180 56 172 60Z"/><path d="M159 33 168 28.5 170 33 161 37.5Z"/><path d="M170 61 175 58.6 178 65 173 67.4Z"/><path d="M158 74H176V77H158Z"/></g><path d="M162 38 172 60M159 33 161 37.5M178 82C186 74 186 60 176 54" fill="none" stroke="#a9ffe9" stroke-width=".8"/><circle cx="168" cy="74" r="2" fill="#f2fffb"/>
${put(214, 104, 2.5, '<path d="M-17-31.6C-16.6-35.6-13-37.6-9.6-36.6-6.6-35.6-5.4-32.6-6.6-29.4-7-28-7.8-27-8-26-1-25.6 7-22 10-13L13 0H-12L-11.4-10C-15-9.6-18.6-10.6-22-12L-21.4-14.4C-18-13.4-14.6-13-11-13.6L-11.6-22-13-25.4C-15-25-16.2-26-16-27.8L-17.6-28.6-16.8-30.4Z" fill="#04090d"/><path d="M-17-31.6-16.8-30.4-17.6-28.6-16-27.8C-16.2-26-15-25-13-25.4L-11.6-22" fill="none" stroke="#c9fff2" stroke-width=".5"/><path d="M-17-31.6C-16.6-35.6-13-37.6-9.6-36.6" fill="none" stroke="#c9fff2" stroke-width=".45"/>')}`,
  );
}

export function signal(w: number, h: number): string {
  const p = paint(),
    back = p.rad(
      [
        [0, '#1d6b57'],
        [0.4, '#0f3838'],
        [1, '#050d14'],
      ],
      [0.5, 0.42, 0.62],
    ),
    disc = p.rad([
      [0, '#0e4a3c'],
      [0.8, '#08291f'],
      [1, '#061d18'],
    ]),
    cone = p.lin(
      [
        [0, '#7dffc4', 0],
        [1, '#7dffc4', 0.75],
      ],
      [0, 0, 1, 0],
    );
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/>${(
      [
        [14, 12, 36, 22],
        [14, 38, 36, 18],
        [210, 12, 36, 22],
        [210, 38, 36, 18],
      ] as const
    )
      .map(
        ([x, y, a, b], i) =>
          `<path d="M${x} ${y}h${a}v${b}h${-a}Z" fill="#07201f" stroke="#2f7d68" stroke-width=".8"/><path d="${row(5, (k) => `M${x + 4} ${y + 4 + k * 3.4}h${n(8 + ((k * 7 + i * 5) % 19))}`)}" stroke="${i === 2 ? '#ffb35c' : '#57c9a4'}" stroke-width="1.2" opacity=".8"/>`,
      )
      .join('')}
<circle cx="130" cy="42" r="47" fill="#03090b"/><circle cx="130" cy="42" r="44" fill="${disc}" stroke="#8dffd2" stroke-width="1.2"/><g fill="none" stroke="#3fae86" stroke-width=".7">${[11, 22, 33].map((r) => `<circle cx="130" cy="42" r="${r}"/>`).join('')}<path d="M86 42H174M130-2V86M99 11 161 73M161 11 99 73" opacity=".7"/></g>${row(
      36,
      (i) => {
        const a = i * 0.1745,
          k = i % 3 ? 42 : 40;
        return `<path d="M${n(130 + Math.cos(a) * k)} ${n(42 + Math.sin(a) * k)}L${n(130 + Math.cos(a) * 44)} ${n(42 + Math.sin(a) * 44)}" stroke="#8dffd2" stroke-width=".7"/>`;
      },
    )}
<path d="M130 42 160.5 10.2A44 44 0 0 0 130-2Z" fill="${cone}"/><path d="M130 42 160.5 10.2" stroke="#dffff0" stroke-width="1.3"/>
<g fill="#b9ffe2"><path d="M130 37 133 46 130 44 127 46Z"/><circle cx="119" cy="52" r="1.3"/><circle cx="123" cy="56" r="1.3"/><circle cx="136" cy="55" r="1.3"/></g><g fill="#ff6a55"><path d="M150 18l3 5h-6ZM158 26l3 5h-6ZM143 11l3 5h-6ZM163 17l3 5h-6Z"/></g><path d="M141 4H171V36H141Z" fill="none" stroke="#ff8a78" stroke-width="1" stroke-dasharray="4 3"/>
<path d="M0 84 40 72H220L260 84V104H0Z" fill="#040b0e"/><path d="M0 84 40 72H220L260 84" fill="none" stroke="#5be0ad" stroke-width=".8"/><g fill="#5be0ad" opacity=".75">${row(16, (i) => `<rect x="${50 + i * 10.4}" y="75" width="${i % 4 ? 4 : 7}" height="1.8" fill="${i % 5 === 2 ? '#ff8a78' : '#5be0ad'}"/>`)}</g>
${head(52, 96, 2.15, '#020608', '#7dffc4')}${head(206, 96, 2.15, '#020608', '#7dffc4')}<g fill="none" stroke="#020608" stroke-width="3.4"><path d="M40.5 66C39 54 44 48 52 48S65 54 63.5 66M194.5 66C193 54 198 48 206 48S219 54 217.5 66"/></g><g fill="#0a1a1a" stroke="#7dffc4" stroke-width=".9"><rect x="37" y="61" width="5.5" height="11" rx="2.6"/><rect x="61.5" y="61" width="5.5" height="11" rx="2.6"/><rect x="191" y="61" width="5.5" height="11" rx="2.6"/><rect x="215.5" y="61" width="5.5" height="11" rx="2.6"/></g>`,
  );
}

export function hangar(w: number, h: number): string {
  const p = paint(),
    back = p.rad(
      [
        [0, '#f4fbff'],
        [0.16, '#b9dcf5'],
        [0.42, '#35587a'],
        [1, '#070d16'],
      ],
      [0.6, 0.38, 0.6],
    ),
    floor = p.lin([
      [0, '#7fa6c6'],
      [0.3, '#2a4059'],
      [1, '#060a11'],
    ]),
    rib = p.lin([
      [0, '#0a111b'],
      [1, '#1d2d40'],
    ]),
    lamp = p.lin([
      [0, '#ffe3a4', 0.6],
      [1, '#ffe3a4', 0],
    ]);
  const viper =
    '<path d="M0-3 30-9 48-12 54-20 62-20 60-11 82-9 90-6 90 2 80 4 60 5 66 13 54 13 44 5 14 3Z"/><path d="M26-8.6C32-15 42-15 48-12Z" fill="#3f617f"/>';
  return p.sheet(
    w,
    h,
    `${all} fill="${back}"/><path d="M0 72 130 58H182L260 70V104H0Z" fill="${floor}"/>
<path d="M134 14H178L186 22V60H126V22Z" fill="#0b1626"/><path d="M134 14H178L186 22V60H126V22Z" fill="none" stroke="#ffffff" stroke-width="1.2"/>${put(127, 15, 0.9, dust('tube', 62, 46, 26))}<path d="M156 60V52M141 60 144 50M171 60 168 50" stroke="#ffd27a" stroke-width="1.4"/><path d="M126 60H186" stroke="#fff" stroke-width="1.6"/>
${(
  [
    [0, 0],
    [52, 6],
    [88, 10],
  ] as const
)
  .map(
    ([a, y], i) =>
      `<path d="M${a} 0H${n(a + 12 - i * 3)}L${n(a + 16 - i * 4)} ${n(18 + y)}V${n(80 - i * 6)}H${n(a + 4)}V${n(22 + y)}Z" fill="${rib}"/><path d="M${n(a + 16 - i * 4)} ${18 + y}V${80 - i * 6}" stroke="#cfe8fb" stroke-width="1" opacity=".7"/>`,
  )
  .join('')}${(
  [
    [260, 0],
    [226, 6],
    [204, 10],
  ] as const
)
  .map(
    ([a, y], i) =>
      `<path d="M${a} 0H${n(a - 12 + i * 3)}L${n(a - 15 + i * 4)} ${18 + y}V${78 - i * 6}H${a}Z" fill="${rib}"/><path d="M${n(a - 15 + i * 4)} ${18 + y}V${78 - i * 6}" stroke="#cfe8fb" stroke-width="1" opacity=".6"/>`,
  )
  .join(
    '',
  )}<path d="M0 6H260M0 12H260" stroke="#0b131e" stroke-width="3.4"/>${[44, 96, 212].map((x) => `<path d="M${x - 6} 12h12l16 62h-44Z" fill="${lamp}" opacity=".45"/><path d="M${x - 7} 10h14v4h-14Z" fill="#ffefc4"/>`).join('')}
<path d="M150 62 128 104M162 62 168 104M60 104 140 62M230 104 174 62" stroke="#e8f6ff" stroke-width=".8" opacity=".45"/><path d="M96 78H206M70 92H236" stroke="#ffd27a" stroke-width="1.4" stroke-dasharray="9 7" opacity=".75"/>
${put(208, 66, 0.42, `<g fill="#0d1825">${viper}</g><path d="M14 3V10M60 5V12" stroke="#0d1825" stroke-width="3"/>`)}${man(134, 70, 0.42, '#0a121d', '#ffffff')}${man(176, 70, 0.4, '#0a121d', '#ffffff', true)}
${put(10, 84, 1.24, `<g fill="#060b13">${viper}</g><path d="M0-3 30-9C34-15 42-15 48-12L54-20H62L60-11 82-9 90-6" fill="none" stroke="#e4f4ff" stroke-width="1"/><path d="M54-17h6.4M34-4 70-4" stroke="#e2574a" stroke-width="2"/><path d="M24 3V13M62 5V13M20 14h8M58 14h8" stroke="#060b13" stroke-width="3"/>`)}
${man(146, 100, 0.98, '#04070c', '#eaf6ff')}${put(146, 100, 0.98, '<path d="M8-28C13-31 17-36 19-42L16.6-43.6C14-39 11-35 6-31.6Z" fill="#04070c"/><path d="M17.6-42.6 21.6-52.6" stroke="#ff9a4a" stroke-width="2.6" stroke-linecap="round"/><path d="M-9.6-15-15-6" stroke="#ff9a4a" stroke-width="2.6" stroke-linecap="round"/>')}${man(232, 106, 1.1, '#04070c', '#bcd8ee', true)}`,
  );
}
