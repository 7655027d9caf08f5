import { useTranslations } from 'next-intl';
import type { Correction } from '@/lib/correction/correction';
import { followNumber } from './follow';
import { MarkedText } from './marked-text';
import { Notes } from './notes';
import type { Level } from './part';

interface CorrectionTextProps {
  correction: Pick<Correction, 'text' | 'marks' | 'notes'>;
  mode: 'write' | 'speak';
  level: Level;
}

export function CorrectionText({ correction: { text, marks, notes }, mode, level }: CorrectionTextProps) {
  const t = useTranslations('correction-room.result');
  return (
    <div className="grid gap-8" onClick={followNumber}>
      {text === null ? (
        <p className="text-muted">{t('notWrittenDown')}</p>
      ) : (
        <MarkedText text={text} marks={marks} mode={mode} level={level} isNarrow />
      )}
      <Notes notes={notes} level={level} isNarrow />
    </div>
  );
}
