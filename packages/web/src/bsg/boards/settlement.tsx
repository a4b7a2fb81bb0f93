import { between, chanceOf, n } from '../../art/draw.ts';

const TENTS = 34;

/** Evening over a settlement: a far world, mountains, tents with light in them. */
export default function Settlement({
  width,
  height,
  horizon,
}: {
  width: number;
  height: number;
  horizon: number;
}) {
  const roll = chanceOf(`new caprica ${width}`);
  const chance = (from: number, to: number): number => n(between(roll, from, to));
  const stars = Array.from({ length: 60 }, () => ({
    x: chance(0, width),
    y: chance(0, horizon * 0.6),
    r: chance(0.4, 1.1),
  }));
  const ridge = (peaks: number, low: number, high: number): string => {
    const step = width / peaks;
    const points = Array.from({ length: peaks }, (_, i) => {
      const x = i * step;
      return `L${x + step * chance(0.35, 0.6)} ${chance(high, (low + high) / 2)}L${x + step} ${chance((low + high) / 2, low)}`;
    });
    return `M0 ${low}${points.join('')}V${height}H0Z`;
  };
  const far = ridge(6, horizon, horizon - 78);
  const near = ridge(9, horizon + 8, horizon - 34);
  const tents = Array.from({ length: TENTS }, () => ({
    x: chance(10, width - 10),
    y: chance(horizon + 26, height - 4),
  })).sort((a, b) => a.y - b.y);
  const world = { x: width * 0.87, y: horizon * 0.38, r: Math.min(52, width * 0.11) };
  return (
    <>
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#141d33" />
          <stop offset="0.16" stopColor="#3b3d57" />
          <stop offset="0.32" stopColor="#8d6a58" />
          <stop offset="0.46" stopColor="#b58a63" />
        </linearGradient>
        <linearGradient id="soil" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#5f4836" />
          <stop offset="1" stopColor="#241a13" />
        </linearGradient>
        <radialGradient id="far-world" cx="0.34" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#8baac6" />
          <stop offset="0.5" stopColor="#4f7ea8" />
          <stop offset="1" stopColor="#1c2d40" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} rx="8" fill="url(#dusk)" />
      <g fill="#dfe9ff" opacity="0.7">
        {stars.map(({ x, y, r }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx={world.x} cy={world.y} r={world.r + 5} fill="#a9d2ff" opacity="0.18" />
      <circle cx={world.x} cy={world.y} r={world.r} fill="url(#far-world)" />
      <path d={far} fill="#4c3b3f" />
      <path d={near} fill="#3a2c2c" />
      <rect y={horizon + 6} width={width} height={height - horizon - 6} rx="8" fill="url(#soil)" />
      {tents.map(({ x, y }) => (
        <Tent key={`${x}-${y}`} x={x} y={y} size={5 + ((y - horizon) / (height - horizon)) * 13} />
      ))}
    </>
  );
}

function Tent({ x, y, size }: { x: number; y: number; size: number }) {
  const top = y - size * 1.1;
  return (
    <>
      <ellipse cx={x} cy={y} rx={size * 1.3} ry={size * 0.25} fill="#120c08" opacity="0.5" />
      <path
        d={`M${x - size} ${y}Q${x - size / 2} ${top + 2} ${x} ${top}Q${x + size / 2} ${top + 2} ${x + size} ${y}Z`}
        fill="#83694f"
      />
      <path
        d={`M${x} ${top}Q${x + size / 2} ${top + 2} ${x + size} ${y}H${x}Z`}
        fill="#3a2c20"
        opacity="0.6"
      />
      <path
        d={`M${x - size * 0.22} ${y}L${x} ${y - size * 0.55}L${x + size * 0.14} ${y}Z`}
        fill="#ffd58a"
      />
    </>
  );
}
