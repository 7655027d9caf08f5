import { failures } from '@/lib/api/contract/call';
import type { CallRequest } from '@/lib/api/contract/calls';
import type { Deps } from '../deps';
import { ApiFailure, slowDown } from '../http/failure';
import { route } from '../http/route';
import { rules } from '../limits/rules';
import { composeCodeMail } from '../mail/compose';
import { codeLifeMs, issueCode, tryCode, voidCode } from './codes';
import { issueTicket } from './tickets';

/** POST /common/sesCode: the same work and the same answer for known and unknown addresses. */
const sesCode = route('sesCode', async ({ deps, request: { body }, limitVisitor }) => {
  const { db, limiter } = deps;
  await limitVisitor(rules.codePerVisitor);
  await limiter.consume(rules.codePerAddress, body.email);
  await limiter.consume(rules.codePerAddressAndDay, body.email);
  await limiter.consume(rules.codeInAll, '');
  const code = await issueCode(deps, { ...body, now: deps.now() });
  try {
    await sendCode(deps, body, code);
  } catch (error) {
    await voidCode(db, body);
    await limiter.reset(rules.codePerAddress, body.email);
    throw error;
  }
  return true;
});

/** Who resets the password of an account that does not exist is told so in the mail, where only the owner of the address reads it. */
async function sendCode(
  { db, mailer, mailTexts }: Deps,
  { email, scene, locale }: CallRequest<'sesCode'>['body'],
  code: string,
): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const mailScene = scene === 'reset' && !known ? 'unknown' : scene;
  const minutes = codeLifeMs / 60_000;
  await mailer.send({
    to: email,
    ...composeCodeMail(await mailTexts(locale, mailScene), { locale, code, minutes }),
  });
}

/** POST /common/sesCodeVerify. */
const sesCodeVerify = route('sesCodeVerify', async ({ deps, request: { body }, limitVisitor }) => {
  await limitVisitor(rules.codeTryPerVisitor);
  const now = deps.now();
  const result = await tryCode(deps, { ...body, now });
  // A new code can be asked for after that time.
  if (result === 'void') throw slowDown(rules.codePerAddress.windowMs);
  if (result === 'wrong') throw new ApiFailure(failures.badCode);
  return { ticket: await issueTicket(deps.db, { ...body, now }) };
});

export const codeRoutes = [sesCode, sesCodeVerify];
