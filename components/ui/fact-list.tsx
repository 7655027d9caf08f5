import type { ReactNode } from 'react';

/** Figures under their names: two in a row on a phone, all in one where there is room. */
export function FactList({
  facts,
}: {
  facts: readonly { key: string; value: ReactNode; label: ReactNode }[];
}) {
  return (
    <dl className="grid grid-cols-2 border-y border-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:divide-x sm:divide-line">
      {facts.map((fact) => (
        <div
          key={fact.key}
          className="min-w-0 border-line py-4 max-sm:odd:pe-4 max-sm:even:border-s max-sm:even:ps-4 max-sm:nth-[n+3]:border-t sm:px-6 sm:py-5 sm:first:ps-0"
        >
          <dt className="text-sm text-muted">{fact.label}</dt>
          <dd className="mt-1 text-xl font-bold figures-display sm:text-2xl">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
