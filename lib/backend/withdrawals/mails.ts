import { brand } from '@/lib/site/brand';
import { formatMoney } from '@/lib/offers/money';
import { localeTable } from '@/lib/i18n/locale-table';
import type { Locale } from '@/lib/i18n/locales';
import { quoted, withoutLinks } from '../contact/without-links';
import type { Deps } from '../calls/deps';
import { areWithin } from '../limits/is-within';
import type { Use } from '../limits/subjects';
import { rules } from '../limits/rules';
import { composeMail } from '../mail/compose';
import { mailboxOf } from '../mail/mailbox-of';
import { momentIn } from '../mail/moment-in';
import { billLine } from '../purchases/plan-title';
import type { Purchase } from '../purchases/purchases';
import { purchaseOf } from './find-withdrawal';
import { isPlainName } from './plain-name';
import { numberIn } from './purchase-number';
import type { Withdrawal } from './state/withdrawal';

const hourMs = 60 * 60 * 1000;

/**
 * Confirms a withdrawal to whoever declared it: what, when, and what happens next (article 11a, paragraph 4). An address that
 * nobody has proved to own is not sent many, nothing to click on, and nothing that a stranger could have worded: above the limits it
 * waits. What was not sent is not counted.
 *
 * @returns whether it is done; it is not while too many have gone out today
 * @throws Error when the mail server does not take it
 */
export async function confirm(deps: Deps, withdrawal: Withdrawal): Promise<boolean> {
  const { email, locale, what, state, decision, declared_at } = withdrawal;
  if (email === null) return true;
  const purchase = what === null ? await purchaseOf(deps.db, withdrawal) : undefined;
  const { lines, isWhole } = purchase
    ? { lines: await ownLines(withdrawal, purchase), isWhole: true }
    : await strangersLines(withdrawal);
  const text = composeMail(await deps.mailTexts(locale, 'withdrawal'), locale, {
    when: momentIn(locale, declared_at),
    declared: quoted(lines.join('\n')),
    rest: isWhole ? 'no' : 'yes',
    // What became of a purchase is not told to somebody who only said its number, and what a person decides that person writes.
    next: purchase && decision === null ? state : 'asked',
    shop: purchase?.provider ?? 'none',
    email: brand.supportEmail,
  });
  const uses = await usesOf(deps, withdrawal, email);
  if (uses.length > 0 && !(await areWithin(deps.limiter, uses))) return false;
  try {
    await deps.mailer.send({ to: email, ...text });
  } catch (error) {
    await deps.limiter.release(uses);
    throw error;
  }
  return true;
}

/** What a confirmation counts as. That of an owner's own withdrawal is held back by nothing, and counts for what strangers add to it. */
async function usesOf(
  { db, limiter, now }: Deps,
  { what, repeated_at, declared_at }: Withdrawal,
  email: string,
): Promise<Use[]> {
  const perAddress = { rule: rules.withdrawMailPerAddress, subject: mailboxOf(email) };
  if (what === null && repeated_at === null) {
    await limiter.count(perAddress.rule, perAddress.subject);
    return [];
  }
  const account = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (account) return [perAddress, { rule: rules.withdrawMailToAccounts, subject: '' }];
  const isLate = now() - declared_at > hourMs;
  return [
    perAddress,
    { rule: rules.withdrawMailInAll, subject: '' },
    ...(isLate ? [{ rule: rules.withdrawMailLate, subject: '' }] : []),
  ];
}

async function ownLines({ name, reason, locale }: Withdrawal, purchase: Purchase): Promise<string[]> {
  const price = formatMoney(purchase.amount, purchase.currency, localeTable[locale].lang);
  const lines = [name, await billLine(locale, purchase), price, purchase.id, reason];
  return lines.flatMap((line) => (line ? [withoutLinks(line)] : []));
}

/** What somebody without a session has declared, but for words of their own: the number of a purchase, and a name that is one. */
async function strangersLines({ name, what, reason, locale }: Withdrawal) {
  const number = numberIn(what ?? '');
  const plainName = name !== null && isPlainName(name) ? name : undefined;
  return {
    lines: [await statementIn(locale), number, plainName].flatMap((line) => line ?? []),
    isWhole: what?.toLowerCase() === number && name === (plainName ?? null) && reason === null,
  };
}

async function statementIn(locale: Locale): Promise<string> {
  const { default: texts } = (await import(`../../../messages/${locale}/withdraw.json`)) as {
    default: { check: { statement: string } };
  };
  return texts.check.statement;
}
