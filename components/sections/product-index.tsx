import {
  BookOpenCheck,
  ChevronRight,
  GraduationCap,
  MessagesSquare,
  Mic,
  PenLine,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { startingPrices } from '@/lib/site/offers';
import type { PageId, Tint } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

/** Everything on offer, in the order of the products page; `to` is the page that says more, `key` also the anchor. */
export const products = [
  { key: 'practice', to: 'practice', icon: BookOpenCheck, tint: 'practice' },
  { key: 'mockExam', to: 'mockExam', icon: Timer, tint: 'mock-exam' },
  { key: 'writing', to: 'writing', icon: PenLine, tint: 'writing' },
  { key: 'speaking', to: 'speaking', icon: Mic, tint: 'speaking' },
  { key: 'tutor', to: 'pricing', icon: MessagesSquare, tint: 'practice' },
  { key: 'courses', to: 'courses', icon: GraduationCap, tint: 'courses' },
] as const satisfies readonly {
  key: keyof typeof startingPrices;
  to: PageId;
  icon: LucideIcon;
  tint: Tint;
}[];

export type ProductKey = (typeof products)[number]['key'];

/** A formatter of the lowest price of a product: "From ..." or the word for free. */
export function useStartingPrice(): (key: ProductKey) => string {
  const t = useTranslations('products.index');
  const price = usePrice();
  return (key) => (startingPrices[key] === 0 ? t('free') : t('from', { price: price(startingPrices[key]) }));
}

/** All products at a glance with their prices; each leads to its place on the page. */
export function ProductIndex() {
  const t = useTranslations('products');
  const startingPrice = useStartingPrice();
  return (
    <Card className="overflow-hidden">
      <nav aria-label={t('index.label')}>
        <ul className="divide-y divide-line">
          {products.map(({ key, icon: Icon, tint }) => (
            <li key={key} data-tint={tint}>
              <a
                href={`#${key}`}
                className="group flex min-h-16 items-center gap-x-3.5 px-4 py-2.5 -outline-offset-4 hover:bg-sunken sm:px-6"
              >
                <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <span className="min-w-0 flex-1 font-semibold group-hover:underline">
                  {t(`list.${key}.name`)}
                </span>
                <span className="text-sm text-muted figures-display">{startingPrice(key)}</span>
                <ChevronRight
                  aria-hidden="true"
                  className="-ms-1 size-5 shrink-0 text-line-strong rtl:-scale-x-100"
                />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
