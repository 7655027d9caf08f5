import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import type { AnsweredTask } from '@/lib/questions/bank/open-bank';
import { ScenePhoto } from './scene-photo';

interface TaskCardProps {
  task: AnsweredTask;
  /** From 1, and how many there are of its type. */
  number: number;
  count: number;
  isTried: boolean;
  locale: Locale;
  onNext: () => void;
}

export function TaskCard({ task, number, count, isTried, locale, onNext }: TaskCardProps) {
  const t = useTranslations('correction-room.order');
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">
          {t('place', { number, count })}
          {isTried ? ` · ${t('tried')}` : ''}
        </p>
        {count > 1 ? (
          <button type="button" onClick={onNext} className={buttonClass('link')}>
            {t('next')}
          </button>
        ) : null}
      </div>
      {/* Named anew with each wish for another: who hears the page is told. */}
      <div role="status" className="mt-2 grid gap-4">
        {task.scene ? <ScenePhoto key={task.scene} scene={task.scene} locale={locale} /> : null}
        {task.before === undefined ? null : (
          <div className="max-w-prose text-muted">
            <p className="text-sm">{t('before')}</p>
            <p lang="en">{task.before}</p>
          </div>
        )}
        <p lang="en" className="max-w-prose text-lg font-semibold">
          {task.prompt}
        </p>
      </div>
      {task.type === 'interactiveSpeaking' ? <p className="mt-2 text-sm text-muted">{t('heard')}</p> : null}
    </div>
  );
}
