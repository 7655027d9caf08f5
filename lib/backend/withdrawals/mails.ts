import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { formatMoney } from '@/lib/offers/money';
import { localeTable } from '@/lib/i18n/locale-table';
import { quoted, withoutLinks } from '../contact/without-links';
import type { Deps } from '../deps';
import { areWithin } from '../limits/is-within';
import { rules } from '../limits/rules';
import { composeMail } from '../mail/compose';
import { momentIn } from '../mail/moment-in';
import { billLine } from '../purchases/plan-title';
import type { Purchase } from '../purchases/purchases';
import { usedOf, type Withdrawal } from './record';
import { withdrawableUntil } from './rule';

/**
 * Confirms a withdrawal to whoever declared it: what, when, and what happens next (article 11a, paragraph 4). An address that
 * nobody has proved to own is not sent many, and nothing to click on: above the limits it waits. What was not sent is not counted.
 *
 * @returns whether it is done; it is not while too many have gone out today
 * @throws Error when the mail server does not take it
 */
export async function confirm(deps: Deps, withdrawal: Withdrawal): Promise<boolean> {
  const { email, locale, what, state, declared_at } = withdrawal;
  if (email === null) return true;
  const purchase = what === null ? await purchaseOf(deps, withdrawal) : undefined;
  const text = composeMail(await deps.mailTexts(locale, 'withdrawal'), locale, {
    when: momentIn(locale, declared_at),
    declared: quoted(withoutLinks((await declared(withdrawal, purchase)).join('\n'))),
    // What became of a purchase is not told to somebody who only said its number.
    next: purchase ? state : 'asked',
    shop: purchase?.provider ?? 'none',
    email: brand.supportEmail,
  });
  const uses =
    what === null
      ? []
      : [
          { rule: rules.withdrawMailPerAddress, subject: email },
          { rule: rules.withdrawMailInAll, subject: '' },
        ];
  if (uses.length > 0 && !(await areWithin(deps.limiter, uses))) return false;
  try {
    await deps.mailer.send({ to: email, ...text });
  } catch (error) {
    await deps.limiter.release(uses);
    throw error;
  }
  return true;
}

async function declared(
  { name, what, reason, locale }: Withdrawal,
  purchase: Purchase | undefined,
): Promise<string[]> {
  const bought = purchase
    ? [
        await billLine(locale, purchase),
        formatMoney(purchase.amount, purchase.currency, localeTable[locale].lang),
        purchase.id,
      ]
    : [what];
  return [name, ...bought, reason].flatMap((line) => line || []);
}

/** Tells the operator of a withdrawal that a person decides about: plain facts, in English as the log is. @returns true, once sent */
export async function tellOperator(deps: Deps, withdrawal: Withdrawal): Promise<boolean> {
  const { name, email, what, reason, locale, declared_at, purchase_id, refund_failure } = withdrawal;
  const purchase = await purchaseOf(deps, withdrawal);
  const lines = [
    `Declared: ${iso(declared_at)}, ${what === null ? 'in the account' : 'by the public form, without a session'}`,
    `By: ${name ?? ''} <${email ?? 'account deleted'}>`,
    `Language: ${locale}`,
    ...(what === null ? [] : [`What was bought, in their words: ${what}`]),
    ...(purchase
      ? await factsOf(deps, purchase)
      : [
          'Purchase: not found by its number and this address, or declared in other words before; look it up.',
        ]),
    reason === null ? 'Reason: none given' : `Reason:\n${quoted(reason)}`,
    '',
    refund_failure === null
      ? 'Nothing was refunded by itself.'
      : `The refund was made and failed afterwards (${refund_failure}): the money did not arrive and has to go another way.`,
    `Money that is due goes back within ${facts.refundDays} days of the declaration.`,
  ];
  await deps.mailer.send({
    to: deps.settings.CONTACT_EMAIL,
    ...(email !== null && { replyTo: { name: name ?? '', address: email } }),
    isFromVisitor: true,
    subject: `Withdrawal to decide: ${purchase_id ?? 'purchase unknown'} (${locale})`,
    text: `${lines.join('\n')}\n`,
  });
  return true;
}

async function factsOf({ db }: Deps, purchase: Purchase): Promise<string[]> {
  const { id, name, amount, currency, provider, status, paid_at } = purchase;
  return [
    `Purchase: ${id}, ${name}, ${(amount / 100).toFixed(2)} ${currency}, ${provider}, ${status}`,
    `Paid: ${paid_at === null ? 'unknown' : `${iso(paid_at)}, period until ${iso(withdrawableUntil(paid_at))}`}`,
    `Mock exams and corrections of it that were used: ${await usedOf(db, id)}`,
  ];
}

function purchaseOf({ db }: Deps, { purchase_id }: Withdrawal): Promise<Purchase | undefined> {
  if (purchase_id === null) return Promise.resolve(undefined);
  return db.selectFrom('purchases').selectAll().where('id', '=', purchase_id).executeTakeFirst();
}

const iso = (ms: number) => new Date(ms).toISOString();
