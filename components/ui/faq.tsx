import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Questions that open by themselves, without script. */
export function FaqList({
  items,
}: {
  items: readonly { key: string; question: ReactNode; answer: ReactNode }[];
}) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <details key={item.key} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-semibold [&::-webkit-details-marker]:hidden">
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
