import { useTranslations } from 'next-intl';
import { CorrectionPair } from '@/components/figures/correction-pair';
import { Claim } from '@/components/sections/claim';
import { CorrectionComparison } from '@/components/sections/correction-comparison';
import { CorrectionPlans } from '@/components/sections/correction-plans';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { inlineLink } from '@/components/site/inline-link';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { Faq } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link } from '@/lib/i18n/navigation';
import { claims, facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('correction');

export default function CorrectionPage() {
  const t = useTranslations('correction');
  const name = useTranslations('meta')('correction.name');
  const price = usePrice();
  const route = pageRoutes.correction;
  const minutes = facts.correctionMinutes;
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
        note={t('hero.note', {
          writing: price(startingPrices.writing),
          speaking: price(startingPrices.speaking),
          ...minutes,
        })}
        actions={
          <>
            {start}
            <a href="#prices" className={buttonClass('secondary')}>
              {t('hero.prices')}
            </a>
          </>
        }
        figure={<CorrectionPair />}
      />
      <Section id="how-it-works" title={t('steps.title')} lead={t('steps.lead')} tone="sunken">
        <Steps
          steps={(['answer', 'analyse', 'report', 'again'] as const).map((key) => ({
            key,
            title: t(`steps.${key}.title`),
            body: t(`steps.${key}.body`, minutes),
          }))}
        />
        <Claim value={claims.scoredReports} label="reports" />
      </Section>
      <CorrectionComparison />
      <CorrectionPlans />
      <Faq
        title={t('faq.title')}
        items={[
          { key: 'teacher', question: t('faq.teacher.question'), answer: t('faq.teacher.answer') },
          { key: 'wrong', question: t('faq.wrong.question'), answer: t('faq.wrong.answer') },
          { key: 'tasks', question: t('faq.tasks.question'), answer: t('faq.tasks.answer') },
          {
            key: 'others',
            question: t('faq.others.question'),
            answer: t.rich('faq.others.answer', { link: inlineLink('practice') }),
          },
          {
            key: 'exam',
            question: t('faq.exam.question'),
            answer: t('faq.exam.answer', {
              price: price(startingPrices.mockExam),
              ...facts.mockExam.resultMinutes,
            }),
          },
        ]}
      />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
