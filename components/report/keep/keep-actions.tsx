import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { ExamReport, ExamScore } from '@/lib/api/contract/exam/report';
import { brand } from '@/lib/site/brand';
import { countsAll } from '../scores/overall';
import { levelsIn, told } from '../scores/ranges';
import { isSpeakingLeftOut } from '../tasks/reached';
import type { PictureTexts } from './picture';

export function KeepActions({ report }: { report: ExamReport }) {
  const t = useTranslations('report.keep');
  const [state, setState] = useState<'idle' | 'drawing' | 'saved' | 'failed'>('idle');
  const texts = usePictureTexts(report);
  const save = () => {
    if (state === 'drawing' || texts === undefined) return;
    setState('drawing');
    import('./save-picture')
      .then(({ savePicture }) => savePicture(texts, `${t('file')}-${report.finishedAt.slice(0, 10)}.png`))
      .then(
        (isFile) => setState(isFile ? 'saved' : 'idle'),
        () => setState('failed'),
      );
  };
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
      <button type="button" onClick={() => window.print()} className={buttonClass('secondary')}>
        {t('print')}
      </button>
      <button type="button" onClick={printAll} className={buttonClass('secondary')}>
        {t('printAll')}
      </button>
      {texts === undefined ? null : (
        <button
          type="button"
          aria-disabled={state === 'drawing'}
          onClick={save}
          className={buttonClass('secondary', 'aria-disabled:opacity-70')}
        >
          {t('picture')}
        </button>
      )}
      <p role="status" className="basis-full text-sm text-muted empty:hidden">
        {state === 'idle' ? '' : t(state)}
      </p>
    </div>
  );
}

/** On paper every question takes forty pages, so that the answers are printed only where that is wanted (app/print.css). */
function printAll() {
  const { dataset } = document.documentElement;
  dataset.paper = 'all';
  window.addEventListener('afterprint', () => delete dataset.paper, { once: true });
  window.print();
}

/** What the picture says; undefined where there is no overall. */
function usePictureTexts(report: ExamReport): PictureTexts | undefined {
  const { overall, subscores, finishedAt } = report;
  const t = useTranslations('report');
  const name = useTranslations('courses.sections');
  const format = useFormatter();
  if (!overall) return undefined;
  const range = (score: ExamScore) => t('tasks.between', { ...told(score) });
  return {
    brand: brand.name,
    date: format.dateTime(new Date(finishedAt), { dateStyle: 'long' }),
    title: t(countsAll(subscores) ? 'overall.titleAll' : 'overall.title'),
    range: range(overall),
    levels: levelsIn(overall),
    overall: told(overall),
    skills: (['reading', 'listening', 'writing', 'speaking'] as const).map((skill) => {
      const score = subscores[skill];
      return {
        name: name(`${skill}.title`),
        range: score ? range(score) : null,
        without: t(skill === 'speaking' && isSpeakingLeftOut(report) ? 'tasks.leftOut' : 'skills.notScored'),
      };
    }),
    estimate: t('keep.estimate'),
  };
}
