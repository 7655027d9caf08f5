import type { ReactNode } from 'react';

/** The entry of a pack in the list of packs. */
export const packRowClass = 'relative grid grid-cols-2 items-center gap-x-6 gap-y-3 py-4 sm:grid-cols-4';

interface PackRowProps {
  name: ReactNode;
  price: ReactNode;
  /** What one exam of it costs. */
  each: ReactNode;
}

/** What a pack is called and costs; its entry adds the link that chooses it. */
export function PackRowBody({ name, price, each }: PackRowProps) {
  return (
    <>
      <span className="text-lg font-semibold">{name}</span>
      <span className="text-end text-2xl font-bold sm:text-start">{price}</span>
      <span className="text-muted tabular-nums">{each}</span>
    </>
  );
}
