import { BookOpenCheck, Compass, Gauge, Layers, MessageSquareText, Timer } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { FactList } from '@/components/ui/fact-list';
import { FeatureGrid } from '@/components/ui/feature-grid';
import { Section } from '@/components/ui/section';
import { facts } from '@/lib/site/facts';
import { ExamsTaken } from './exams-taken';

const features = [
  ['adaptive', Gauge],
  ['timed', Timer],
  ['allTypes', Layers],
  ['subscores', BookOpenCheck],
  ['corrections', MessageSquareText],
  ['next', Compass],
] as const;

export function ExamFeatures() {
  const t = useTranslations('mock-exam');
  const { minutes, resultMinutes, validDays: days } = facts.mockExam;
  return (
    <Section id="features" title={t('features.title')} lead={t('features.lead')} tone="sunken">
      <div className="grid gap-8 md:gap-12">
        <FactList
          facts={[
            { key: 'length', label: t('facts.length'), value: t('facts.lengthValue', minutes) },
            { key: 'result', label: t('facts.result'), value: t('facts.resultValue', resultMinutes) },
            { key: 'validity', label: t('facts.validity'), value: t('facts.validityValue', { days }) },
            { key: 'scale', label: t('facts.scale'), value: t('facts.scaleValue', facts.scale) },
          ]}
        />
        <FeatureGrid
          features={features.map(([key, icon]) => ({
            key,
            icon,
            title: t(`features.${key}.title`),
            body: t(`features.${key}.body`),
          }))}
        />
      </div>
      <ExamsTaken />
    </Section>
  );
}
