import { createContext, useContext, type ReactNode } from 'react';
import type { User } from '@/lib/api/contract/entities';
import type { AppTexts } from '@/lib/account/app-texts';
import type { Locale } from '@/lib/i18n/locales';
import type { FormTexts } from '../forms/account-form';

/** What is said of what is owned. */
interface OwnedTexts {
  plan: string;
  noPlan: string;
  /** With `{date}`. */
  planUntil: string;
  exams: string;
  corrections: string;
  owned: string;
  /** A plan with unlimited corrections, and what that means. */
  pro: string;
  proMeaning: string;
}

export interface AppHomeTexts extends OwnedTexts {
  /** With `{name}`. */
  title: string;
  titleNoName: string;
  loading: string;
  signOut: string;
  /** Opens what has to be known of a computer that is shared. */
  signOutStays: string;
  /** Asks that the reader's own work leaves this browser with the session. */
  signOutClears: string;
  /** What stays in it otherwise. */
  signOutKeeps: string;
  failed: string;
  retry: string;
}

/** What the parts of the app home need to know of the page, from the server. */
export interface AppHomeSettings {
  texts: AppHomeTexts;
  forms: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  locale: Locale;
  /** BCP 47 tag for dates and amounts. */
  lang: string;
  login: string;
  root: string;
  /** Address of the prices. */
  prices: string;
  /** Address of the exam room of this site; null where exams are sat elsewhere. */
  exam: string | null;
  /** The same of the correction room. */
  correction: string | null;
  /** Address of the report of an exam, before its id and a slash. */
  report: string;
  /** What has to be known of what is owned: that there is nowhere to use it. */
  examRoom: ReactNode;
  seller: { company: string; email: string };
}

/** What every part of the app home needs. */
export interface Home {
  t: AppTexts;
  settings: AppHomeSettings;
  user: User;
}

export const HomeContext = createContext<Home | null>(null);

/** @throws Error outside of the app home */
export function useHome(): Home {
  const home = useContext(HomeContext);
  if (!home) throw new Error('Only for parts of the app home');
  return home;
}

/** Dates as the page writes them: long for days, short with the time for moments; null stays null. */
export function useDates() {
  const { lang } = useHome().settings;
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(lang, options);
    return (moment: string) => formatter.format(new Date(moment));
  };
  return { day: format({ dateStyle: 'long' }), moment: format({ dateStyle: 'medium', timeStyle: 'short' }) };
}
