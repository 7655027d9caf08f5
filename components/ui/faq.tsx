import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dense } from './dense';

interface Question {
  key: string;
  question: ReactNode;
  answer: ReactNode;
}

/** Questions that open by themselves, without script. */
export function FaqList({ items }: { items: readonly Question[] }) {
  return (
    <div className="max-w-180 divide-y divide-line border-y border-line">
      {items.map((item) => (
        <details key={item.key} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold md:py-4 md:text-lg [&::-webkit-details-marker]:hidden">
            {item.question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-action transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose pb-6 text-muted">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}

/** The questions of a page, beside their heading where there is room: a plus far from its question is not found. */
export function Faq({ title, items }: { title: ReactNode; items: readonly Question[] }) {
  return (
    <Dense id="faq" title={title}>
      <FaqList items={items} />
    </Dense>
  );
}
