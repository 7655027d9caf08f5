import { useTranslations } from 'next-intl';
import { LiveMore } from '@/components/islands/payment/live-more';
import { LiveSaving } from '@/components/islands/payment/live-offer';
import { OfferRefresh } from '@/components/islands/payment/offer-refresh';
import { Buying } from '@/components/sections/buying';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { pageSaving, useOfferBaseline } from '@/components/sections/offer-baseline';
import { liveParts } from '@/components/sections/offer-parts';
import { PaymentText } from '@/components/sections/payment-text';
import { PlanPicker } from '@/components/sections/plan-picker';
import { PricingFaq } from '@/components/sections/pricing-faq';
import { PricingPacks } from '@/components/sections/pricing-packs';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { Dense } from '@/components/ui/dense';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link, useHref } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { pageRoutes } from '@/lib/site/routes';

export const generateMetadata = () => pageMetadata('pricing');

const free = ['course', 'diagnostic', 'blog'] as const;
const afterPaying = ['checkout', 'activation', 'start'] as const;

export default function PricingPage() {
  const t = useTranslations('pricing');
  const route = pageRoutes.pricing;
  const start = (
    <Link to="login" className={buttonClass('primary')}>
      {t('hero.free')}
    </Link>
  );
  return (
    <PageFrame route={route}>
      <Hero
        breadcrumb={<PageTrail route={route} current={t('hero.title')} />}
        title={t('hero.title')}
        lead={t('hero.lead')}
      />
      <section aria-labelledby="plans-title" className="page-grid">
        <h2 id="plans-title" className="text-title font-bold">
          {t('plans.title')}
        </h2>
        <LiveSaving className="mt-3 mb-6 w-fit rounded-control bg-good-soft px-4 py-1.5 font-semibold text-good">
          {t('saving', { share: pageSaving / 100 })}
        </LiveSaving>
        <PlanPicker parts={liveParts}>
          <LiveMore kind="plans" login={useHref('login')} />
        </PlanPicker>
      </section>
      <PricingPacks />
      <Section id="after-paying" title={t('after.title')}>
        <Steps
          steps={afterPaying.map((key) => ({
            key,
            title: t(`after.${key}.title`),
            body:
              key === 'checkout' ? (
                <PaymentText>{t('after.checkout.body')}</PaymentText>
              ) : (
                t(`after.${key}.body`)
              ),
          }))}
        />
      </Section>
      <Dense id="free" title={t('free.title')} lead={t('free.lead')} tone="sunken">
        <ul className="dense-rows">
          {free.map((key) => (
            <li key={key} className="grid gap-x-6 py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <h3 className="font-semibold">{t(`free.${key}.title`)}</h3>
              <p className="text-muted">
                {key === 'course'
                  ? t('free.course.body', { lessons: facts.course.lessons })
                  : t(`free.${key}.body`)}
              </p>
            </li>
          ))}
        </ul>
      </Dense>
      <PricingFaq />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
      <OfferRefresh baseline={useOfferBaseline('pricing')} />
      <Buying />
    </PageFrame>
  );
}
