import { AudioLines, Highlighter, PenLine, type IconComponent } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CorrectedText } from '@/components/pencil/corrected-text';
import { Explanation, FigureFrame, Waveform, type FigureTint } from './parts';

const bars = [
  5, 12, 22, 16, 26, 18, 8, 4, 10, 20, 26, 12, 22, 26, 12, 22, 8, 4, 14, 24, 18, 10, 4, 8, 20, 26, 16, 22, 12,
  6,
];

export function CorrectionPair({ spoken }: { spoken: boolean }) {
  const t = useTranslations('figures.correctionPair');
  const mistake = useTranslations('writing.mistakes.article');
  const habit = useTranslations('speaking.signals.repetition');
  return (
    <FigureFrame tint="writing" icon={Highlighter} title={t('title')} caption={t('caption')}>
      <Part tint="writing" icon={PenLine} title={t('written')}>
        <CorrectedText pieces={['She works as ', { insert: 'a' }, ' teacher in our town.']} />
        <Explanation title={mistake('kind')}>{mistake('reason')}</Explanation>
      </Part>
      {spoken ? (
        <Part tint="speaking" icon={AudioLines} title={t('spoken')}>
          <Waveform bars={bars} height={28} />
          <CorrectedText pieces={['The older one ', { repeat: 'is cutting, is cutting' }, ' vegetables.']} />
          <Explanation title={habit('title')}>{habit('remedy')}</Explanation>
        </Part>
      ) : null}
    </FigureFrame>
  );
}

interface PartProps {
  tint: FigureTint;
  icon: IconComponent;
  title: ReactNode;
  children: ReactNode;
}

function Part({ tint, icon: Icon, title, children }: PartProps) {
  return (
    <div data-tint={tint} className="grid grid-cols-1 gap-3 border-line not-first:border-t not-first:pt-5">
      <p className="flex items-center gap-2 text-sm font-semibold text-tint-strong">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {title}
      </p>
      {children}
    </div>
  );
}
