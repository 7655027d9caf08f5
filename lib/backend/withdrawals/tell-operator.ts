import { facts } from '@/lib/site/facts';
import { quoted } from '../contact/without-links';
import type { Deps } from '../calls/deps';
import { areWithin } from '../limits/is-within';
import type { Use } from '../limits/subjects';
import { rules } from '../limits/rules';
import type { Mail } from '../mail/mailer';
import type { Purchase } from '../purchases/purchases';
import { decisionLink } from './decisions/decision-link';
import { purchaseOf } from './find-withdrawal';
import { numberIn } from './purchase-number';
import { withdrawableUntil } from './state/rule';
import { isOrphan } from './state/begin';
import { canBeDecided, type Withdrawal } from './state/withdrawal';
import { usedOf } from './used-of';

/**
 * Tells the operator of a withdrawal that a person decides about: plain facts, in English as the log is, and where to decide. What
 * names no purchase we know waits while masses of it come.
 *
 * @returns whether it was sent
 * @throws Error when the mail server does not take it
 */
export async function tellOperator(deps: Deps, withdrawal: Withdrawal): Promise<boolean> {
  const { id, name, email, what, reason, locale, declared_at, purchase_id, refund_failure } = withdrawal;
  const purchase = await purchaseOf(deps.db, withdrawal);
  const uses = purchase ? [] : [{ rule: rules.withdrawTellInAll, subject: '' }];
  if (uses.length > 0 && !(await areWithin(deps.limiter, uses))) return false;
  const link = purchase && canBeDecided(withdrawal, purchase.status) ? decisionLink(deps, id) : undefined;
  const lines = [
    isOrphan(withdrawal)
      ? `Paid after its account was deleted, and not refunded by itself: ${iso(declared_at)}`
      : `Declared: ${iso(declared_at)}, ${what === null ? 'in the account' : 'by the public form, without a session'}`,
    `By: ${name ?? ''} <${email ?? 'account deleted'}>`,
    `Language: ${locale}`,
    ...(what === null ? [] : [`What was bought, in their words: ${what}`]),
    ...(purchase ? await factsOf(deps, purchase) : await factsNamed(deps, what)),
    reason === null ? 'Reason: none given' : `Reason:\n${quoted(reason)}`,
    '',
    refund_failure === null
      ? 'Nothing was refunded by itself.'
      : `The refund was made and failed afterwards (${refund_failure}): the money did not arrive and has to go another way.`,
    `Money that is due goes back within ${facts.refundDays} days of the declaration.`,
    ...(link === undefined
      ? []
      : [
          '',
          'Whoever has this address decides; forward it to nobody, and write to the buyer in a new mail.',
          'What the purchase grants waits for it:',
          link,
        ]),
  ];
  await send(deps, uses, {
    to: deps.settings.CONTACT_EMAIL,
    // An answer quotes what it answers, and the link is not for the buyer.
    ...(email !== null && link === undefined && { replyTo: { name: name ?? '', address: email } }),
    isFromVisitor: true,
    subject: `Withdrawal to decide: ${purchase_id ?? 'purchase unknown'} (${locale})`,
    text: `${lines.join('\n')}\n`,
  });
  return true;
}

async function send({ mailer, limiter }: Deps, uses: readonly Use[], mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    await limiter.release(uses);
    throw error;
  }
}

/** Of a declaration that is linked to no purchase: the one that it names, where its account was deleted and no address can fit. */
async function factsNamed(deps: Deps, what: string | null): Promise<string[]> {
  const purchase = await deps.db
    .selectFrom('purchases')
    .innerJoin('users', 'users.id', 'purchases.user_id')
    .selectAll('purchases')
    .where('purchases.id', '=', numberIn(what ?? '') ?? '')
    .where('users.deleted_at', 'is not', null)
    .executeTakeFirst();
  return purchase
    ? [
        'The account of this purchase was deleted; nobody can say whose address it was.',
        ...(await factsOf(deps, purchase)),
      ]
    : ['Purchase: not found by its number and this address, or declared in other words before; look it up.'];
}

async function factsOf({ db }: Deps, purchase: Purchase): Promise<string[]> {
  const { id, name, amount, currency, provider, status, paid_at } = purchase;
  return [
    `Purchase: ${id}, ${name}, ${(amount / 100).toFixed(2)} ${currency}, ${provider}, ${status}`,
    `Paid: ${paid_at === null ? 'unknown' : `${iso(paid_at)}, period until ${iso(withdrawableUntil(paid_at))}`}`,
    `Mock exams and corrections of it that were used: ${await usedOf(db, id)}`,
  ];
}

const iso = (ms: number) => new Date(ms).toISOString();
