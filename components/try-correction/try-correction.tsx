import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/button';
import { checkerMegabytes } from '@/lib/checker/address';
import type { CorrectionTask } from '@/lib/correction/correction';
import { aiHere } from '@/lib/env/ai-here';
import { examsHere } from '@/lib/env/exams-here';
import { useHref } from '@/lib/routes/link';
import { TryCorrectionIsland } from './try-correction.island';

interface TryCorrectionProps {
  task: CorrectionTask;
  question: string;
}

/**
 * Below a task: the reader's own answer corrected in the browser, without an account. It is what this site has of corrections without a
 * connected service, so it needs no setting.
 */
export function TryCorrection({ task, question }: TryCorrectionProps) {
  const t = useTranslations('try-correction');
  const [titleId, own] = [useId(), useId()];
  const links = { plans: useHref('pricing'), corrections: useHref('appCorrection') };
  const { mode } = task;
  const scores = mode === 'write' ? aiHere.scores : aiHere.spokenScores;
  // Beside what was really made, also a test shop says what its corrections really are.
  const plan = scores && (aiHere.connected || !examsHere) ? 'scores' : 'checker';
  return (
    <section
      aria-labelledby={titleId}
      className="mt-4 rounded-card border border-line bg-surface px-5 py-5 sm:px-8 sm:py-6 noscript:hidden"
    >
      <h2 id={titleId} className="text-lg font-bold">
        {t(`${mode}.title`)}
      </h2>
      <p className="mt-1.5 text-muted">{t(`${mode}.lead`)}</p>
      <p className="mt-1.5 text-sm text-muted">{t(`${mode}.note`, { size: checkerMegabytes })}</p>
      {mode === 'write' ? (
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input id={own} type="checkbox" className="size-5 shrink-0 accent-action" />
          <span className="min-w-0">{t('write.own')}</span>
        </label>
      ) : null}
      <TryCorrectionIsland
        {...{ task, question, own }}
        className={buttonClass('secondary', 'mt-3 max-sm:w-full')}
        locale={useLocale()}
        plan={plan}
        links={{ ...links, corrections: examsHere ? links.corrections : null }}
        labels={{
          start: t(`${mode}.start`),
          again: t(`${mode}.again`),
          cancel: t('cancel'),
          loading: t('loading'),
          failed: t('failed'),
        }}
      />
    </section>
  );
}
