import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { itemOf, resultOf, withAnswer } from '@/lib/diagnostic/progress';
import { readDiagnosticResult, resultEntry } from '@/lib/diagnostic/result';
import { newRun, readRun, runEntry, type Run } from '@/lib/diagnostic/run';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { QuestionStage } from './question-stage';
import { ResultStage } from './result-stage';
import { WritingStage } from './writing-stage';

export type TestTexts = Pick<Messages, 'diagnostic' | 'questions' | 'figures' | 'courses'>;

interface StagesProps {
  /** Whether somebody has just pressed a button, so that the focus may follow. */
  isPressed: boolean;
  /** Back to the start. */
  onAgain: () => void;
}

interface DiagnosticTestProps extends StagesProps {
  locale: Locale;
  texts: TestTexts;
}

/** The test from where this browser stands in it, or its last result. The provider comes with the test, not with the page. */
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

  const change = (next: Run) => {
    runEntry.write(next);
    setRun(next);
    setMoved(true);
  };
  const end = (done: Run) => {
    const reached = resultOf(done);
    resultEntry.write(reached);
    runEntry.remove();
    setResult(reached);
    setRun(null);
    setMoved(true);
  };

  const item = run && itemOf(run);
  if (run && item) {
    return (
      <QuestionStage
        run={run}
        item={item}
        isMoved={isMoved}
        onChange={change}
        onAnswer={(given) => change(withAnswer(run, item, given))}
        onForget={() => {
          runEntry.remove();
          onAgain();
        }}
      />
    );
  }
  if (run) return <WritingStage run={run} isMoved={isMoved} onChange={change} onEnd={() => end(run)} />;
  return result && <ResultStage result={result} isMoved={isMoved} onAgain={onAgain} />;
}
