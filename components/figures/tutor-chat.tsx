import { ArrowUp, Bot, ChevronsUpDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { english, FigureFrame, Revision } from './parts';

const answer =
  'Last year I wanted to move abroad at once. Then my sister said I should work first, and I am agree with her.';

/** A chat with the AI tutor in test-tutor mode. */
export function TutorChat() {
  const t = useTranslations('figures.tutorChat');
  return (
    <FigureFrame
      tint="practice"
      icon={Bot}
      title={t('title')}
      aside={
        <p className="flex flex-wrap items-center gap-x-2 rounded-control border border-line px-3 py-1 text-sm text-muted">
          {t('model')} <span className="font-semibold text-ink">{t('modelName')}</span>
          <ChevronsUpDown aria-hidden="true" className="size-3.5" />
        </p>
      }
      caption={t('caption')}
    >
      <div>
        <p className="sr-only">{t('mode')}</p>
        <ul className="grid grid-cols-2 gap-1 rounded-control border border-line bg-sunken p-1 text-center text-sm">
          <li className="flex items-center justify-center px-2 py-1.5 text-muted">{t('standard')}</li>
          <li className="flex items-center justify-center rounded-lg border border-line bg-surface px-2 py-1.5 font-semibold">
            {t('testTutor')} <span className="sr-only">{t('chosen')}</span>
          </li>
        </ul>
      </div>
      <ol className="grid grid-cols-1 gap-4">
        <Bubble from={t('tutor')}>{t('prompt')}</Bubble>
        <Bubble from={t('you')} own>
          <span lang="en">{answer}</span>
        </Bubble>
        <Bubble from={t('tutor')}>
          {t('praise')}
          <span className="my-2 block rounded-lg border border-line bg-surface px-3 py-2">
            <Revision from="I am agree" to="I agreed" /> <span lang="en">with her.</span>
          </span>
          {t.rich('reason', { en: english })}
        </Bubble>
      </ol>
      <div
        aria-hidden="true"
        className="flex items-center justify-between gap-3 rounded-control border border-line-strong py-1.5 ps-4 pe-1.5 text-muted"
      >
        <span className="min-w-0 truncate">{t('input')}</span>
        <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg bg-tint text-tint-strong">
          <ArrowUp className="size-4" />
        </span>
      </div>
    </FigureFrame>
  );
}

function Bubble({ from, own = false, children }: { from: ReactNode; own?: boolean; children: ReactNode }) {
  return (
    <li className={classNames('max-w-[88%] min-w-0', own && 'justify-self-end')}>
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
