import { useTranslations } from 'next-intl';
import { HourLine } from '@/components/figures/hour-line';
import { LivePackText } from '@/components/islands/payment/live-offer';
import { OfferRefresh } from '@/components/islands/payment/offer-refresh';
import { Buying } from '@/components/sections/buying';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { MockExamPacks } from '@/components/sections/mock-exam-packs';
import { useOfferBaseline } from '@/components/sections/offer-baseline';
import { TestFaq } from '@/components/sections/test-faq';
import { TestHour } from '@/components/sections/test-hour';
import { TestScope } from '@/components/sections/test-scope';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { useHintedPrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('practiceTest');

export default function PracticeTestPage() {
  const t = useTranslations('practice-test');
  const name = useTranslations('meta')('practiceTest.name');
  const price = useHintedPrice()(startingPrices.mockExam);
  const route = pageRoutes.practiceTest;
  const { validDays: days } = facts.mockExam;
  const choose = (
    <a href="#packs" className={buttonClass('primary')}>
      {t('hero.choose')}
    </a>
  );
  return (
    <PageFrame route={route}>
      <Hero
        breadcrumb={<PageTrail route={route} current={name} />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.headline')}
        lead={t('hero.summary')}
        note={<LivePackText part="note">{t('hero.note', { price, days })}</LivePackText>}
        actions={
          <>
            {choose}
            <Link to="mockExam" className={buttonClass('secondary')}>
              {t('hero.exam')}
            </Link>
          </>
        }
        figure={<HourLine />}
      />
      <TestScope />
      <TestHour />
      <MockExamPacks scale="plain" page="practiceTest" title={t('packs.heading')} lead={t('packs.lead')} />
      <TestFaq />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={choose} />
      <OfferRefresh baseline={useOfferBaseline('practiceTest')} />
      <Buying />
    </PageFrame>
  );
}
