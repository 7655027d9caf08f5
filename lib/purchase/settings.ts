import type { Locale } from '../i18n/locales';

export interface PurchaseSettings {
  locale: Locale;
  /** BCP 47 tag for dates and prices. */
  lang: string;
  /** Hosts that may take payments, besides this one. */
  payHosts: readonly string[];
  login: string;
  home: string;
  supportEmail: string;
  /** Where what is bought can be opened: mock exams on this site, all of it in an app elsewhere, or nothing of it. */
  examRoom: 'here' | 'elsewhere' | 'none';
  exam: string;
  /** Set where corrections are made here without a connected service, and there is no tutor. */
  checkerAlone?: boolean;
}
