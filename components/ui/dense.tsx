import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface DenseProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  tone?: 'plain' | 'sunken';
  /** A table (`dense-table`) or a list (`dense-rows`): hairlines, no boxes, the first rule in ink. */
  children: ReactNode;
}

export function Dense({ id, title, lead, aside, tone = 'plain', children }: DenseProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('py-10 md:py-20', tone === 'sunken' && 'bg-sunken')}
    >
      <div className="page-grid grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-8">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-title font-bold">
            {title}
          </h2>
          {lead ? <p className="mt-4 text-muted">{lead}</p> : null}
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{children}</div>
        {aside ? <div className="min-w-0">{aside}</div> : null}
      </div>
    </section>
  );
}
