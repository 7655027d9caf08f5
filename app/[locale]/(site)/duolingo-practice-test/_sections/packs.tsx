import { useTranslations } from 'next-intl';
import { MockExamPacks } from '@/components/offers/packs/mock-exam-packs';
import { Section } from '@/components/ui/section';

export function TestPacks() {
  const t = useTranslations('practice-test.packs');
  return (
    <Section id="packs" title={t('heading')} lead={t('lead')} tone="sunken">
      <MockExamPacks page="practiceTest" />
    </Section>
  );
}
