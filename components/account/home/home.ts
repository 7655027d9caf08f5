import { createContext, useContext } from 'react';
import type { User } from '@/lib/api/contract/entities';
import type { AppTexts } from '@/lib/account/app-texts';
import type { AppHomeSettings } from './app-home.island';

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
