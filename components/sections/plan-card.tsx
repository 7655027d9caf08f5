import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

/** The entry of a plan in its list. */
export const planCardClass = (highlighted: boolean) =>
  classNames(
    'relative flex flex-col rounded-card border bg-surface p-6 md:p-8',
    highlighted ? 'border-2 border-action' : 'border-line',
  );

/** The tag of a plan, such as Pro. */
export const planTagClass = 'rounded-full bg-action px-3 py-0.5 text-sm text-on-action';

interface PlanCardProps {
  name: ReactNode;
  tag?: ReactNode;
  price: ReactNode;
  /** What a day costs. */
  each: ReactNode;
  /** What is included. */
  lines: readonly { key: string; text: ReactNode }[];
}

/** What a plan costs and holds; its entry adds the link that chooses it. */
export function PlanCardBody({ name, tag, price, each, lines }: PlanCardProps) {
  return (
    <>
      <h3 className="flex items-center justify-between gap-3 text-lg font-semibold">
        {name}
        {tag}
      </h3>
      <p className="mt-4 text-4xl font-bold">{price}</p>
      <p className="mt-1 text-sm text-muted">{each}</p>
      <ul className="mt-6 mb-8 grid gap-2">
        {lines.map((line) => (
          <li key={line.key} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            <span className="min-w-0">{line.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
