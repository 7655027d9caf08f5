import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  tone?: 'plain' | 'sunken';
  align?: 'start' | 'center';
  children: ReactNode;
}

export function Section({ id, title, lead, tone = 'plain', align = 'start', children }: SectionProps) {
  const centred = align === 'center';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('py-12 md:py-20', tone === 'sunken' && 'bg-sunken')}
    >
      <div className="page-grid">
        <div className={classNames('mb-7 max-w-3xl md:mb-12', centred && 'mx-auto text-center')}>
          <h2 id={`${id}-title`} className="text-title font-bold">
            {title}
          </h2>
          {lead ? <p className="mt-3 text-lead text-muted md:mt-4">{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
