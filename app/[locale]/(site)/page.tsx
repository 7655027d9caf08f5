import { useTranslations } from 'next-intl';
import { RootNotices } from '@/components/account/root-notices';
import { FinalCall } from '@/components/blocks/final-call';
import { StartLink } from '@/components/blocks/start-link';
import { PageFrame } from '@/components/layout/page-frame';
import { SiteData } from '@/components/layout/structured-data';
import { aiHere } from '@/lib/env/ai-here';
import { pageMetadata } from '@/lib/routes/metadata';
import { pageRoutes } from '@/lib/routes/routes';
import { HomeFaq } from './_sections/faq';
import { HomeHero } from './_sections/hero';
import { HomePlans } from './_sections/plans';
import { HomeProducts } from './_sections/products';
import { Reviews } from './_sections/reviews';
import { HomeSkills } from './_sections/skills';
import { Statistics } from './_sections/statistics';
import { HomeSteps } from './_sections/steps';
import { HomeTutor } from './_sections/tutor';

export const generateMetadata = () => pageMetadata('home');

export default function HomePage() {
  const t = useTranslations('home');
  return (
    <PageFrame route={pageRoutes.home}>
      <RootNotices />
      <HomeHero />
      <Statistics />
      <HomeSkills />
      <HomeSteps />
      <HomeProducts />
      {aiHere.tutor ? <HomeTutor /> : null}
      <Reviews />
      <HomePlans />
      <HomeFaq />
      <FinalCall
        title={t('final.title')}
        body={t('final.body')}
        actions={<StartLink to="courses">{t('hero.start')}</StartLink>}
      />
      <SiteData />
    </PageFrame>
  );
}
