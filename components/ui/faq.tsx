import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Dense } from './dense';

interface Question {
  key: string;
  question: ReactNode;
  answer: ReactNode;
}

interface OpeningProps {
  /** Anchor; a link to it or to something in it opens it. */
  id?: string;
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Opening({ id, summary, className, children }: OpeningProps) {
  return (
    <details id={id}>
      <summary
        className={classNames('flex cursor-pointer items-center justify-between gap-6 py-3', className)}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}

export function FaqList({ items }: { items: readonly Question[] }) {
  return (
    <div className="max-w-180 divide-y divide-line border-y border-line">
      {items.map((item) => (
        <Opening key={item.key} summary={item.question} className="min-h-14 font-semibold md:py-4 md:text-lg">
          <div className="max-w-prose pb-6 text-muted">{item.answer}</div>
        </Opening>
      ))}
    </div>
  );
}

/** The questions of a page, beside their heading where there is room: a sign far from its question is not found. */
export function Faq({ title, items }: { title: ReactNode; items: readonly Question[] }) {
  return (
    <Dense id="faq" title={title}>
      <FaqList items={items} />
    </Dense>
  );
}
