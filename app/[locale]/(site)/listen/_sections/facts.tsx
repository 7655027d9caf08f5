import { useTranslations } from 'next-intl';
import { FactBar } from '@/components/ui/fact-list';
import { formatNumbers } from '@/lib/questions/test-format';
import { typesIn } from '@/lib/questions/types';
import { lessonCount } from '@/lib/site/courses';

export function ListeningFacts() {
  const t = useTranslations('listen.facts');
  return (
    <FactBar
      facts={[
        { key: 'perTest', label: t('perTest'), value: t('perTestValue', formatNumbers) },
        { key: 'types', label: t('types'), value: t('typesValue', { n: typesIn('listening').length }) },
        { key: 'lessons', label: t('lessons'), value: t('lessonsValue', { n: lessonCount('listening') }) },
        { key: 'explained', label: t('explained'), value: t('explainedValue') },
      ]}
    />
  );
}
