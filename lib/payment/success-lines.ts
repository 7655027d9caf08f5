import type { PaidPurchase } from './paid';
import type { Texts } from './texts';

/** What a paid purchase gave, line by line (spec section 8); what it did not give is left out. */
export function successLines(t: Texts, lang: string, paid: PaidPurchase): string[] {
  const { type, tag, vipEndTime, examNum, correctNum } = paid;
  if (type === '4') return examNum ? [t('payment.success.packs', { count: examNum })] : [];
  const date =
    vipEndTime === null
      ? null
      : new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(vipEndTime));
  return [
    t('payment.success.activated'),
    ...(date === null ? [] : [t('payment.success.expires', { date })]),
    ...(examNum ? [t('payment.success.exams', { count: examNum })] : []),
    ...(tag === 'Pro'
      ? [t('payment.success.unlimited')]
      : correctNum
        ? [t('payment.success.corrections', { count: correctNum })]
        : []),
  ];
}
