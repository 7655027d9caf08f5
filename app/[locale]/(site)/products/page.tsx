import { useTranslations } from 'next-intl';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { ProductComparison } from '@/components/sections/product-comparison';
import {
  ProductIndex,
  type ProductKey,
  products,
  useStartingPrice,
} from '@/components/sections/product-index';
import { ProductRows } from '@/components/sections/product-rows';
import { inlineLink } from '@/components/site/inline-link';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { FaqList } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('products');

/** Situations of learners and the product that answers each. */
const needs = [
  { key: 'newToTest', product: 'courses' },
  { key: 'slow', product: 'practice' },
  { key: 'texts', product: 'writing' },
  { key: 'voice', product: 'speaking' },
  { key: 'stuck', product: 'tutor' },
  { key: 'ready', product: 'mockExam' },
] as const satisfies readonly { key: string; product: ProductKey }[];

export default function ProductsPage() {
  const t = useTranslations('products');
  const name = useTranslations('meta')('products.name');
  const price = usePrice();
  const startingPrice = useStartingPrice();
  const route = pageRoutes.products;
  const start = (
    <Link to="login" className={buttonClass('primary')}>
      {t('hero.start')}
    </Link>
  );
  return (
    <PageFrame route={route}>
      <Hero
        breadcrumb={<PageTrail route={route} current={name} />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        note={t('hero.note')}
        actions={
          <>
            {start}
            <Link to="pricing" className={buttonClass('secondary')}>
              {t('hero.prices')}
            </Link>
          </>
        }
        figure={<ProductIndex />}
      />
      <ProductRows />
      <Section id="which" title={t('comparison.title')} lead={t('comparison.lead')} tone="sunken">
        <ProductComparison
          caption={t('comparison.title')}
          corner={t('comparison.need')}
          columns={[
            { key: 'product', label: t('comparison.product') },
            { key: 'get', label: t('comparison.get') },
            { key: 'price', label: t('comparison.price') },
          ]}
          rows={needs.map(({ key, product }) => ({
            key,
            head: t(`comparison.${key}.need`),
            cells: {
              product: (
                <Link
                  to={products.find((entry) => entry.key === product)?.to ?? 'pricing'}
                  className={`${inlineLink} inline-flex min-h-11 items-center font-semibold md:min-h-0`}
                >
                  {t(`list.${product}.name`)}
                </Link>
              ),
              get: t(`comparison.${key}.get`),
              price: startingPrice(product),
            },
          }))}
        />
      </Section>
      <Section id="order" title={t('order.title')} lead={t('order.lead')}>
        <Steps
          steps={(['learn', 'practise', 'check'] as const).map((key) => ({
            key,
            title: t(`order.${key}.title`),
            body: t(`order.${key}.body`),
          }))}
        />
      </Section>
      <Section id="faq" title={t('faq.title')} tone="sunken">
        <FaqList
          items={[
            { key: 'free', question: t('faq.free.question'), answer: t('faq.free.answer') },
            {
              key: 'one',
              question: t('faq.one.question'),
              answer: t.rich('faq.one.answer', { link: inlineLink('pricing') }),
            },
            {
              key: 'first',
              question: t('faq.first.question'),
              answer: t('faq.first.answer', { price: price(startingPrices.mockExam) }),
            },
            {
              key: 'exam',
              question: t('faq.exam.question'),
              answer: t('faq.exam.answer', { days: facts.mockExam.validDays }),
            },
            {
              key: 'official',
              question: t('faq.official.question'),
              answer: t('faq.official.answer', { brand: brand.name }),
            },
          ]}
        />
      </Section>
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
