import { NextIntlClientProvider } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import type { CallData } from '@/lib/api/contract/calls';
import type { Locale } from '@/lib/i18n/locales';
import { loadMemberApi } from '@/lib/session/member-api';
import { openSitting, tabName, type OpenedSitting } from '@/lib/sitting/open-sitting';
import { SetUp } from '../setup/set-up';
import { Sitting } from '../sitting/sitting';
import type { ExamLinks, ExamTexts } from './given';
import { Lobby } from './lobby';
import { Trouble } from './trouble';

interface ExamRoomProps {
  locale: Locale;
  texts: ExamTexts;
  links: ExamLinks;
  onSitting: (isOn: boolean) => void;
}

/** The provider of the texts comes with the room, not with the page. */
export function ExamRoom({ locale, texts, ...stages }: ExamRoomProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone()} messages={texts}>
      <Stages locale={locale} {...stages} />
    </NextIntlClientProvider>
  );
}

/** Moments are told as the taker's clock has them. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type Place = 'lobby' | 'setup' | { sitting: OpenedSitting };

function Stages({ locale, links, onSitting }: Omit<ExamRoomProps, 'texts'>) {
  const [exams, setExams] = useState<CallData<'exams'> | 'failed'>();
  const [place, setPlace] = useState<Place>('lobby');
  const [trouble, setTrouble] = useState<unknown>();
  const isSitting = typeof place === 'object';

  const look = useCallback(() => {
    loadMemberApi()
      .then((api) => api.call('exams'))
      .then(setExams, () => setExams('failed'));
  }, []);
  useEffect(look, [look]);
  useEffect(() => onSitting(isSitting), [isSitting, onSitting]);
  useEffect(() => (isSitting ? place.sitting.run.close : undefined), [isSitting, place]);

  const goOn = (given: Parameters<typeof openSitting>[0]) => {
    setTrouble(undefined);
    openSitting(given, tabName()).then(
      (sitting) => setPlace({ sitting }),
      (error: unknown) => {
        setTrouble(error);
        setPlace('lobby');
        look();
      },
    );
  };

  if (isSitting) {
    return (
      <Sitting
        opened={place.sitting}
        report={`${links.report}/${place.sitting.exam}`}
        onLeave={() => {
          setPlace('lobby');
          look();
        }}
      />
    );
  }
  if (place === 'setup' && typeof exams === 'object') {
    return (
      <SetUp
        credits={exams.credits}
        onBack={() => setPlace('lobby')}
        onBegin={(speaking) => goOn({ start: { locale, speaking } })}
      />
    );
  }
  return (
    <>
      <Trouble error={trouble} />
      <Lobby
        exams={exams}
        links={links}
        onRetry={() => {
          setExams(undefined);
          look();
        }}
        onSetUp={() => setPlace('setup')}
        onGoOn={(exam) => goOn({ exam })}
      />
    </>
  );
}
