import type { ReactNode } from 'react';

/** What is seen of a scene: the same window for all, so that they take each other's place in a page. */
export const view = { x: 84, y: 84, width: 456, height: 304 } as const;

/** The window of a drawing. Inside, nothing is filled and strokes are round unless they say so. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={1200}
      height={800}
      viewBox={Object.values(view).join(' ')}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

interface PlaceProps {
  /** Where the part stands, in the scene. */
  x: number;
  y: number;
  size?: number;
  /** Looks to the left. */
  flip?: boolean;
  /** Degrees, clockwise. */
  turn?: number;
  children: ReactNode;
}

/** Puts a part, which is drawn round its own foot, into the scene. */
export function Place({ x, y, size = 1, flip = false, turn, children }: PlaceProps) {
  const scale = size === 1 && !flip ? '' : ` scale(${flip ? -size : size} ${size})`;
  return <g transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale}`}>{children}</g>;
}
