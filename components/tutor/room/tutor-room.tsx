import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { CallData } from '@/lib/api/contract/calls';
import { decodeError } from '@/lib/api/errors';
import type { Locale } from '@/lib/i18n/locales';
import { loadMemberApi } from '@/lib/session/member-api';
import { Desk } from './desk';
import type { TutorLinks, TutorTexts } from './given';
import { NoTutor } from './no-tutor';

interface TutorRoomProps {
  locale: Locale;
  texts: TutorTexts;
  links: TutorLinks;
}

/** The provider of the texts comes with the room, not with the page. */
export function TutorRoom({ locale, texts, links }: TutorRoomProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone()} messages={texts}>
      <Room locale={locale} links={links} />
    </NextIntlClientProvider>
  );
}

/** Moments are told as the reader's clock has them. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Room({ locale, links }: Omit<TutorRoomProps, 'texts'>) {
  const t = useTranslations('tutor-room');
  const [tutor, setTutor] = useState<CallData<'tutor'> | 'none' | 'failed'>();

  const look = useCallback(() => {
    loadMemberApi()
      .then((api) => api.call('tutor'))
      .then(setTutor, (error: unknown) =>
        // What is shown already stays where it could not be asked for anew.
        setTutor((shown) => (typeof shown === 'object' ? shown : isNone(error) ? 'none' : 'failed')),
      );
  }, []);
  useEffect(look, [look]);

  if (tutor === 'none') return <NoTutor links={links} />;
  if (typeof tutor === 'object') {
    return <Desk locale={locale} links={links} tutor={tutor} onChange={look} />;
  }
  return tutor === undefined ? (
    <p role="status" className="mt-8 min-h-72 text-muted">
      {t('loading')}
    </p>
  ) : (
    <div className="mt-8 grid min-h-72 content-start justify-items-start gap-3">
      <p role="alert" className="text-bad">
        {t('failed')}
      </p>
      <button
        type="button"
        onClick={() => {
          setTutor(undefined);
          look();
        }}
        className={buttonClass('secondary')}
      >
        {t('retry')}
      </button>
    </div>
  );
}

/** No model is connected, or another API answers which has no such call. */
function isNone(error: unknown): boolean {
  const { kind } = decodeError(error);
  return kind === 'notFound' || kind === 'unsupported';
}
