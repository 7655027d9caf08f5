import { useLocale, useTranslations } from 'next-intl';
import { ProductPage } from '@/components/blocks/product-page';
import { KnownSlot } from '@/components/known/known-slot.island';
import { Buying } from '@/components/offers/buying';
import { useOfferBaseline } from '@/components/offers/offer-baseline';
import { OfferRefresh } from '@/components/offers/offer-refresh.island';
import { MockExamPacks } from '@/components/offers/packs/mock-exam-packs';
import { ProductData } from '@/components/offers/product-data';
import { Dense } from '@/components/ui/dense';
import { pageMetadata } from '@/lib/routes/metadata';
import { facts } from '@/lib/site/facts';
import { examsHere } from '@/lib/env/exams-here';
import { testTypes } from '@/lib/questions/test-format';
import { AboutExam } from './_sections/about-exam';
import { ConverterSection } from './_sections/converter';
import { ExamFaq } from './_sections/faq';
import { FirstScreen } from './_sections/first-screen';
import { LiveExam } from './_sections/live';
import { SingleExamActions } from './_sections/single-exam-actions';

export const generateMetadata = () => pageMetadata('mockExam');

export default function MockExamPage() {
  const t = useTranslations('mock-exam');
  const { validDays: days } = facts.mockExam;
  const lead = examsHere ? t('here.lead', { types: testTypes.length }) : t('hero.lead');
  return (
    <ProductPage
      id="mockExam"
      hero={{
        eyebrow: t('hero.eyebrow'),
        title: t('hero.title'),
        lead,
        note: (
          <KnownSlot part="exams" locale={useLocale()} className="max-sm:min-h-[2lh]">
            {t('hero.within', { days })}
          </KnownSlot>
        ),
        figure: examsHere ? <FirstScreen /> : <LiveExam />,
      }}
      start={<SingleExamActions />}
      final={{ title: t('final.title'), body: t('final.body') }}
      end={
        <>
          <OfferRefresh baseline={useOfferBaseline('mockExam')} />
          <Buying />
          <ProductData page="mockExam" name={t('hero.eyebrow')} description={lead} />
        </>
      }
    >
      <Dense id="packs" title={t('packs.title')} lead={t('packs.lead', { days })}>
        <MockExamPacks page="mockExam" purposes />
      </Dense>
      <AboutExam />
      <ConverterSection />
      <ExamFaq />
    </ProductPage>
  );
}
