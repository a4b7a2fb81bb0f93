/** A picture of our own for each game; says nothing the words beside it do not. */
export function GameArt({ game }: { readonly game: 'bsg' | 'roll' }) {
  return (
    <svg
      className="art"
      viewBox="0 0 320 120"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <Stars />
      {game === 'bsg' ? <Fleet /> : <Dice />}
    </svg>
  );
}

const STARS = [
  [18, 22, 1.2],
  [46, 88, 0.8],
  [70, 40, 0.7],
  [96, 104, 1.1],
  [128, 14, 0.9],
  [150, 66, 0.6],
  [188, 24, 1.3],
  [214, 98, 0.8],
  [236, 12, 0.7],
  [262, 74, 1.1],
  [284, 34, 0.8],
  [304, 102, 1.2],
] as const;

function Stars() {
  return (
    <g fill="#dfe7f3">
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

/** A long ship, two escorts, and something behind them. */
function Fleet() {
  return (
    <g strokeLinejoin="round">
      <circle cx="286" cy="20" r="46" fill="#27324a" />
      <circle cx="286" cy="20" r="46" fill="none" stroke="#3d4c6b" />
      <path
        d="M92 66 l26 -14 h96 l22 -8 h16 l12 10 v14 l-12 10 h-16 l-22 -8 h-96 z"
        fill="#2d3b54"
        stroke="#8fc4f5"
        strokeWidth="2"
      />
      <path d="M136 50 h62 l8 -9 h-62 z M136 72 h62 l8 9 h-62 z" fill="#22304a" stroke="#8fc4f5" />
      <path d="M104 62 h20 M104 66 h112 M232 58 v10" stroke="#8fc4f5" strokeWidth="1.5" />
      <path d="M268 58 h10 M268 64 h16" stroke="#f6b73c" strokeWidth="3" strokeLinecap="round" />
      <g fill="#f6b73c">
        <path d="M62 36 l16 5 l-16 5 l5 -5 z" />
        <path d="M44 78 l16 5 l-16 5 l5 -5 z" />
      </g>
      <g fill="none" stroke="#ff8b84" strokeWidth="2">
        <path d="M16 52 q8 -10 16 0 q-8 -3 -16 0 z" />
        <path d="M22 104 q8 -10 16 0 q-8 -3 -16 0 z" />
      </g>
    </g>
  );
}

const DICE = [
  {
    x: 60,
    y: 34,
    turn: -14,
    fill: '#e8ecf4',
    line: '#10151f',
    face: 'M14 28 L28 14 L42 28 L28 42 Z',
  },
  {
    x: 128,
    y: 46,
    turn: 8,
    fill: '#6fb4f2',
    line: '#0b1a2b',
    face: 'M16 16 H40 V40 H16 Z M16 28 H40',
  },
  {
    x: 196,
    y: 30,
    turn: -6,
    fill: '#7ddba3',
    line: '#08240f',
    face: 'M28 12 a16 16 0 1 0 0.1 0 M28 20 v16 M20 28 h16',
  },
  {
    x: 254,
    y: 52,
    turn: 18,
    fill: '#f6b73c',
    line: '#1c1400',
    face: 'M28 12 L33 23 L45 24 L36 32 L39 44 L28 37 L17 44 L20 32 L11 24 L23 23 Z',
  },
] as const;

function Dice() {
  return (
    <g strokeLinejoin="round" transform="translate(34 18) scale(0.78)">
      {DICE.map(({ x, y, turn, fill, line, face }) => (
        <g key={x} transform={`translate(${x - 28} ${y - 8}) rotate(${turn} 28 28)`}>
          <rect width="56" height="56" rx="11" fill={fill} />
          <path d={face} fill="none" stroke={line} strokeWidth="3.5" />
        </g>
      ))}
    </g>
  );
}
