import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

interface HeroProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  /** Links that look like buttons. */
  actions?: ReactNode;
  /** A line below the actions: price, duration, terms. */
  note?: ReactNode;
  /** The product itself, drawn in HTML and SVG. */
  figure?: ReactNode;
  breadcrumb?: ReactNode;
}

/**
 * The top of a page: its only `h1`, what it offers and the one next step. Text and figure begin at the same height: centred, the
 * text would move when a figure that arrives later turns out taller.
 */
export function Hero({ eyebrow, title, lead, actions, note, figure, breadcrumb }: HeroProps) {
  return (
    <div className="bg-tint">
      <div className="page-grid pt-4 pb-14 md:pb-20">
        {breadcrumb}
        <div
          className={classNames(
            'pt-8 md:pt-12',
            figure !== undefined && 'grid items-start gap-12 lg:grid-cols-12 lg:gap-8',
          )}
        >
          <div className={figure ? 'lg:col-span-6' : 'max-w-3xl'}>
            {eyebrow ? <p className="mb-3 font-semibold text-tint-strong">{eyebrow}</p> : null}
            <h1 className="text-display font-bold">{title}</h1>
            <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
            {actions ? <div className="mt-8 flex flex-wrap gap-3">{actions}</div> : null}
            {note ? <p className="mt-4 text-sm text-muted">{note}</p> : null}
          </div>
          {figure ? <div className="min-w-0 lg:col-span-6 lg:ps-6">{figure}</div> : null}
        </div>
      </div>
    </div>
  );
}
