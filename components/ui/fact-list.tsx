import type { ReactNode } from 'react';

/** Figures with their names, in one row where there is room. */
export function FactList({
  facts,
}: {
  facts: readonly { key: string; value: ReactNode; label: ReactNode }[];
}) {
  return (
    <dl className="grid divide-y divide-line border-y border-line sm:auto-cols-fr sm:grid-flow-col sm:divide-x sm:divide-y-0">
      {facts.map((fact) => (
        <div key={fact.key} className="flex flex-col-reverse justify-end gap-1 py-5 sm:px-6 sm:first:ps-0">
          <dt className="text-sm text-muted">{fact.label}</dt>
          <dd className="text-2xl font-bold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
