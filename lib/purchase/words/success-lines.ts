import { facts } from '../../site/facts';
import type { PaidPurchase } from '../record/purchase';
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

/**
 * Until when the exams of a paid pack can be taken, null for anything else. Counted from when the purchase began, so that no day is
 * promised that there is not; where this browser does not know that moment, only for how long.
 */
export function packValidity(t: Texts, lang: string, { type, startedAt }: PaidPurchase): string | null {
  if (type !== '4') return null;
  const { validDays: days } = facts.mockExam;
  if (startedAt === undefined) return t('payment.packs.within', { days });
  const end = new Date(startedAt + days * 86_400_000);
  return t('payment.packs.until', { date: new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(end) });
}
