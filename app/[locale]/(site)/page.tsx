import { useTranslations } from 'next-intl';
import { ReadAndSelectCard } from '@/components/figures/question-cards';
import { AccountRemoved } from '@/components/sections/account-removed';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { HomeFaq } from '@/components/sections/home-faq';
import { HomePlans } from '@/components/sections/home-plans';
import { HomeProducts } from '@/components/sections/home-products';
import { HomeSkills } from '@/components/sections/home-skills';
import { HomeSteps } from '@/components/sections/home-steps';
import { HomeTitle, HomeTitleReason } from '@/components/sections/home-title';
import { HomeTutor } from '@/components/sections/home-tutor';
import { Reviews } from '@/components/sections/reviews';
import { Statistics } from '@/components/sections/statistics';
import { PageFrame } from '@/components/site/page-frame';
import { SiteData } from '@/components/site/structured-data';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const generateMetadata = () => pageMetadata('home');

export default function HomePage() {
  const t = useTranslations('home');
  const start = (
    <Link to="login" className={buttonClass('primary')}>
      {t('hero.start')}
    </Link>
  );
  return (
    <PageFrame route={pageRoutes.home}>
      <AccountRemoved />
      <Hero
        eyebrow={t('hero.eyebrow')}
        title={<HomeTitle />}
        lead={t('hero.lead')}
        note={t('hero.note')}
        more={<HomeTitleReason />}
        actions={
          <>
            {start}
            <Link to="courses" className={buttonClass('secondary')}>
              {t('hero.course')}
            </Link>
          </>
        }
        figure={<ReadAndSelectCard />}
      />
      <Statistics />
      <HomeSkills />
      <HomeSteps />
      <HomeProducts />
      <HomeTutor />
      <Reviews />
      <HomePlans />
      <HomeFaq />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
      <SiteData />
    </PageFrame>
  );
}
