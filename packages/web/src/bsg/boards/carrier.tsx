import type { Box } from './drawing.ts';

/** How many times something fits, one after the other. */
const along = (length: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(length / step) }, (_, i) => i);

/** A battlestar lying bow to the left, around the place where its rooms are. */
export function Carrier({
  name,
  rooms: { x, y, w, h },
  nose,
  pods = false,
  lost = false,
}: {
  /** Names its colours, so that two of them can lie in one page. */
  readonly name: string;
  readonly rooms: Box;
  readonly nose: number;
  readonly pods?: boolean;
  /** Destroyed: dark, and broken. */
  readonly lost?: boolean;
}) {
  const left = x - 8;
  const right = x + w + 6;
  const top = y - 6;
  const bottom = y + h + 6;
  const middle = y + h / 2;
  const upper = `M${left - nose} ${middle - 12}L${left - 4} ${top + 12}Q${left + 4} ${top} ${left + 20} ${top}H${right - 14}`;
  const hull = `${upper}L${right} ${top + 14}V${bottom - 14}L${right - 14} ${bottom}H${left + 20}Q${left + 4} ${bottom} ${left - 4} ${bottom - 12}L${left - nose} ${middle + 12}Z`;
  const ribs = along(w, 31)
    .map((i) => `M${x + 12 + i * 31} ${top}v4M${x + 12 + i * 31} ${bottom}v-4`)
    .join('');
  const lit = along(w, 17).filter((i) => (i * 7) % 5 < 3);
  const engines = [0.12, 0.36, 0.6, 0.84].map((part) => top + (bottom - top) * part);
  const size = Math.min(9, (bottom - top) / 10);
  return (
    <g className={lost ? 'carrier lost' : 'carrier'}>
      <defs>
        <linearGradient id={`${name}-plating`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--hull-1)" />
          <stop offset="0.5" stopColor="var(--hull-2)" />
          <stop offset="1" stopColor="var(--hull-3)" />
        </linearGradient>
        <linearGradient id={`${name}-burn`}>
          <stop offset="0" stopColor="var(--engine)" />
          <stop offset="1" stopColor="var(--engine)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {pods && (
        <>
          <Pod name={name} from={x + w * 0.13} to={x + w * 0.86} y={top - 1} out={-1} />
          <Pod name={name} from={x + w * 0.13} to={x + w * 0.86} y={bottom + 1} out={1} />
        </>
      )}
      {engines.map((at) => (
        <g key={at}>
          <rect
            x={right - 2}
            y={at - size}
            width="12"
            height={size * 2}
            rx="2"
            fill="var(--hull-dark)"
            stroke="var(--hull-edge)"
          />
          {!lost && (
            <path
              d={`M${right + 10} ${at - size + 1}L${right + 32} ${at}L${right + 10} ${at + size - 1}Z`}
              fill={`url(#${name}-burn)`}
            />
          )}
        </g>
      ))}
      <path d={hull} fill={`url(#${name}-plating)`} stroke="var(--hull-edge)" strokeWidth="1.5" />
      <path d={upper} fill="none" stroke="var(--hull-lit)" strokeWidth="1.5" />
      <path
        d={`${ribs}M${left - nose + 12} ${middle - 14}v28M${left - 6} ${top + 14}V${bottom - 14}`}
        fill="none"
        stroke="var(--hull-line)"
        strokeWidth="1.2"
      />
      {!lost && (
        <g fill="var(--port-light)">
          {lit.map((i) => (
            <path
              key={i}
              d={`M${x + 8 + i * 17} ${top + 1.5}h3v1.5h-3ZM${x + 12 + i * 17} ${bottom - 3}h3v1.5h-3Z`}
            />
          ))}
          <path
            d={`M${left - nose + 3} ${middle - 6}h8v4h-8ZM${left - nose + 3} ${middle + 2}h8v4h-8Z`}
            opacity="0.8"
          />
        </g>
      )}
      {lost && (
        <path
          d={`M${x + w * 0.3} ${top - 4}l14 22-18 16 22 20-10 22M${x + w * 0.72} ${top - 4}l-16 24 20 14-14 ${h / 2}`}
          fill="none"
          stroke="var(--bad)"
          strokeWidth="2"
        />
      )}
    </g>
  );
}

/** A flight pod beside the hull. */
function Pod({
  name,
  from,
  to,
  y,
  out,
}: {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Up or down. */
  readonly out: 1 | -1;
}) {
  const edge = y + 9 * out;
  return (
    <>
      <path
        d={`M${from} ${y}L${from + 16} ${edge}H${to - 20}L${to} ${y}Z`}
        fill={`url(#${name}-plating)`}
        stroke="var(--hull-edge)"
      />
      <path
        d={`M${from + 26} ${y + 4 * out}H${to - 30}`}
        stroke="var(--hull-line)"
        strokeWidth="2"
        strokeDasharray="14 6"
      />
    </>
  );
}
