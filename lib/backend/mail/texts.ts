import type { Locale } from '@/lib/i18n/locales';

/** What a mail is about; `unknown` answers a password reset at an address without an account. */
export type MailScene =
  | 'register'
  | 'reset'
  | 'unknown'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'factorChanged'
  | 'contactCopy'
  | 'withdrawal'
  | 'receipt'
  | 'correction';

/** ICU messages with `{brand}` and what the mail is about, such as `{code}`. */
export interface MailText {
  subject: string;
  body: string;
}

export type MailTexts = (locale: Locale, scene: MailScene) => Promise<MailText>;

export const catalogMailTexts: MailTexts = async (locale, scene) => {
  const catalog = (await import(`../../../messages/${locale}/mail.json`)) as {
    default: Record<MailScene, MailText>;
  };
  return catalog.default[scene];
};
