import type { CallRequest } from '@/lib/api/contract/calls';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { rules } from '../limits/rules';
import { isWithin } from '../limits/is-within';
import { composeMail } from '../mail/compose';
import { quoted, withoutLinks } from './without-links';

type Message = CallRequest<'contact'>['body'];

/** POST /contact. The operator's mail must be on its way before the answer, the writer's copy need not. */
export const contact = route('contact', async ({ deps, request: { body }, limitVisitor }) => {
  await limitVisitor(rules.contactPerVisitor);
  await limitVisitor(rules.contactPerVisitorAndDay);
  // Only a program fills in what nobody sees; it is not to learn that it was found out.
  if (body.website) return true;
  await deps.limiter.consume(rules.contactInAll, '');
  await deps.mailer.send(forOperator(deps, body));
  deps.later('mail contactCopy', async () => {
    const mayCopy =
      (await isWithin(deps.limiter, rules.contactCopyPerAddress, body.email)) &&
      (await isWithin(deps.limiter, rules.contactCopyInAll, ''));
    if (mayCopy) await sendCopy(deps, body);
  });
  return true;
});

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

/** The name is left out: as a greeting it would be one more line for a stranger to write in our name. */
async function sendCopy({ mailer, mailTexts }: Deps, { email, message, locale }: Message): Promise<void> {
  const text = await mailTexts(locale, 'contactCopy');
  await mailer.send({ to: email, ...composeMail(text, locale, { message: quoted(withoutLinks(message)) }) });
}
