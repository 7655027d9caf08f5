import { failures } from '@/lib/api/contract/call';
import type { CallRequest } from '@/lib/api/contract/calls';
import { codeMinutes } from '@/lib/api/contract/durations';
import type { Deps } from '../calls/deps';
import { ApiFailure, slowDown } from '../base/failure';
import { route, type CallContext } from '../calls/route';
import { areWithin, isWithin } from '../limits/is-within';
import { rules } from '../limits/rules';
import { composeCodeMail } from '../mail/compose';
import { issueCode, tryCode, voidCode } from './codes';
import { askerOf, type Asker } from './known-places';
import { issueTicket } from './tickets';

/** POST /common/sesCode: the same work and the same answer for known and unknown addresses. */
const sesCode = route('sesCode', async (context) => {
  const { deps, request, visitor } = context;
  const { body } = request;
  const asker = await askerOf(deps, body.email, visitor);
  await limitAsking(context, asker);
  const fits = asker.known !== null || (await hasCodeLeft(deps, body.email, asker.subject));
  const { code, challenge } = await issueCode(deps, { ...body, now: deps.now(), fits });
  if (!fits) return { challenge };
  await warnOfMasses(deps);
  try {
    await sendCode(deps, body, code);
  } catch (error) {
    await voidCode(deps.db, challenge);
    await deps.limiter.release([{ rule: rules.codePerAsker, subject: [body.email, asker.subject] }]);
    throw error;
  }
  return { challenge };
});

async function limitAsking(
  { deps: { limiter }, request }: CallContext<'sesCode'>,
  { known, subject }: Asker,
): Promise<void> {
  const { email } = request.body;
  await limiter.consumeAll([
    { rule: rules.codePerAsker, subject: [email, subject] },
    {
      rule: known === null ? rules.codePerAskerAndDay : rules.codePerKnownPlaceAndDay,
      subject: [email, subject],
    },
    { rule: rules.codePerVisitor, subject },
  ]);
}

/**
 * How much mail strangers can have sent to one address. Above it nothing is said, so that nobody learns it, and nothing refused; from
 * then on a code comes free now and then, for a network that has not had one of these.
 */
async function hasCodeLeft({ limiter }: Deps, email: string, subject: Asker['subject']): Promise<boolean> {
  return (
    (await isWithin(limiter, rules.codePerAddressAndDay, email)) ||
    areWithin(limiter, [
      { rule: rules.codeHeldBackPerAddress, subject: email },
      { rule: rules.codeHeldBackPerAsker, subject: [email, subject] },
    ])
  );
}

/** What mail costs is bounded by network and by address; that many of both are at work is for people to see. */
async function warnOfMasses({ limiter, log }: Deps): Promise<void> {
  const { name, points } = rules.codeInAll;
  if ((await limiter.count(rules.codeInAll, '')) === points + 1) {
    log.warn({ limit: name, points }, 'codes are being mailed in masses');
  }
}

/** Who resets the password of an account that does not exist is told so in the mail, where only the owner of the address reads it. */
async function sendCode(
  { db, mailer, mailTexts }: Deps,
  { email, scene, locale }: CallRequest<'sesCode'>['body'],
  code: string,
): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const mailScene = scene === 'reset' && !known ? 'unknown' : scene;
  await mailer.send({
    to: email,
    ...composeCodeMail(await mailTexts(locale, mailScene), { locale, code, minutes: codeMinutes }),
  });
}

const sesCodeVerify = route('sesCodeVerify', async ({ deps, request: { body }, visitor }) => {
  const { known, subject } = await askerOf(deps, body.email, visitor);
  await deps.limiter.consume(rules.codeTryPerVisitor, subject);
  const now = deps.now();
  const result = await tryCode(deps, {
    ...body,
    now,
    mayTryAgain: async () =>
      known !== null || isWithin(deps.limiter, rules.codeTryAgainPerAddress, body.email),
  });
  // A new code can be asked for after that time.
  if (result === 'void') throw slowDown(rules.codePerAsker.windowMs, 'code-tries');
  if (result === 'wrong') throw new ApiFailure(failures.badCode);
  return { ticket: await issueTicket(deps.db, { ...body, now }) };
});

export const codeRoutes = [sesCode, sesCodeVerify];
