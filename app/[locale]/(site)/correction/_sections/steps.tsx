import { useTranslations } from 'next-intl';
import { Claim } from '@/components/blocks/claim';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { aiHere } from '@/lib/env/ai-here';
import { claims, facts } from '@/lib/site/facts';

const steps = ['answer', 'analyse', 'report', 'again'] as const;

export function CorrectionSteps() {
  const t = useTranslations('correction.steps');
  return (
    <Section id="how-it-works" title={t('title')} lead={t('lead')} tone="sunken">
      <Steps
        steps={steps.map((key) => ({
          key,
          title: t(`${key}.title`),
          body: t(`${key}.body`, facts.correctionMinutes),
        }))}
      />
      {aiHere.scores ? <Claim value={claims.scoredReports} label="reports" /> : null}
    </Section>
  );
}
