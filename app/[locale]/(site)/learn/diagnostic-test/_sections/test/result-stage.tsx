import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Ruler } from '@/components/ruler/ruler';
import { buttonClass } from '@/components/ui/button';
import { answersOf, keepTarget, readTarget } from '@/lib/diagnostic/details';
import { commonError } from '@/lib/diagnostic/range';
import type { DiagnosticResult } from '@/lib/diagnostic/result';
import { KeepResult } from './keep-result';
import { ResultAnswers } from './result-answers';
import { FirstLesson, ResultLessons } from './result-lessons';
import { ResultLevel } from './result-level';
import { ResultTarget } from './result-target';
import { SkillRow } from './skill-row';
import { useFocus } from './use-focus';

interface ResultStageProps {
  result: DiagnosticResult;
  isMoved: boolean;
  onAgain: () => void;
}

export function ResultStage({ result, isMoved, onAgain }: ResultStageProps) {
  const t = useTranslations('diagnostic.result');
  const again = useTranslations('diagnostic.run')('again');
  const format = useFormatter();
  const heading = useFocus<HTMLHeadingElement>(isMoved);
  const { low, high, skills, lessons } = result;
  const answers = answersOf(result);
  const [target, setTarget] = useState(readTarget);
  const date = format.dateTime(new Date(result.at), { dateStyle: 'long' });
  return (
    <>
      <h2 ref={heading} id="test-title" tabIndex={-1} className="font-bold outline-none">
        {t('title')}
      </h2>
      <p className="mt-1 text-display font-bold">{t('between', { low, high })}</p>
      <p className="text-muted">{t(skills.listening ? 'range' : 'readingRange', { low, high })}</p>
      <p className="text-sm text-muted">{t('estimate')}</p>
      <div className="mt-3">
        <Ruler value={{ low, high }} {...(target !== null && { target })} />
      </div>
      <ResultLevel low={low} high={high} lessons={lessons} />
      <FirstLesson lessons={lessons} />
      <ResultTarget
        high={high}
        target={target}
        onTarget={(chosen) => {
          keepTarget(chosen);
          setTarget(chosen);
        }}
      />
      <ResultLessons lessons={lessons} />
      <h3 className="mt-10 text-lg font-bold">{t('skills')}</h3>
      <dl className="ruler-rows mt-2">
        <SkillRow skill="reading" range={skills.reading} />
        <SkillRow skill="listening" range={skills.listening} />
        <SkillRow skill="speaking" range={null} />
        <SkillRow skill="writing" range={null} />
      </dl>
      {answers ? <ResultAnswers answers={answers} /> : null}
      <KeepResult />
      <div className="mt-10 grid gap-3 border-t border-line pt-4 text-sm text-muted">
        <p>{t('taken', { date })}</p>
        <p>{t('sure', { points: commonError })}</p>
        {result.timed ? null : <p>{t('untimed')}</p>}
        <button type="button" onClick={onAgain} className={buttonClass('link', 'w-fit underline')}>
          {again}
        </button>
      </div>
    </>
  );
}
