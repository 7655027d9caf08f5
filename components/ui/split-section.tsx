import type { ReactNode } from 'react';

interface SplitSectionProps {
  /** Base of the heading's id. */
  id: string;
  title: ReactNode;
  /** Beside the heading, such as a badge. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A block of a page of settings: its heading beside its content where there is room. */
export function SplitSection({ id, title, mark, children }: SplitSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[13rem_minmax(0,1fr)] md:py-10"
    >
      {/* In a line, so that the mark follows the last word of a title that takes two lines. */}
      <div>
        <h2 id={`${id}-title`} className="me-2 inline text-xl font-bold">
          {title}
        </h2>
        {mark}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
