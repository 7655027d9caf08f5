import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Headphones } from '@/components/ui/icon/icons';
import { bankPath } from '@/lib/questions/bank/bands';
import { missedCardsFile } from '@/lib/questions/bank/missed-cards-file';

/** The tags of texts with a number or a day in them, which the script fills in. */
const slots = {
  // As wide as two digits from the start: where the line would break for them, the card would move.
  left: () => <span data-show="left" className="inline-block min-w-[2ch] text-end" />,
  fresh: () => <span data-show="fresh" />,
  begun: () => <span data-show="begun" />,
  when: () => <span data-show="when" />,
};

/** One card at a time, empty until the script is there: `data-state` says which side is up. */
export function WordCards({ count }: { count: number }) {
  const t = useTranslations('vocabulary.cards');
  return (
    <>
      <p className="hidden noscript:block">{t('noScript')}</p>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] noscript:hidden">
        <div
          role="group"
          aria-label={t('label')}
          data-cards=""
          className="word-card flex flex-col overflow-hidden rounded-card border border-line bg-surface"
        >
          <p className="flex flex-wrap justify-between gap-x-4 border-b border-line bg-tint px-5 py-3 text-sm sm:px-8">
            <span className="font-semibold text-tint-strong">{t('label')}</span>
            <span className="words-live text-muted">{t.rich('left', slots)}</span>
          </p>
          <div data-face="" className="grid grow content-start px-5 py-6 sm:px-8">
            <CardFace />
            <p data-when="done" tabIndex={-1} className="text-lg font-semibold">
              {t.rich('done', slots)}
            </p>
          </div>
          <CardAnswers />
        </div>
        <div className="grid content-start gap-2 text-sm text-muted lg:pt-3">
          <p className="words-live words-own text-base font-semibold text-ink">
            {t.rich('begun', { ...slots, count })}
          </p>
          <Decks />
          <p className="word-keys">{t('keys')}</p>
          <p>{t('kept')}</p>
        </div>
      </div>
    </>
  );
}

function Decks() {
  const t = useTranslations('vocabulary.cards');
  return (
    <div data-decks={bankPath(useLocale(), missedCardsFile)} className="words-live min-h-11">
      <button
        type="button"
        hidden
        className={buttonClass('link', 'aria-busy:cursor-progress aria-busy:opacity-60')}
      >
        <span className="words-own">{t.rich('missed', { missed: () => <span data-missed="" /> })}</span>
        <span className="words-missed">{t('own')}</span>
      </button>
      <p role="alert" hidden className="font-medium text-bad">
        {t('failed')}
      </p>
    </div>
  );
}

function CardFace() {
  const t = useTranslations('vocabulary');
  return (
    <div data-when="card">
      <div className="flex items-start justify-between gap-4">
        {/* Without a space between them, which would move when the word comes. */}
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span id="card-word" lang="en" data-show="word" className="text-2xl font-bold" />
          <span data-show="kind" className="text-sm text-muted" />
        </p>
        {/* The only one that the server writes: the script copies it into the list. */}
        <button
          type="button"
          hidden
          data-listen=""
          data-label={t('listen', { word: '{word}' })}
          className="word-listen"
        >
          <Headphones aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p id="card-example" lang="en" data-show="example" className="mt-3 text-lg" />
      <div data-when="back" className="mt-4 border-t border-line pt-4">
        <p data-show="meaning" tabIndex={-1} className="text-lg font-semibold" />
      </div>
    </div>
  );
}

function CardAnswers() {
  const t = useTranslations('vocabulary.cards');
  return (
    <div className="words-live word-answers grid min-h-21 grid-cols-2 items-stretch gap-3 border-t border-line px-5 py-3 sm:px-8">
      <button
        type="button"
        data-turn=""
        data-when="front"
        aria-describedby="card-word card-example"
        className={buttonClass('primary', 'col-span-2')}
      >
        {t('turn')}
      </button>
      {(['again', 'known'] as const).map((answer, index) => (
        <button
          key={answer}
          type="button"
          data-answer={answer}
          data-when="back"
          aria-keyshortcuts={String(index + 1)}
          className={buttonClass(answer === 'known' ? 'primary' : 'secondary', 'flex-col gap-0! py-1.5!')}
        >
          {t(answer)} <span data-in="" className="text-sm font-normal" />
        </button>
      ))}
    </div>
  );
}
