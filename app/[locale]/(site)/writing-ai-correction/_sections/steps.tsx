import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { facts } from '@/lib/site/facts';

const steps = ['write', 'read', 'rewrite'] as const;

export function WritingSteps() {
  const t = useTranslations('writing.steps');
  return (
    <Section id="how-it-works" title={t('title')} lead={t('lead')} tone="sunken">
      <Steps
        steps={steps.map((key) => ({
          key,
          title: t(`${key}.title`),
          body: t(`${key}.body`, facts.correctionMinutes),
        }))}
      />
    </Section>
  );
}
