import { useTranslations } from 'next-intl';
import { ListenAndTypeCard } from '@/components/figures/question-cards';
import { FinalCall } from '@/components/sections/final-call';
import { Hero } from '@/components/sections/hero';
import { ListeningConversation } from '@/components/sections/listening-conversation';
import { ListeningLessons, listeningLessonCount } from '@/components/sections/listening-lessons';
import { ListeningSlips } from '@/components/sections/listening-slips';
import { questionTypes } from '@/components/sections/question-types-data';
import { PageFrame } from '@/components/site/page-frame';
import { PageTrail } from '@/components/site/page-trail';
import { buttonClass } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Faq } from '@/components/ui/faq';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { Link } from '@/lib/i18n/navigation';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/site/metadata';
import { startingPrices } from '@/lib/site/offers';
import { pageRoutes } from '@/lib/site/routes';
import { usePrice } from '@/lib/site/use-price';

export const generateMetadata = () => pageMetadata('listen');

const method = ['listen', 'type', 'check', 'compare'] as const;

export default function ListenPage() {
  const t = useTranslations('listen');
  const name = useTranslations('meta')('listen.name');
  const price = usePrice()(startingPrices.practice);
  const route = pageRoutes.listen;
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
        note={t('hero.note', { price })}
        actions={
          <>
            {start}
            <Link to="courses" hash="listening" className={buttonClass('secondary')}>
              {t('hero.lessons')}
            </Link>
          </>
        }
        figure={<ListenAndTypeCard />}
      />
      <div className="page-grid pt-8 md:pt-12">
        <FactList
          facts={[
            {
              key: 'perTest',
              label: t('facts.perTest'),
              value: t('facts.perTestValue', facts.listenAndType),
            },
            {
              key: 'types',
              label: t('facts.types'),
              value: t('facts.typesValue', { n: questionTypes.listening.length }),
            },
            {
              key: 'lessons',
              label: t('facts.lessons'),
              value: t('facts.lessonsValue', { n: listeningLessonCount }),
            },
            { key: 'explained', label: t('facts.explained'), value: t('facts.explainedValue') },
          ]}
        />
      </div>
      <Section id="listen-and-type" title={t('method.title')} lead={t('method.lead', facts.listenAndType)}>
        <Steps
          steps={method.map((key) => ({
            key,
            title: t(`method.${key}.title`),
            body: t(`method.${key}.body`),
          }))}
        />
        <ListeningLessons keys={['listenAndType']} />
      </Section>
      <ListeningSlips />
      <ListeningConversation />
      <Faq
        title={t('faq.title')}
        items={[
          {
            key: 'frequency',
            question: t('faq.frequency.question'),
            answer: t('faq.frequency.answer', facts.listenAndType),
          },
          { key: 'headphones', question: t('faq.headphones.question'), answer: t('faq.headphones.answer') },
          { key: 'speed', question: t('faq.speed.question'), answer: t('faq.speed.answer') },
          { key: 'spoken', question: t('faq.spoken.question'), answer: t('faq.spoken.answer') },
        ]}
      />
      <FinalCall title={t('final.title')} body={t('final.body')} actions={start} />
    </PageFrame>
  );
}
