'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { useRetriable } from '@/components/ui/late/use-retriable';
import type { BankIndex } from '@/lib/daily/bank-index';
import type { Locale } from '@/lib/i18n/locales';
import type { PracticeLinks } from './links';

const loadRoom = (locale: Locale) =>
  Promise.all([import('./room/practice-room'), import('./room/load-texts')]).then(
    async ([{ PracticeRoom }, { loadTexts }]) => ({ PracticeRoom, texts: await loadTexts(locale) }),
  );

interface PracticeRoomIslandProps {
  locale: Locale;
  index: BankIndex;
  links: PracticeLinks;
  failed: string;
  retry: string;
  children: ReactNode;
}

export function PracticeRoomIsland({ failed, retry, children, ...given }: PracticeRoomIslandProps) {
  const { locale } = given;
  const { loaded, retry: tryAgain } = useRetriable(loadRoom, locale);

  if (typeof loaded === 'object') return <loaded.PracticeRoom {...given} texts={loaded.texts} />;
  return (
    <>
      {loaded === 'failed' ? (
        <div role="alert" className="mt-6">
          <p>{failed}</p>
          <button type="button" onClick={tryAgain} className={buttonClass('secondary', 'mt-3')}>
            {retry}
          </button>
        </div>
      ) : null}
      {children}
    </>
  );
}
