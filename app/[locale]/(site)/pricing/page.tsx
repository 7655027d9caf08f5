import { useTranslations } from 'next-intl';
import { FinalCall } from '@/components/blocks/final-call';
import { Hero } from '@/components/blocks/hero';
import { StartLink } from '@/components/blocks/start-link';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTrail } from '@/components/layout/page-trail';
import { Buying } from '@/components/offers/buying';
import { useOfferBaseline } from '@/components/offers/offer-baseline';
import { OfferRefresh } from '@/components/offers/offer-refresh.island';
import { ProductData } from '@/components/offers/product-data';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';
import { brand } from '@/lib/site/brand';
import { AfterPaying } from './_sections/after-paying';
import { PricingFaq } from './_sections/faq';
import { FreeParts } from './_sections/free';
import { PricingPacks } from './_sections/packs';
import { PricingPlans } from './_sections/plans';

export const generateMetadata = () => pageMetadata('pricing');

export default function PricingPage() {
  const t = useTranslations('pricing');
  const route = pageRoutes.pricing;
  const title = t('hero.title');
  return (
    <PageFrame route={route}>
      <Hero breadcrumb={<PageTrail route={route} current={title} />} title={title} lead={t('hero.lead')} />
      <PricingPlans />
      <PricingPacks />
      <AfterPaying />
      <FreeParts />
      <PricingFaq />
      <FinalCall
        title={t('final.title')}
        body={t('final.body')}
        actions={<StartLink>{t('hero.free')}</StartLink>}
      />
      <OfferRefresh baseline={useOfferBaseline('pricing')} />
      <Buying />
      <ProductData page="pricing" name={brand.name} description={t('hero.lead')} />
    </PageFrame>
  );
}
