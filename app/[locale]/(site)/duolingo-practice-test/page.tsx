import {
  CalendarCheck,
  CircleCheck,
  CircleX,
  DoorClosed,
  Headphones,
  Hourglass,
  Mic,
  Wifi,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ScoreReport } from '@/components/figures/score-report';
import { LivePackText } from '@/components/islands/payment/live-offer';
import { OfferRefresh } from '@/components/islands/payment/offer-refresh';
import { Buying } from '@/components/sections/buying';
import { BuyingTerms } from '@/components/sections/buying-terms';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { useOfferBaseline } from '@/components/sections/offer-baseline';
import { PackTable } from '@/components/sections/pack-table';
import { PaymentText } from '@/components/sections/payment-text';
import { inlineLink } from '@/components/site/inline-link';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FactList } from '@/components/ui/fact-list';
import { FaqList } from '@/components/ui/faq';
import { FeatureGrid } from '@/components/ui/feature-grid';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { currency, startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { useHintedPrice, usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('practiceTest');

const isPoints = ['full', 'adaptive', 'scored'] as const;
const isNotPoints = ['official', 'accepted', 'leak'] as const;
const moments = ['start', 'middle', 'end'] as const;
const reportParts = ['overall', 'subscores', 'answers'] as const;
const preparation = [
  ['time', Hourglass],
  ['room', DoorClosed],
  ['microphone', Mic],
  ['sound', Headphones],
  ['connection', Wifi],
  ['date', CalendarCheck],
] as const;

export default function PracticeTestPage() {
  const t = useTranslations('practice-test');
  const name = useTranslations('meta')('practiceTest.name');
  const price = usePrice();
  const route = pageRoutes.practiceTest;
  const { minutes, resultMinutes, validDays: days } = facts.mockExam;
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
        title={t('hero.title')}
        lead={t('hero.lead')}
        note={
          <LivePackText part="note">
            {t('hero.note', { price: useHintedPrice()(startingPrices.mockExam), days })}
          </LivePackText>
        }
        actions={
          <>
            {choose}
            <Link to="login" className={buttonClass('secondary')}>
              {t('hero.start')}
            </Link>
          </>
        }
        figure={<ScoreReport />}
      />
      <div className="page-grid pt-12">
        <FactList
          facts={[
            { key: 'length', label: t('facts.length'), value: t('facts.range', minutes) },
            { key: 'result', label: t('facts.result'), value: t('facts.range', resultMinutes) },
            { key: 'validity', label: t('facts.validity'), value: t('facts.days', { days }) },
            { key: 'scale', label: t('facts.scale'), value: t('facts.scaleValue', facts.scale) },
          ]}
        />
      </div>
      <Section id="packs" title={t('packs.title')} lead={t('packs.lead')}>
        <PackTable page="practiceTest" purposes />
        <p className="mt-6 max-w-prose text-sm text-muted">{t('packs.note', { currency })}</p>
        <BuyingTerms className="mt-6 border-t border-line pt-6" />
      </Section>
      <Section id="when" title={t('moments.title')} lead={t('moments.lead')} tone="sunken">
        <Steps
          steps={moments.map((key) => ({
            key,
            title: t(`moments.${key}.title`),
            body: t(`moments.${key}.body`),
          }))}
        />
      </Section>
      <Section id="report" title={t('report.title')} lead={t('report.lead', resultMinutes)}>
        <dl className="grid gap-8 md:grid-cols-3">
          {reportParts.map((part) => (
            <div key={part} className="border-s-2 border-tint-strong ps-6">
              <dt className="text-lg font-semibold">{t(`report.${part}.title`)}</dt>
              <dd className="mt-1 text-muted">{t(`report.${part}.body`, facts.scale)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="what-it-is" title={t('scope.title')} lead={t('scope.lead')} tone="sunken">
        <div className="grid gap-5 md:grid-cols-2">
          <Card className="min-w-0 p-6 md:p-8">
            <h3 className="text-lg font-bold">{t('scope.is.title')}</h3>
            <ul className="mt-5 grid gap-4">
              {isPoints.map((point) => (
                <li key={point} className="flex gap-3">
                  <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                  <span className="min-w-0 text-muted">{t(`scope.is.${point}`, facts.scale)}</span>
                </li>
              ))}
            </ul>
          </Card>
          <Card className="min-w-0 p-6 md:p-8">
            <h3 className="text-lg font-bold">{t('scope.isNot.title')}</h3>
            <ul className="mt-5 grid gap-4">
              {isNotPoints.map((point) => (
                <li key={point} className="flex gap-3">
                  <CircleX aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
                  <span className="min-w-0 text-muted">
                    {t(`scope.isNot.${point}`, { brand: brand.name })}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </Section>
      <Section id="before-you-begin" title={t('prepare.title')} lead={t('prepare.lead')}>
        <FeatureGrid
          features={preparation.map(([key, icon]) => ({
            key,
            icon,
            title: t(`prepare.${key}.title`),
            body: t(`prepare.${key}.body`, { ...minutes, days }),
          }))}
        />
      </Section>
      <Section id="faq" title={t('faq.title')} tone="sunken">
        <FaqList
          items={[
            {
              key: 'single',
              question: t('faq.single.question'),
              answer: (
                <LivePackText part="answer">
                  {t('faq.single.answer', { price: price(startingPrices.mockExam) })}
                </LivePackText>
              ),
            },
            {
              key: 'validity',
              question: t('faq.validity.question'),
              answer: t('faq.validity.answer', { days }),
            },
            {
              key: 'results',
              question: t('faq.results.question'),
              answer: t('faq.results.answer', resultMinutes),
            },
            { key: 'same', question: t('faq.same.question'), answer: t('faq.same.answer') },
            { key: 'plan', question: t('faq.plan.question'), answer: t('faq.plan.answer') },
            {
              key: 'payment',
              question: t('faq.payment.question'),
              answer: <PaymentText>{t('faq.payment.answer')}</PaymentText>,
            },
            {
              key: 'refund',
              question: t('faq.refund.question'),
              answer: t.rich('faq.refund.answer', { days: facts.refundDays, link: inlineLink('refunds') }),
            },
            {
              key: 'official',
              question: t('faq.official.question'),
              answer: t('faq.official.answer', { brand: brand.name }),
            },
          ]}
        />
      </Section>
      <FinalCall title={t('final.title')} body={t('final.body')} actions={choose} />
      <OfferRefresh baseline={useOfferBaseline('practiceTest')} />
      <Buying />
    </PageFrame>
  );
}
