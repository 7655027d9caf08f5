import { examsHere } from '@/lib/env/exams-here';
import { formatMoney } from '@/lib/offers/money';
import { localeTable } from '@/lib/i18n/locale-table';
import { localizePath } from '@/lib/i18n/paths';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { dayMs } from '../base/day-ms';
import type { Deps } from '../calls/deps';
import { errorForLog } from '../calls/request-log';
import { composeMail } from '../mail/compose';
import { momentIn } from '../mail/moment-in';
import { planTitle } from './plan-title';
import type { Purchase } from './purchases';

/** How long whoever has begun with a receipt is left to it, before another instance goes on. */
const busyMs = 60_000;

const lifeMs = 30 * dayMs;

const atOnce = 50;

/**
 * Mails the receipts that are due, each once: behind the answer that a payment became known with, and from time to time those that a
 * mail server has refused. The older one is, the more seldom it is tried.
 */
export async function sendReceipts(deps: Deps): Promise<void> {
  const { db, now, log } = deps;
  const due = await db
    .selectFrom('purchases')
    .select(['id', 'paid_at'])
    .where('receipt_due_at', '<=', now())
    .orderBy('receipt_due_at')
    .limit(atOnce)
    .execute();
  for (const { id, paid_at } of due) {
    const age = now() - (paid_at ?? 0);
    const purchase = await claim(deps, id, age > lifeMs ? null : now() + Math.max(busyMs, age / 8));
    if (!purchase) continue;
    try {
      await sendReceipt(deps, purchase);
      await db.updateTable('purchases').set({ receipt_due_at: null }).where('id', '=', id).execute();
    } catch (error) {
      log.error({ purchase: id, error: errorForLog(error), isGivenUp: age > lifeMs }, 'receipt not sent');
    }
  }
}

/** Of several instances one gets it. @param next when it is tried again, should this one fail; epoch ms */
function claim({ db, now }: Deps, id: string, next: number | null): Promise<Purchase | undefined> {
  return db
    .updateTable('purchases')
    .set({ receipt_due_at: next === null ? null : Math.ceil(next) })
    .where('id', '=', id)
    .where('receipt_due_at', '<=', now())
    .returningAll()
    .executeTakeFirst();
}

/** In the language of the payment. Who is gone, and whose payment went back meanwhile, is sent none. */
async function sendReceipt(deps: Deps, purchase: Purchase): Promise<void> {
  const { db, mailer, mailTexts, settings } = deps;
  const { id, locale, amount, currency, provider, paid_at, status, exam_num } = purchase;
  const buyer = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', purchase.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!buyer || status !== 'paid' || paid_at === null) return;
  const text = composeMail(await mailTexts(locale, 'receipt'), locale, {
    item: await planTitle(locale, purchase),
    amount: formatMoney(amount, currency, localeTable[locale].lang),
    when: momentIn(locale, paid_at),
    number: id,
    seller: `${brand.company}, ${brand.supportEmail}`,
    shop: provider,
    days: facts.refundDays,
    withdraw: settings.SITE_URL + localizePath('/withdraw', locale),
    hasExams: examsHere && exam_num > 0 ? 'yes' : 'no',
    exam: settings.SITE_URL + localizePath('/app/exam', locale),
    account: settings.SITE_URL + localizePath('/account', locale),
    email: brand.supportEmail,
  });
  await mailer.send({ to: buyer.email, ...text });
}
