import type { ReactNode } from 'react';
import { Place, view } from './frame';
import { Box, Dot, Fill, Line, type Tint } from './shapes';

export function Room({ floor, wall = 'ground' }: { floor: number; wall?: Tint }) {
  return (
    <>
      <Box tint={wall} {...view} />
      <Box tint="wood" opacity={0.5} x={84} y={floor} width={456} height={388 - floor} />
      <Box tint="paper" opacity={0.75} x={84} y={floor - 7} width={456} height={7} />
    </>
  );
}

interface PaneProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What is seen through it, from its upper left corner. */
  children?: ReactNode;
  night?: boolean;
}

export function Window({ x, y, width, height, night = false, children }: PaneProps) {
  return (
    <Place x={x} y={y}>
      <Box tint="sky" x={0} y={0} width={width} height={height} />
      {night ? <Box tint="ink" opacity={0.72} x={0} y={0} width={width} height={height} /> : null}
      {children}
      <path
        d={`M0 0H${width}V${height}H0ZM${width / 2} 0V${height}M0 ${height * 0.45}H${width}`}
        strokeWidth={6}
        className="stroke-il-paper"
      />
      <Line tint="paper" width={8} d={`M-8 ${height + 3}H${width + 8}`} />
    </Place>
  );
}

/** Hands are directions in hours. */
export function Clock({
  x,
  y,
  hour,
  minute,
  size = 1,
}: {
  x: number;
  y: number;
  hour: number;
  minute: number;
  size?: number;
}) {
  const hand = (turn: number, length: number) =>
    `M0 0L${Math.round(Math.sin(turn * 2 * Math.PI) * length)} ${Math.round(-Math.cos(turn * 2 * Math.PI) * length)}`;
  return (
    <Place x={x} y={y} size={size}>
      <Dot tint="ink" x={0} y={0} r={19} />
      <Dot tint="paper" x={0} y={0} r={15.5} />
      <Line tint="ink" width={2.4} d={hand((hour + minute / 60) / 12, 8) + hand(minute / 60, 12)} />
    </Place>
  );
}

export function Plant({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <Place x={x} y={y} size={size}>
      <Fill
        tint="leaf"
        d="M0 -22Q-34 -34 -30 -66Q-6 -56 0 -22Q-8 -64 6 -84Q20 -60 0 -22Q10 -54 32 -58Q34 -30 0 -22Z"
      />
      <Fill tint="wood" d="M-17 -26H17L13 0H-13Z" />
      <Fill tint="ink" opacity={0.14} d="M-17 -26H17L16 -19H-16Z" />
    </Place>
  );
}

export function Books({
  x,
  y,
  count,
  lean = false,
}: {
  x: number;
  y: number;
  count: number;
  lean?: boolean;
}) {
  const tints = ['cloth', 'paper', 'leaf', 'wood', 'ink'] as const;
  const rows = tints.map((tint, first) => ({
    tint,
    d: Array.from({ length: count }, (_, index) => index)
      .filter((index) => (index * 3 + (index % 4)) % tints.length === first)
      .map((index) => {
        const height = 24 + ((index * 7) % 4) * 3;
        return `M${x + index * 9} ${y}v${-height}h8v${height}z`;
      })
      .join(''),
  }));
  return (
    <>
      {rows.map(({ tint, d }) => (d ? <Fill key={tint} tint={tint} d={d} /> : null))}
      {lean ? <Fill tint="cloth" d={`M${x + count * 9 + 3} ${y}l9 -30l7 2l-8 28z`} /> : null}
    </>
  );
}

interface TableProps {
  x: number;
  /** Of its top. */
  y: number;
  width: number;
  /** Of the floor under its legs. */
  foot: number;
  tint?: Tint;
}

export function Table({ x, y, width, foot, tint = 'wood' }: TableProps) {
  const right = x + width;
  return (
    <>
      <Line
        tint={tint}
        width={8}
        d={`M${x + 18} ${y + 8}L${x + 12} ${foot}M${right - 18} ${y + 8}L${right - 12} ${foot}`}
      />
      <Box tint={tint} x={x} y={y} width={width} height={11} round={4} />
      <Box tint="ink" opacity={0.16} x={x + 4} y={y + 8} width={width - 8} height={4} />
    </>
  );
}

/** Its seat is 36 above y; looks to the right. */
export function Chair({
  tint = 'wood',
  ...place
}: {
  x: number;
  y: number;
  size?: number;
  flip?: boolean;
  tint?: Tint;
}) {
  return (
    <Place {...place}>
      <Line tint="ink" width={4.5} d="M-18 0L-16 -34M20 0L18 -34M-18 -34L-22 -84" />
      <Line tint={tint} width={8} d="M-18 -36H20M-21 -60L-23 -82" />
    </Place>
  );
}

/** Three legs and a round seat, 44 above y. */
export function Stool({ tint = 'wood', ...place }: { x: number; y: number; size?: number; tint?: Tint }) {
  return (
    <Place {...place}>
      <Line tint={tint} width={5} d="M-12 -40L-17 0M12 -40L17 0M0 -40V-2" />
      <Box tint={tint} x={-22} y={-46} width={44} height={9} round={4} />
      <Box tint="ink" opacity={0.16} x={-20} y={-40} width={40} height={3} />
    </Place>
  );
}

/** Stands on y, 130 high. */
export function FloorLamp({
  tint = 'paper',
  ...place
}: {
  x: number;
  y: number;
  size?: number;
  turn?: number;
  tint?: Tint;
}) {
  return (
    <Place {...place}>
      <Line tint="ink" width={4} d="M0 -4V-104" />
      <Fill tint="ink" d="M-18 0Q-18 -7 0 -7T18 0Z" />
      <Fill tint={tint} d="M-14 -132H14L26 -98H-26Z" />
      <Fill tint="ink" opacity={0.14} d="M4 -132H14L26 -98H8Z" />
    </Place>
  );
}
