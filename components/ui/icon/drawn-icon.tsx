import { createElement, type ComponentProps } from 'react';
import type { IconNode } from 'lucide';

/** Lucide's grid of 24 units with lines of 2. Hidden from readers of the screen unless it is given a name. */
export function DrawnIcon({ shape, ...props }: ComponentProps<'svg'> & { shape: IconNode }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] === undefined}
      {...props}
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
