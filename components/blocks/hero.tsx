import type { ReactNode } from 'react';
import { RulerEdge } from '@/components/ruler/ruler-edge';
import { classNames } from '@/components/ui/class-names';

export interface HeroProps {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  note?: ReactNode;
  more?: ReactNode;
  figure?: ReactNode;
  breadcrumb?: ReactNode;
}

/**
 * The top of a page: its only `h1`, what it offers and the one next step; the ruler is its bottom edge wherever a product is shown. Text and figure begin at the same height: centred, the
 * text would move when a figure that arrives later turns out taller. Beside a tall figure it stays in view.
 */
export function Hero({ eyebrow, title, lead, actions, note, more, figure, breadcrumb }: HeroProps) {
  return (
    <div className="bg-tint">
      <div className="page-grid pt-4 pb-10 md:pb-20">
        {breadcrumb}
        <div
          className={classNames(
            'pt-4 md:pt-12',
            figure !== undefined &&
              'grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16',
          )}
        >
          <div className={figure ? 'min-w-0 lg:sticky lg:top-28' : 'max-w-3xl'}>
            {eyebrow ? <p className="mb-3 font-semibold text-tint-strong">{eyebrow}</p> : null}
            <h1 className="text-display font-bold">{title}</h1>
            <p className="mt-5 max-w-prose text-lead text-muted">{lead}</p>
            {actions ? (
              <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow md:mt-8">{actions}</div>
            ) : null}
            {note ? <p className="mt-4 text-sm text-muted">{note}</p> : null}
            {more ? <div className="mt-1 text-sm text-muted">{more}</div> : null}
          </div>
          {figure ? <div className="min-w-0">{figure}</div> : null}
        </div>
      </div>
      {figure ? <RulerEdge /> : null}
    </div>
  );
}
