import { Bot } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CorrectedText } from '@/components/pencil/corrected-text';
import { classNames } from '@/components/ui/class-names';
import { Chip, english, FigureFrame } from './parts';

const answer =
  'Last year I wanted to move abroad at once. Then my sister said I should work first, and I am agree with her.';

export function TutorChat() {
  const t = useTranslations('figures.tutorChat');
  return (
    <FigureFrame
      tint="practice"
      icon={Bot}
      title={t('title')}
      aside={<Chip>{t('testTutor')}</Chip>}
      caption={t('caption')}
    >
      <ol className="grid grid-cols-1 gap-4">
        <Bubble from={t('tutor')} wide>
          {t('prompt')}
        </Bubble>
        <Bubble from={t('you')} own wide>
          <span lang="en">{answer}</span>
        </Bubble>
        <Bubble from={t('tutor')}>
          {t('praise')}
          <CorrectedText
            pieces={[{ strike: 'I am agree', insert: 'I agreed' }, ' with her.']}
            className="my-2 rounded-lg bg-surface px-3 py-0.5"
          />
          {t.rich('reason', { en: english })}
        </Bubble>
      </ol>
    </FigureFrame>
  );
}

interface BubbleProps {
  from: ReactNode;
  own?: boolean;
  /** Where there is room; a phone shows what the tutor says without what led to it. */
  wide?: boolean;
  children: ReactNode;
}

function Bubble({ from, own = false, wide = false, children }: BubbleProps) {
  return (
    <li className={classNames('max-w-[92%] min-w-0', own && 'justify-self-end', wide && 'max-sm:hidden')}>
      <p className={classNames('mb-1 text-sm text-muted', own && 'text-end')}>{from}</p>
      <div
        className={classNames(
          'rounded-card px-4 py-3 leading-relaxed',
          own ? 'rounded-ee-sm bg-action text-on-action' : 'rounded-es-sm bg-tint',
        )}
      >
        {children}
      </div>
    </li>
  );
}
