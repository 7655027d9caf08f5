import { Star } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { localeTable } from '@/lib/i18n/locales';
import { facts } from '@/lib/site/facts';
import { sampleReviews, type Review } from '@/lib/site/reviews';

const tints = ['practice', 'writing', 'courses', 'speaking', 'vocabulary'] as const;

/** The sample reviews, in columns; on phones a row to swipe through, so that eighteen of them do not bury the prices. */
export function Reviews() {
  const t = useTranslations('home.reviews');
  return (
    <Section id="reviews" title={t('title')} lead={t('lead', { count: sampleReviews.length })}>
      <ul
        tabIndex={0}
        aria-label={t('title')}
        className="relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) pb-4 md:mx-0 md:block md:columns-2 md:overflow-visible md:p-0 lg:columns-3"
      >
        {sampleReviews.map((review, index) => (
          <ReviewCard key={review.key} review={review} tint={tints[index % tints.length] ?? 'practice'} />
        ))}
      </ul>
    </Section>
  );
}

function ReviewCard({ review, tint }: { review: Review; tint: string }) {
  const t = useTranslations();
  const { lang } = localeTable[useLocale()];
  const country = new Intl.DisplayNames([lang], { type: 'region' }).of(review.country);
  const rate = Number(review.rate);
  return (
    <li
      data-tint={tint}
      className="w-72 shrink-0 snap-start break-inside-avoid rounded-card border border-line bg-surface p-6 md:mb-4 md:w-auto"
    >
      <figure>
        <figcaption className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="inline-flex size-11 items-center justify-center rounded-full bg-tint font-bold text-tint-strong"
          >
            {review.nickname.charAt(0)}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{review.nickname}</span>
            <span className="block text-sm text-muted">{country}</span>
          </span>
          <span className="ms-auto inline-flex items-center gap-1 text-sm font-semibold tabular-nums">
            <Star aria-hidden="true" className="size-4 fill-current text-warn" />
            <span className="sr-only">{t('home.reviews.rating', { rate, best: facts.rating.best })}</span>
            <span aria-hidden="true">
              {new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).format(rate)}
            </span>
          </span>
        </figcaption>
        <blockquote className="mt-4">{t(`reviews.${review.key}`)}</blockquote>
      </figure>
    </li>
  );
}
