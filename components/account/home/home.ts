import { createContext, useContext, type ReactNode } from 'react';
import type { User } from '@/lib/api/contract/entities';
import type { AppTexts } from '@/lib/account/app-texts';
import type { Locale } from '@/lib/i18n/locales';
import type { FormTexts } from '../forms/account-form';

interface OwnedTexts {
  plan: string;
  noPlan: string;
  /** With `{date}`. */
  planUntil: string;
  exams: string;
  corrections: string;
  owned: string;
  pro: string;
  proMeaning: string;
}

export interface AppHomeTexts extends OwnedTexts {
  /** With `{name}`. */
  title: string;
  titleNoName: string;
  loading: string;
  signOut: string;
  signOutStays: string;
  signOutClears: string;
  signOutKeeps: string;
  failed: string;
  retry: string;
}

export interface AppHomeSettings {
  texts: AppHomeTexts;
  forms: FormTexts;
  icons: { show: ReactNode; hide: ReactNode };
  locale: Locale;
  /** BCP 47 tag for dates and amounts. */
  lang: string;
  login: string;
  root: string;
  prices: string;
  /** Address of the exam room of this site; null where exams are sat elsewhere. */
  exam: string | null;
  /** The same of the correction room. */
  correction: string | null;
  /** Address of the report of an exam, before its id and a slash. */
  report: string;
  examRoom: ReactNode;
  seller: { company: string; email: string };
}

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
