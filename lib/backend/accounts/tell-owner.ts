import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { brand } from '@/lib/site/brand';
import type { Deps } from '../calls/deps';
import type { Visitor } from '../base/visitor';
import { composeMail } from '../mail/compose';
import { momentIn } from '../mail/moment-in';
import { deviceOf } from '../sessions/device';

interface Told {
  scene: 'passwordChanged' | 'accountDeleted' | 'factorChanged';
  email: string;
  /** The account's language, where the request names none. */
  locale: Locale | null;
  visitor: Visitor;
  /** What may be a stranger's doing is told in the account's language, whatever theirs is. */
  isStrangers?: boolean;
  values?: Readonly<Record<string, string | number>>;
}

/**
 * Tells the owner of an account by mail what was done to it, when and from which device. The mail goes out behind the answer: what
 * was done stays done when the mail server is slow or down.
 */
export function tellOwner(deps: Deps, told: Told): void {
  const { scene, email, locale: own, visitor, isStrangers = false, values: more } = told;
  const { mailer, mailTexts, settings } = deps;
  const locale = (isStrangers ? (own ?? visitor.locale) : (visitor.locale ?? own)) ?? defaultLocale;
  const values = {
    when: momentIn(locale, deps.now()),
    device: deviceOf(visitor.userAgent) ?? 'unknown',
    link: `${settings.SITE_URL}/forget`,
    email: brand.supportEmail,
    ...more,
  };
  deps.later(`mail ${scene}`, async () => {
    await mailer.send({ to: email, ...composeMail(await mailTexts(locale, scene), locale, values) });
  });
}
