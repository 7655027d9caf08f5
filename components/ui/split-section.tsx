import type { ReactNode } from 'react';

interface SplitSectionProps {
  id: string;
  title: ReactNode;
  mark?: ReactNode;
  children: ReactNode;
}

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
