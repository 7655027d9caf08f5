import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Class of the link that a row of a list is: all of it can be pressed. */
export const rowClass = 'group flex min-h-16 items-center gap-4 py-3 text-ink hover:text-action';

interface RowProps {
  icon: LucideIcon;
  /** As a heading, if it is one. */
  title: ReactNode;
  /** What is left out on a phone. */
  body?: ReactNode;
  /** At the end of the row: a price, a number of lessons. */
  value?: ReactNode;
}

/** What stands in a row that leads somewhere: on a phone icon, name and value in one line. */
export function Row({ icon: Icon, title, body, value }: RowProps) {
  return (
    <>
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong sm:self-start">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow sm:pt-1.5">
        {title}
        {body ? <span className="mt-1 block text-muted max-sm:hidden">{body}</span> : null}
      </span>
      {value ? (
        <span className="max-w-2/5 shrink-0 text-end text-sm font-semibold text-tint-strong figures-display sm:text-base">
          {value}
        </span>
      ) : null}
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-muted transition-transform duration-150 group-hover:translate-x-0.5"
      />
    </>
  );
}
