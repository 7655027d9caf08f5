import { useTranslations } from 'next-intl';
import type { Correction, CorrectionTask } from '@/lib/correction/correction';
import { followNumber } from './follow';
import { MarkedText } from './marked-text';
import { Notes } from './notes';
import type { Level } from './part';
import { ScoreRange } from './score-range';
import { useScorerName } from './scorer-name';
import { SoundFigure } from './sound-figure';

interface CorrectionViewProps {
  correction: Correction;
  task: Pick<CorrectionTask, 'mode' | 'seconds'>;
  level?: Level;
  isNarrow?: boolean;
  isHeadless?: boolean;
}

/** Needs the catalogs of `load-texts.ts` around it. */
export function CorrectionView({
  correction,
  task,
  level = 3,
  isNarrow = false,
  isHeadless = false,
}: CorrectionViewProps) {
  const t = useTranslations('correction-room');
  const { text, marks, notes, sound, score, scorer } = correction;
  const name = useScorerName(scorer);
  return (
    <div
      data-tint={task.mode === 'write' ? 'writing' : 'speaking'}
      className="grid gap-8"
      onClick={followNumber}
    >
      {score === null ? null : <ScoreRange scorer={scorer} score={score} level={level} />}
      {text === null ? (
        <p className="max-w-prose text-muted">{t('result.notWrittenDown')}</p>
      ) : (
        <MarkedText
          text={text}
          marks={marks}
          mode={task.mode}
          level={level}
          isNarrow={isNarrow}
          isHeadless={isHeadless}
        />
      )}
      {sound === null ? null : <SoundFigure sound={sound} seconds={task.seconds} level={level} />}
      <Notes notes={notes} level={level} isNarrow={isNarrow} />
      <div className="grid gap-2 text-sm text-muted">
        {score === null ? (
          <p className="max-w-prose">
            {t(scorer.scores ? 'result.score.noneNow' : 'result.score.none', { name })}
          </p>
        ) : null}
        <p>{t('result.madeBy', { name, version: scorer.version })}</p>
      </div>
    </div>
  );
}
