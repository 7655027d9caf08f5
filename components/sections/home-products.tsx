import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/site/sample-mark';
import { Section } from '@/components/ui/section';
import { Link } from '@/lib/i18n/navigation';
import { claims, facts } from '@/lib/site/facts';
import { productMenu } from '@/lib/site/menus';
import { startingPrices } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';

/** The four products with what they do and what they cost. */
export function HomeProducts() {
  const t = useTranslations('home.products');
  const price = usePrice();
  const body = {
    practice: t('practice.body', { questions: claims.questions }),
    mockExam: t('mockExam.body', facts.mockExam.resultMinutes),
    writing: t('writing.body', facts.correctionMinutes),
    speaking: t('speaking.body'),
  };
  return (
    <Section id="products" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {productMenu.map(({ id, icon: Icon, tint }) => (
          <li key={id} data-tint={tint}>
            <Link
              to={id}
              className="flex h-full gap-5 rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-tint-strong max-xs:flex-col"
            >
              <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-control bg-tint text-tint-strong">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <span className="flex flex-col">
                <h3 className="text-xl font-bold">{t(`${id}.title`)}</h3>
                <span className="mt-2 mb-4 block text-muted">{body[id]}</span>
                <span className="mt-auto font-semibold text-tint-strong">
                  {t('from', { price: price(startingPrices[id]) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <SampleMark className="mt-4" />
    </Section>
  );
}
