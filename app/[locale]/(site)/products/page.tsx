import { useTranslations } from 'next-intl';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { ProductFaq } from '@/components/sections/product-faq';
import { ProductIndex } from '@/components/sections/product-index';
import { ProductNeeds } from '@/components/sections/product-needs';
import { ProductRows } from '@/components/sections/product-rows';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const generateMetadata = () => pageMetadata('products');

export default function ProductsPage() {
  const t = useTranslations('products');
  const name = useTranslations('meta')('products.name');
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
      <ProductNeeds />
      <Section id="order" title={t('order.title')} lead={t('order.lead')}>
        <Steps
          steps={(['learn', 'practise', 'check'] as const).map((key) => ({
            key,
            title: t(`order.${key}.title`),
            body: t(`order.${key}.body`),
          }))}
        />
      </Section>
      <ProductFaq />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
