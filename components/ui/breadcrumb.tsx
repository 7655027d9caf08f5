import type { ReactNode } from 'react';

interface BreadcrumbProps {
  label: string;
  /** Links to the pages above, outermost first. */
  parents: readonly { key: string; link: ReactNode }[];
  current: string;
}

export function Breadcrumb({ label, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {parents.map((parent) => (
          <li key={parent.key} className="flex items-center gap-x-2">
            {parent.link}
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="py-1 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
