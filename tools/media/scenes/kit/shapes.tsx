/** The illustration tokens (app/tokens.css), which dim in the dark and never invert. Drawings use nothing else. */
const fills = {
  sky: 'fill-il-sky',
  ground: 'fill-il-ground',
  leaf: 'fill-il-leaf',
  wood: 'fill-il-wood',
  skin: 'fill-il-skin',
  cloth: 'fill-il-cloth',
  ink: 'fill-il-ink',
  paper: 'fill-il-paper',
} as const;

export type Tint = keyof typeof fills;

const strokes: Readonly<Record<Tint, string>> = {
  sky: 'stroke-il-sky',
  ground: 'stroke-il-ground',
  leaf: 'stroke-il-leaf',
  wood: 'stroke-il-wood',
  skin: 'stroke-il-skin',
  cloth: 'stroke-il-cloth',
  ink: 'stroke-il-ink',
  paper: 'stroke-il-paper',
};

interface ShapeProps {
  tint: Tint;
  d: string;
  opacity?: number;
}

export function Fill({ tint, d, opacity }: ShapeProps) {
  return <path d={d} opacity={opacity} className={fills[tint]} />;
}

/** A round stroke of a width; the frame says that nothing is filled and that ends are round. */
export function Line({ tint, d, width, opacity }: ShapeProps & { width: number }) {
  return <path d={d} strokeWidth={width} opacity={opacity} className={strokes[tint]} />;
}

interface DotProps {
  tint: Tint;
  x: number;
  y: number;
  r: number;
  opacity?: number;
}

export function Dot({ tint, x, y, r, opacity }: DotProps) {
  return <circle cx={x} cy={y} r={r} opacity={opacity} className={fills[tint]} />;
}

interface BoxProps {
  tint: Tint;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radius of the corners. */
  round?: number;
  opacity?: number;
}

export function Box({ tint, round, ...box }: BoxProps) {
  return <rect {...box} rx={round} className={fills[tint]} />;
}
