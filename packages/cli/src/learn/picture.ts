import type { Mark } from './checkpoint.ts';

const WIDTH = 640;
const HEIGHT = 360;
const EDGE = 48;

interface Line {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** The learning curve as a picture: games won against a rival, and how surprising outcomes still were. */
export function curvePicture(curve: readonly Mark[], rival: string): string {
  const seconds = Math.max(1, ...curve.map((it) => it.seconds));
  const x = (mark: Mark): number => mark.seconds / seconds;
  const lines: Line[] = [
    {
      name: `won against ${rival} (mean of five marks)`,
      colour: '#0b6e4f',
      points: smoothed(curve).map(({ mark, share }) => ({ x: x(mark), y: share })),
    },
    {
      name: 'surprise at who wins',
      colour: '#b23a48',
      points: curve.flatMap((mark) => {
        const y = mark.errors['winning'];
        return y === undefined ? [] : [{ x: x(mark), y: Math.min(1, y) }];
      }),
    },
  ];
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    '<title>How the learning went</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...ticks.map(
      (tick) =>
        `<line x1="${EDGE}" x2="${WIDTH - EDGE}" y1="${down(tick)}" y2="${down(tick)}" stroke="#ddd"/>` +
        `<text x="${EDGE - 6}" y="${down(tick) + 4}" text-anchor="end">${tick}</text>`,
    ),
    `<text x="${WIDTH - EDGE}" y="${HEIGHT - EDGE / 3}" text-anchor="end">${Math.round(seconds / 60)} minutes</text>`,
    ...lines.map(drawnLine),
    ...lines.map(
      ({ name, colour }, i) =>
        `<text x="${EDGE + 8}" y="${EDGE - 26 + i * 16}" fill="${colour}">${name}</text>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

const down = (share: number): number => Math.round(HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE));
const across = (share: number): number => Math.round(EDGE + share * (WIDTH - 2 * EDGE));

function drawnLine({ colour, points }: Line): string {
  const path = points.map(({ x, y }) => `${across(x)},${down(y)}`).join(' ');
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`;
}

/** Few games are tests, so several marks are taken together. */
function smoothed(curve: readonly Mark[]): { readonly mark: Mark; readonly share: number }[] {
  return curve.flatMap((mark, i) => {
    const near = curve.slice(Math.max(0, i - 4), i + 1);
    const tests = near.reduce((sum, it) => sum + it.tests, 0);
    const passed = near.reduce((sum, it) => sum + it.passed, 0);
    return tests === 0 ? [] : [{ mark, share: passed / tests }];
  });
}
