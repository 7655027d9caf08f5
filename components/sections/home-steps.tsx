import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { facts } from '@/lib/site/facts';

/** From the diagnostic test to the mock exam in three steps. */
export function HomeSteps() {
  const t = useTranslations('home.steps');
  return (
    <Section id="how-it-works" title={t('title')} tone="sunken">
      <div data-tint="plain">
        <Steps
          steps={[
            { key: 'diagnose', title: t('diagnose.title'), body: t('diagnose.body') },
            { key: 'practise', title: t('practise.title'), body: t('practise.body') },
            { key: 'check', title: t('check.title'), body: t('check.body', facts.mockExam.minutes) },
          ]}
        />
      </div>
    </Section>
  );
}
