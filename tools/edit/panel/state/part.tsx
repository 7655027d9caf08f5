import type { ReactNode } from 'react';

export interface PartProps {
  title: string;
  count: number;
  children: ReactNode;
}

export function Part({ title, count, children }: PartProps) {
  if (count === 0) return null;
  return (
    <details open={count <= 200}>
      <summary>
        {title} <span className="count">{count}</span>
      </summary>
      {children}
    </details>
  );
}
