import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CorrectedText } from '@/components/pencil/corrected-text';
import type { Mark } from '@/lib/correction/correction';
import { MarkReasons } from './mark-reasons';
import { Part, type Level } from './part';
import { drawnMarks, piecesOf } from './pieces';
import { useMarkWords } from './said';

interface MarkedTextProps {
  text: string;
  marks: readonly Mark[];
  mode: 'write' | 'speak';
  level: Level;
  isNarrow?: boolean;
  isHeadless?: boolean;
}

export function MarkedText({
  text,
  marks,
  mode,
  level,
  isNarrow = false,
  isHeadless = false,
}: MarkedTextProps) {
  const t = useTranslations('correction-room.result');
  const words = useMarkWords();
  const base = useId();
  const drawn = drawnMarks(text, marks);
  const pieces = piecesOf(text, drawn, base, {
    label: ({ sure, kind }, number) => t(sure ? 'number' : 'question', { number, kind: words.kind(kind) }),
    asks: t('asks'),
  });
  return (
    <div
      className={`grid gap-x-10 gap-y-6 ${drawn.length > 0 && !isNarrow ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
    >
      <Part title={t(mode === 'write' ? 'written' : 'said')} level={level} isHeadless={isHeadless}>
        <CorrectedText pieces={pieces} className="mt-1 wrap-anywhere whitespace-pre-wrap" />
        {drawn.length === 0 ? <NoMarks /> : <Counted marks={drawn} />}
      </Part>
      {drawn.length > 0 ? (
        <Part title={t('reasons')} level={level}>
          <MarkReasons text={text} marks={drawn} base={base} />
        </Part>
      ) : null}
    </div>
  );
}

function Counted({ marks }: { marks: readonly Mark[] }) {
  const t = useTranslations('correction-room.result');
  const asked = marks.filter(({ sure }) => !sure).length;
  return (
    <p className="mt-3 text-sm text-muted">
      {t('found', { mistakes: marks.length - asked, questions: asked })}
      {asked > 0 ? ` ${t('askedWhy')}` : ''}
    </p>
  );
}

function NoMarks() {
  const t = useTranslations('correction-room.result');
  return (
    <div className="mt-3 max-w-prose">
      <p className="font-semibold">{t('clean')}</p>
      <p className="text-muted">{t('cleanMeans')}</p>
    </div>
  );
}
