import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { ExamReport } from '@/lib/api/contract/exam/report';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { loadMemberApi } from '@/lib/session/member-api';
import type { ReportLinks } from './links';
import { Report } from './report';
import { Trouble } from './trouble';

export type ReportTexts = Pick<Messages, 'report' | 'questions' | 'figures' | 'courses'>;

interface ReportRoomProps {
  locale: Locale;
  texts: ReportTexts;
  links: ReportLinks;
  /** As the address has it; undefined where it has none. */
  id: string | undefined;
}

/** The provider of the texts comes with the report, not with the page. */
export function ReportRoom({ locale, texts, links, id }: ReportRoomProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone()} messages={texts}>
      <Loaded locale={locale} links={links} id={id} />
    </NextIntlClientProvider>
  );
}

/** Days are told as the taker's calendar has them. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

type State = { report: ExamReport } | { error: unknown } | undefined;

function Loaded({ locale, links, id }: Omit<ReportRoomProps, 'texts'>) {
  const t = useTranslations('report');
  const [state, setState] = useState<State>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (id === undefined) return;
    let current = true;
    loadMemberApi()
      .then((api) => api.call('examReport', { params: { id }, query: { locale } }))
      .then(
        (report) => current && setState({ report }),
        (error: unknown) => current && setState({ error }),
      );
    return () => {
      current = false;
    };
  }, [id, locale, tries]);

  if (id === undefined) return <Trouble kind="unknown" exams={links.exam} />;
  if (state === undefined) {
    return (
      <p role="status" className="mt-8 min-h-72 text-muted">
        {t('loading')}
      </p>
    );
  }
  if ('report' in state) return <Report report={state.report} links={links} />;
  return (
    <Trouble
      error={state.error}
      exams={links.exam}
      onRetry={() => {
        setState(undefined);
        setTries(tries + 1);
      }}
    />
  );
}
