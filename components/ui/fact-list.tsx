import type { ReactNode } from 'react';
import { cva } from './class-names';

interface FactListProps {
  facts: readonly { key: string; value: ReactNode; label: ReactNode }[];
  shape?: 'row' | 'square';
}

const listClass = cva('grid grid-cols-[repeat(2,minmax(min-content,1fr))] border-y border-line', {
  row: 'sm:auto-cols-[minmax(min-content,1fr)] sm:grid-flow-col sm:grid-cols-none',
  square: '',
});

const factClass = cva('flex flex-col justify-between gap-1 border-line py-3.5', {
  row: 'max-sm:odd:pe-4 max-sm:even:border-s max-sm:even:ps-4 max-sm:nth-[n+3]:border-t sm:border-s sm:px-6 sm:py-5 sm:first:border-s-0 sm:first:ps-0',
  square: 'odd:pe-4 even:border-s even:ps-4 nth-[n+3]:border-t',
});

export function FactList({ facts, shape = 'row' }: FactListProps) {
  return (
    <dl className={listClass(shape)}>
      {facts.map((fact) => (
        <div key={fact.key} className={factClass(shape)}>
          <dt className="text-sm text-muted">{fact.label}</dt>
          <dd className="text-xl font-bold figures-display sm:text-2xl">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactBarProps extends Pick<FactListProps, 'facts'> {
  children?: ReactNode;
}

export function FactBar({ facts, children }: FactBarProps) {
  return (
    <div className="page-grid pt-8 md:pt-12">
      <FactList facts={facts} />
      {children}
    </div>
  );
}
