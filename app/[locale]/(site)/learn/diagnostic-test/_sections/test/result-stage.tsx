import { useFormatter, useTranslations } from 'next-intl';
import { inlineLink } from '@/components/blocks/inline-link';
import { Ruler } from '@/components/ruler/ruler';
import { buttonClass } from '@/components/ui/button';
import type { DiagnosticResult } from '@/lib/diagnostic/result';
import { ResultLessons } from './result-lessons';
import { SkillRow } from './skill-row';
import { useFocus } from './use-focus';

interface ResultStageProps {
  result: DiagnosticResult;
  isMoved: boolean;
  onAgain: () => void;
}

/** What came out: a range on the ruler, by skill, what it means and which lessons follow from it. */
export function ResultStage({ result, isMoved, onAgain }: ResultStageProps) {
  const t = useTranslations('diagnostic.result');
  const again = useTranslations('diagnostic.run')('again');
  const format = useFormatter();
  const heading = useFocus<HTMLHeadingElement>(isMoved);
  const { low, high, skills, lessons } = result;
  const date = format.dateTime(new Date(result.at), { dateStyle: 'long' });
  return (
    <>
      <h2 ref={heading} id="test-title" tabIndex={-1} className="text-title font-bold outline-none">
        {t('title')}
      </h2>
      <p className="text-sm text-muted">{t('taken', { date })}</p>
      <p className="mt-5 mb-3 text-lg font-semibold">{t('range', { low, high })}</p>
      <Ruler value={{ low, high }} />
      <p className="mt-5">{t('estimate')}</p>
      <p className="mt-3">{t.rich('target', { exam: inlineLink('mockExam') })}</p>
      <h3 className="mt-8 text-lg font-bold">{t('skills')}</h3>
      <dl className="ruler-rows mt-2">
        <SkillRow skill="reading" range={skills.reading} />
        <SkillRow skill="listening" range={skills.listening} />
        <SkillRow skill="speaking" range={null} />
        <SkillRow skill="writing" range={null} />
      </dl>
      <ResultLessons lessons={lessons} />
      <button type="button" onClick={onAgain} className={buttonClass('secondary', 'mt-8')}>
        {again}
      </button>
    </>
  );
}
