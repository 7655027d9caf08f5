import { Star } from '@/components/ui/icon/icons';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SampleMark } from '@/components/blocks/sample-mark';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import { aiHere } from '@/lib/env/ai-here';
import { localeTable } from '@/lib/i18n/locale-table';
import { claims, ratingCount } from '@/lib/site/facts';
import { areSampleReviews, reviews as all, type Review } from '@/lib/site/reviews';

const reviews = all.filter(({ about }) => about !== 'tutor' || aiHere.tutor);

const tints = ['practice', 'writing', 'courses', 'speaking', 'vocabulary'] as const;

/** So many are in view; the rest is one press away, so that eighteen of them do not bury the prices. */
const inView = 6;

export function Reviews() {
  const t = useTranslations('home.reviews');
  return (
    <Section
      id="reviews"
      title={
        <>
          {t('heading')} {areSampleReviews ? <Pill>{t('title')}</Pill> : null}
        </>
      }
      lead={areSampleReviews ? t('lead', { count: reviews.length }) : undefined}
    >
      <Rating />
      <ul
        tabIndex={0}
        aria-label={t('heading')}
        className="relative -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-4 overflow-x-auto px-(--gutter) pb-4 md:mx-0 md:block md:columns-2 md:overflow-visible md:p-0 lg:columns-3"
      >
        <ReviewCards from={0} to={inView} className="w-72 shrink-0 snap-start md:w-auto" />
      </ul>
      {reviews.length > inView ? (
        <details>
          <summary className="my-2 inline-flex min-h-11 cursor-pointer items-center font-semibold text-action">
            {t('all', { count: reviews.length })}
          </summary>
          <ul className="md:columns-2 lg:columns-3">
            <ReviewCards from={inView} to={reviews.length} className="mb-4" />
          </ul>
        </details>
      ) : null}
    </Section>
  );
}

function ReviewCards({ from, to, className }: { from: number; to: number; className: string }) {
  return reviews
    .slice(from, to)
    .map((review, index) => (
      <ReviewCard
        key={review.id}
        review={review}
        tint={tints[(from + index) % tints.length] ?? 'practice'}
        className={className}
      />
    ));
}

function Pill({ children }: { children: ReactNode }) {
  return (
    <span className="ms-2 inline-block rounded-full border border-line-strong px-3 py-0.5 align-middle text-sm leading-normal font-normal tracking-normal text-muted">
      {children}
    </span>
  );
}

function Rating() {
  const t = useTranslations();
  const format = useFormatter();
  const { average, best, counts } = claims.rating;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="inline-flex items-center gap-2">
        <Star aria-hidden="true" className="size-6 fill-current text-warn" />
        <strong className="text-3xl tabular-nums" aria-hidden="true">
          {format.number(average)}
        </strong>
        <span className="sr-only">{t('home.reviews.rating', { rate: average, best })}</span>
        <span className="text-muted">
          {t('claims.ratings', { count: ratingCount() })}{' '}
          <span className="text-sm tabular-nums">
            ({counts.map((count) => format.number(count)).join(' + ')})
          </span>
        </span>
      </p>
      <SampleMark />
    </div>
  );
}

function ReviewCard({
  review: { data },
  tint,
  className,
}: {
  review: Review;
  tint: string;
  className: string;
}) {
  const t = useTranslations();
  const { lang } = localeTable[useLocale()];
  const country = new Intl.DisplayNames([lang], { type: 'region' }).of(data.country);
  const rate = Number(data.rate);
  return (
    <li
      data-tint={tint}
      className={classNames(
        'break-inside-avoid rounded-card border border-line bg-surface p-6 md:mb-4',
        className,
      )}
    >
      <figure>
        <figcaption className="flex items-center gap-3">
          <Avatar {...data} />
          <span className="min-w-0">
            <span className="block font-semibold">{data.nickname}</span>
            <span className="block text-sm text-muted">{country}</span>
          </span>
          <span className="ms-auto inline-flex items-center gap-1 text-sm font-semibold tabular-nums">
            <Star aria-hidden="true" className="size-4 fill-current text-warn" />
            <span className="sr-only">{t('home.reviews.rating', { rate, best: claims.rating.best })}</span>
            <span aria-hidden="true">
              {new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).format(rate)}
            </span>
          </span>
        </figcaption>
        <blockquote className="mt-4">{t(`reviews.${data.content}`)}</blockquote>
      </figure>
    </li>
  );
}

function Avatar({ avatar, nickname }: Pick<Review['data'], 'avatar' | 'nickname'>) {
  if (avatar !== null) {
    return (
      // eslint-disable-next-line @next/next/no-img-element -- its inline style is against the content security policy
      <img src={avatar} alt="" width={44} height={44} loading="lazy" className="size-11 rounded-full" />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-tint font-bold text-tint-strong"
    >
      {nickname.charAt(0)}
    </span>
  );
}
