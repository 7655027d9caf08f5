import type { ReactNode } from 'react';
import { classNames } from './class-names';

interface BleedProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  figure: ReactNode;
  /** The skill in whose colour the section stands; see the tints of app/globals.css. */
  tint?: string;
  tone?: 'plain' | 'sunken';
}

/** The wide section: five columns of text, and a figure that seven are not enough for. */
export function Bleed({ id, title, lead, children, figure, tint, tone = 'plain' }: BleedProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-tint={tint}
      className={classNames(
        'bleed py-10 md:py-24',
        tint !== undefined && 'bg-tint',
        tint === undefined && tone === 'sunken' && 'bg-sunken',
      )}
    >
      <div className="page-grid grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-title font-bold">
            {title}
          </h2>
          {lead ? <p className="mt-4 text-lead text-muted">{lead}</p> : null}
          {children}
        </div>
        <div className="bleed-figure min-w-0">{figure}</div>
      </div>
    </section>
  );
}
