import type { CallRequest } from '@/lib/api/contract/calls';
import type { Deps } from '../calls/deps';
import { route } from '../calls/route';
import { rules } from '../limits/rules';
import { isWithin } from '../limits/is-within';
import { composeMail } from '../mail/compose';
import { mailboxOf } from '../mail/mailbox-of';
import { quoted, withoutLinks } from './without-links';

type Message = CallRequest<'contact'>['body'];

/** POST /contact. The operator's mail must be on its way before the answer, the writer's copy need not. */
export const contact = route('contact', async ({ deps, request, limitVisitor, optionalSession }) => {
  const { body } = request;
  await limitVisitor(rules.contactPerVisitor);
  await limitVisitor(rules.contactPerVisitorAndDay);
  // Only a program fills in what nobody sees; it is not to learn that it was found out.
  if (body.website) return true;
  await warnOfMasses(deps);
  await deps.mailer.send(forOperator(deps, body));
  const isProved = (await optionalSession())?.user.email === body.email;
  deps.later('mail contactCopy', async () => {
    const mayCopy =
      (await isWithin(deps.limiter, rules.contactCopyPerAddress, mailboxOf(body.email))) &&
      (await isWithin(deps.limiter, rules.contactCopyInAll, ''));
    if (mayCopy) await sendCopy(deps, body, isProved);
  });
  return true;
});

/** What comes from one network is bounded; that it comes from many is for people to see, and no reason to refuse the next. */
async function warnOfMasses({ limiter, log }: Deps): Promise<void> {
  const { name, points } = rules.contactInAll;
  if ((await limiter.count(rules.contactInAll, '')) === points + 1) {
    log.warn({ limit: name, points }, 'messages are being sent in masses');
  }
}

/** Plain facts for the operator, in English as the log is. Its subject holds nothing that a stranger wrote. */
function forOperator({ settings }: Deps, { name, email, topic, message, locale }: Message) {
  return {
    to: settings.CONTACT_EMAIL,
    replyTo: { name, address: email },
    isFromVisitor: true,
    subject: `Contact form: ${topic} (${locale})`,
    text: `From: ${name} <${email}>\nTopic: ${topic}\nLanguage: ${locale}\n\n${message}\n`,
  };
}

/**
 * Tells the writer that the message came in, and repeats it to whoever is signed in by this address. Nobody else has proved to own it:
 * it could be anybody's, and the words anybody's advertisement. The name is left out in any case: as a greeting it would be one more
 * line to write in our name.
 */
async function sendCopy(
  { mailer, mailTexts }: Deps,
  { email, message, locale }: Message,
  isProved: boolean,
): Promise<void> {
  const text = await mailTexts(locale, 'contactCopy');
  const copy = isProved
    ? { copy: 'yes', message: quoted(withoutLinks(message)) }
    : { copy: 'no', message: '' };
  await mailer.send({ to: email, ...composeMail(text, locale, copy) });
}
