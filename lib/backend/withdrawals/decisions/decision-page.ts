import { formatMoney } from '@/lib/offers/money';
import type { Deps } from '../../calls/deps';
import { escaped, plainPage } from '../../base/plain-page';
import { readBytes } from '../../base/read-json';
import { decide } from './decide';
import { readDecisionToken } from './decision-link';
import { findWithdrawal } from '../find-withdrawal';
import { canBeDecided, type Decision, type Withdrawal } from '../state/withdrawal';
import { usedOf } from '../used-of';
import type { Purchase } from '../../purchases/purchases';

type Found = { withdrawal: Withdrawal; purchase: Purchase };

/**
 * The page that the operator's mail leads to, in English as the mail is. GET shows what was declared and changes nothing, so that what
 * reads mails and follows their links decides nothing; POST with `decision=refund`, `refuse` or `sent` does what its buttons say.
 */
export async function answerDecision(request: Request, token: string, deps: Deps): Promise<Response> {
  const id = readDecisionToken(deps.secret, token);
  const found = id === undefined ? undefined : await findWithdrawal(deps.db, id);
  if (!found?.purchase) {
    return page(404, 'There is nothing to decide here', ['The link may be incomplete; copy all of it.']);
  }
  const { withdrawal, purchase } = found;
  if (request.method === 'GET' || request.method === 'HEAD') return shown(deps, { withdrawal, purchase });
  const decision = request.method === 'POST' ? await decisionOf(request) : undefined;
  if (decision === undefined)
    return page(400, 'Nothing was decided', ['Go back and press one of the buttons.']);
  await decide(deps, withdrawal.id, decision);
  return new Response(null, { status: 303, headers: { location: new URL(request.url).pathname } });
}

/** In place of the API's JSON, as the operator's browser shows it. */
export const failedDecision = () =>
  page(500, 'Something went wrong', ['Open the link again: it shows whether your decision was taken.']);

async function decisionOf(request: Request): Promise<Decision | undefined> {
  const body = await readBytes(request, 1024);
  const decision = new URLSearchParams(body.toString('utf8')).get('decision');
  return decision === 'refund' || decision === 'refuse' || decision === 'sent' ? decision : undefined;
}

async function shown(deps: Deps, found: Found): Promise<Response> {
  if (!canBeDecided(found.withdrawal, found.purchase.status)) return page(200, ...outcome(found));
  const { withdrawal, purchase } = found;
  const { name, email, what, reason, declared_at, refund_failure } = withdrawal;
  const facts = [
    ['Purchase', `${purchase.id}, ${purchase.name}`],
    ['Paid', iso(purchase.paid_at)],
    ['Declared', `${iso(declared_at)}, ${what === null ? 'in the account' : 'without a session'}`],
    ['By', `${name ?? ''} <${email ?? 'account deleted'}>`],
    ['Reason', reason ?? 'none given'],
    ['Mock exams and corrections used', String(await usedOf(deps.db, purchase.id))],
    ['Price', formatMoney(purchase.amount, purchase.currency, 'en')],
  ];
  const buttons =
    refund_failure === null
      ? [
          '<button class="pay" name="decision" value="refund">Refund all of it</button>',
          '<button name="decision" value="refuse">Refuse the refund</button>',
        ]
      : ['<button class="pay" name="decision" value="sent">It was paid back another way</button>'];
  return plainPage('en', 200, 'Decide about a withdrawal', [
    `<dl>${facts.map(([term = '', words = '']) => `<dt>${term}</dt><dd>${escaped(words)}</dd>`).join('')}</dl>`,
    `<p>${
      refund_failure === null
        ? 'Until you decide, the buyer cannot use the purchase. A refund goes out at once and takes the purchase back; after a refusal it works again. Write to the buyer in both cases.'
        : escaped(
            `The refund has failed (${refund_failure}). Send the money another way, then press the button.`,
          )
    }</p>`,
    `<form method="post">${buttons.join('')}</form>`,
  ]);
}

function outcome({ withdrawal, purchase }: Found): [string, string[]] {
  const { decision, decided_at, state } = withdrawal;
  const when = decided_at === null ? [] : [`Decided: ${iso(decided_at)}`];
  if (decision === 'refuse') return ['The refund was refused', [...when, 'The purchase works again.']];
  if (state === 'refunding')
    return ['The refund is on its way', [...when, 'It is asked for until it is made.']];
  return purchase.status === 'refunded' || state === 'refunded'
    ? ['The purchase was refunded', [...when, 'There is nothing left to decide.']]
    : ['There is nothing to decide here', ['The purchase is not one that is paid.']];
}

const page = (status: number, title: string, lines: readonly string[]) =>
  plainPage(
    'en',
    status,
    title,
    lines.map((line) => `<p>${escaped(line)}</p>`),
  );

const iso = (ms: number | null) => (ms === null ? 'unknown' : new Date(ms).toISOString());
