import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { findItem, type DiagnosticItem, type DiagnosticType } from '@/lib/diagnostic/pool';
import { runDays, type Run } from '@/lib/diagnostic/run';
import { questionCount } from '@/lib/diagnostic/turns';
import { isHeard } from '@/lib/diagnostic/types';
import type { GivenAnswer } from '@/lib/questions/kept';
import { Question } from './question';
import { Ready } from './ready';

export interface QuestionStageProps {
  run: Run;
  item: DiagnosticItem;
  /** Whether somebody has acted already, so that the focus may follow. */
  isMoved: boolean;
  onBegin: () => void;
  onChange: (run: Run) => void;
  onAnswer: (given: GivenAnswer, isLate: boolean) => void;
  onForget: () => void;
}

export function QuestionStage({
  run,
  item,
  isMoved,
  onBegin,
  onChange,
  onAnswer,
  onForget,
}: QuestionStageProps) {
  const [begun, setBegun] = useState<DiagnosticType>();
  const count = questionCount(run.quiet) + (run.quiet ? dictationsIn(run) : 0);
  const place = { done: run.answers.length, count };

  // Who looks at something else has left the page: no clock runs on.
  useEffect(() => {
    const onHidden = () => {
      if (document.hidden) setBegun(undefined);
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);

  return (
    <>
      {begun === item.type ? (
        <Question
          key={item.id}
          item={item}
          given={run.draft}
          place={place}
          timed={run.timed}
          onDraft={(draft) => onChange({ ...run, draft })}
          onAnswer={onAnswer}
          onQuiet={() => onChange({ ...run, quiet: true, draft: [] })}
        />
      ) : (
        <Ready
          key={item.type}
          type={item.type}
          place={place}
          timed={run.timed}
          isMoved={isMoved}
          onBegin={() => {
            setBegun(item.type);
            onBegin();
          }}
        />
      )}
      <Pause onForget={onForget} />
    </>
  );
}

function dictationsIn({ answers }: Run): number {
  const items = answers.flatMap(({ id }) => findItem(id) ?? []);
  return items.filter(({ type }) => isHeard(type)).length;
}

function Pause({ onForget }: { onForget: () => void }) {
  const t = useTranslations('diagnostic.run');
  return (
    <div className="mt-8 border-t border-line pt-4 text-sm text-muted">
      <p>{t('pause', { days: runDays })}</p>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {t('again')}
        </summary>
        <button type="button" onClick={onForget} className={buttonClass('caution')}>
          {t('forget')}
        </button>
      </details>
    </div>
  );
}
