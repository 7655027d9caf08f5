import {
  BookOpenCheck,
  GraduationCap,
  MessagesSquare,
  Mic,
  PenLine,
  Timer,
  type IconComponent,
} from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { aiHere } from '@/lib/env/ai-here';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import type { PageId, Tint } from '@/lib/routes/routes';

const all = [
  { key: 'practice', to: 'practice', icon: BookOpenCheck, tint: 'practice' },
  { key: 'mockExam', to: 'mockExam', icon: Timer, tint: 'mock-exam' },
  { key: 'writing', to: 'writing', icon: PenLine, tint: 'writing' },
  { key: 'speaking', to: 'speaking', icon: Mic, tint: 'speaking' },
  { key: 'tutor', to: 'pricing', icon: MessagesSquare, tint: 'practice' },
  { key: 'courses', to: 'courses', icon: GraduationCap, tint: 'courses' },
] as const satisfies readonly {
  key: keyof typeof startingPrices;
  to: PageId;
  icon: IconComponent;
  tint: Tint;
}[];

export type ProductKey = (typeof all)[number]['key'];

const isOffered = (key: ProductKey): boolean => key !== 'tutor' || aiHere.tutor;

/** Everything on offer, in the order of the products page; `to` is the page that says more, `key` also the anchor. */
export const products = all.filter(({ key }) => isOffered(key));

export function useStartingPrice(): (key: ProductKey) => string {
  const t = useTranslations('products.index');
  const price = usePrice();
  return (key) => (startingPrices[key] === 0 ? t('free') : t('from', { price: price(startingPrices[key]) }));
}
