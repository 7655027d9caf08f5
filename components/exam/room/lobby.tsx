import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { CallData } from '@/lib/api/contract/calls';
import type { ExamLinks } from './given';
import { PastExams } from './past-exams';

interface LobbyProps {
  /** Undefined while they are asked for. */
  exams: CallData<'exams'> | 'failed' | undefined;
  links: ExamLinks;
  onRetry: () => void;
  onSetUp: () => void;
  onGoOn: (exam: string) => void;
}

export function Lobby({ exams, links, onRetry, onSetUp, onGoOn }: LobbyProps) {
  const t = useTranslations('exam.lobby');
  if (exams === undefined) {
    return (
      <p role="status" className="mt-8 min-h-72 text-muted">
        {t('loading')}
      </p>
    );
  }
  if (exams === 'failed') {
    return (
      <div className="mt-8 grid min-h-72 content-start justify-items-start gap-3">
        <p role="alert" className="text-bad">
          {t('failed')}
        </p>
        <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
          {t('retry')}
        </button>
      </div>
    );
  }
  const open = exams.exams.find(({ state }) => state === 'open');
  return (
    <>
      {open ? (
        <Open exam={open} onGoOn={() => onGoOn(open.id)} />
      ) : exams.credits > 0 ? (
        <section className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
          <h2 className="text-title font-bold">{t('ready', { count: exams.credits })}</h2>
          <Facts />
          <button type="button" onClick={onSetUp} className={buttonClass('primary', 'mt-6 min-h-12')}>
            {t('setUp')}
          </button>
          <p className="mt-2 text-sm text-muted">{t('notYet')}</p>
        </section>
      ) : (
        <section className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
          <h2 className="text-title font-bold">{t('none')}</h2>
          <p className="mt-3 max-w-prose">{t('noneLead')}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <a href={links.packs} className={buttonClass('primary', 'min-h-12')}>
              {t('buy')}
            </a>
            <a href={links.diagnostic} className={buttonClass('secondary', 'min-h-12')}>
              {t('diagnostic')}
            </a>
          </p>
        </section>
      )}
      <PastExams exams={exams.exams} report={links.report} />
    </>
  );
}

function Facts() {
  const t = useTranslations('exam.lobby.facts');
  return (
    <ul className="mt-4 grid max-w-prose list-disc gap-1.5 ps-5">
      {(['length', 'tasks', 'report', 'scored'] as const).map((fact) => (
        <li key={fact}>{t(fact)}</li>
      ))}
    </ul>
  );
}

function Open({ exam, onGoOn }: { exam: CallData<'exams'>['exams'][number]; onGoOn: () => void }) {
  const t = useTranslations('exam.lobby');
  const format = useFormatter();
  const button = useRef<HTMLButtonElement>(null);
  // Every second counts where the page was loaded again in the middle of a question.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 className="text-title font-bold">{t('open')}</h2>
      <p className="mt-3 max-w-prose font-semibold">{t('openClock')}</p>
      <p className="mt-3 max-w-prose">
        {t('openUntil', {
          time: format.dateTime(new Date(exam.openUntil ?? exam.startedAt), {
            dateStyle: 'medium',
            timeStyle: 'short',
          }),
        })}
      </p>
      <button ref={button} type="button" onClick={onGoOn} className={buttonClass('primary', 'mt-6 min-h-12')}>
        {t('goOn')}
      </button>
    </section>
  );
}
