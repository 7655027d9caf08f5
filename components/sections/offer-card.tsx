import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';

interface OfferCardProps {
  name: ReactNode;
  /** The amount to pay, formatted. */
  price: ReactNode;
  /** What the price means: per test, for how long. */
  priceNote: ReactNode;
  /** For whom this offer is. */
  body?: ReactNode;
  /** What is included. */
  lines: readonly { key: string; text: ReactNode }[];
  /** Sets the card off from its neighbours. */
  highlighted?: boolean;
  /** A short remark on the upper edge. */
  badge?: ReactNode;
  /** The button that chooses the offer. */
  action: ReactNode;
}

/** How a remark on the upper edge of a card looks. */
export const offerBadgeClass =
  'absolute start-5 top-0 w-fit max-w-[calc(100%-2.5rem)] -translate-y-1/2 rounded-full bg-action px-3 py-1 text-sm leading-tight font-semibold text-on-action';

/** One thing that can be bought, with its price and what it holds. */
export function OfferCard({
  name,
  price,
  priceNote,
  body,
  lines,
  highlighted,
  badge,
  action,
}: OfferCardProps) {
  return (
    <Card
      className={classNames('relative flex w-full min-w-0 flex-col p-6', highlighted && 'ring-2 ring-action')}
    >
      {badge}
      <h3 className="text-lg font-bold">{name}</h3>
      <p className="mt-4 text-title font-bold tabular-nums">{price}</p>
      <p className="mt-1 text-sm text-muted">{priceNote}</p>
      {body ? <p className="mt-4">{body}</p> : null}
      <ul className="mt-5 mb-6 grid gap-2 border-t border-line pt-5 text-muted">
        {lines.map((line) => (
          <li key={line.key} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
            <span className="min-w-0">{line.text}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{action}</div>
    </Card>
  );
}
