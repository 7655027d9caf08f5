import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Timer } from '@/components/ui/icon/icons';
import { onChangedElsewhere } from '@/lib/browser/storage';
import { keepAnswers } from '@/lib/diagnostic/details';
import { endRun, isOutdated, itemOf, resultOf, withAnswer } from '@/lib/diagnostic/progress';
import { readDiagnosticResult, resultEntry } from '@/lib/diagnostic/result';
import { newRun, readRun, runEntry, type Run } from '@/lib/diagnostic/run';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { LeftStage } from './left-stage';
import { OutdatedStage } from './outdated-stage';
import { QuestionStage } from './question-stage';
import { ResultStage } from './result-stage';
import { TestMode } from './test-mode';
import { WritingStage } from './writing-stage';

export type TestTexts = Pick<Messages, 'diagnostic' | 'questions' | 'figures' | 'courses'>;

interface StagesProps {
  /** Whether somebody has just pressed a button, so that the focus may follow. */
  isPressed: boolean;
  onAgain: () => void;
}

interface DiagnosticTestProps extends StagesProps {
  locale: Locale;
  texts: TestTexts;
}

/** The provider of the texts comes with the test, not with the page. */
export function DiagnosticTest({ locale, texts, ...stages }: DiagnosticTestProps) {
  return (
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={texts}>
      <Stages {...stages} />
    </NextIntlClientProvider>
  );
}

function Stages({ isPressed, onAgain }: StagesProps) {
  const [result, setResult] = useState(readDiagnosticResult);
  const [run, setRun] = useState(() => readRun() ?? (result ? null : newRun(true)));
  const [isMoved, setMoved] = useState(isPressed);
  // A page that is opened again shows the run where it stands: it folds away for who goes on with it.
  const [place, setPlace] = useState<'page' | 'test' | 'left'>(isPressed ? 'test' : 'page');

  // The number of the question before, if its time ran out.
  const [late, setLate] = useState<number | null>(null);

  // Taken away from here, as with the end of a session (lib/practice/runs.ts): the next answer must not write it back for whoever comes next.
  const look = useEffectEvent(() => {
    if (run && !readRun()) onAgain();
  });
  // From the moment in which it is shown: what is taken away before an effect runs would be missed.
  useLayoutEffect(() => onChangedElsewhere(runEntry, () => look()), []);

  const change = (next: Run) => {
    runEntry.write(next);
    setRun(next);
    setMoved(true);
  };
  const end = (done: Run) => {
    const reached = resultOf(done);
    resultEntry.write(reached);
    keepAnswers(reached, done.answers);
    endRun(done);
    setResult(reached);
    setRun(null);
    setMoved(true);
    setPlace('page');
  };

  const forget = (given: Run) => {
    endRun(given);
    onAgain();
  };

  if (run && isOutdated(run)) return <OutdatedStage isMoved={isMoved} onAgain={() => forget(run)} />;
  if (!run) return result && <ResultStage result={result} isMoved={isMoved} onAgain={onAgain} />;
  if (place === 'left') return <LeftStage onContinue={() => setPlace('test')} />;
  const item = itemOf(run);
  const enter = () => setPlace('test');
  const leave = () => {
    setMoved(true);
    setLate(null);
    setPlace('left');
  };
  return (
    <TestMode isOn={place === 'test'} onLeave={leave}>
      <TimeWasUp number={late} />
      {item ? (
        <QuestionStage
          run={run}
          item={item}
          isMoved={isMoved}
          onBegin={enter}
          onChange={change}
          onAnswer={(given, isLate) => {
            setLate(isLate ? run.answers.length + 1 : null);
            change(withAnswer(run, item, given));
          }}
          onForget={() => forget(run)}
        />
      ) : (
        <WritingStage run={run} isMoved={isMoved} onBegin={enter} onChange={change} onEnd={() => end(run)} />
      )}
    </TestMode>
  );
}

/** Why another question stands there than the one that was being answered; stays in the page, so that its words are announced. */
function TimeWasUp({ number }: { number: number | null }) {
  const t = useTranslations('diagnostic.run');
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-warn not-empty:mb-3">
      {number === null ? null : (
        <>
          <Timer aria-hidden="true" className="size-4.5 shrink-0" />
          {t('late', { number })}
        </>
      )}
    </p>
  );
}
