import { useTranslations } from 'next-intl';
import { FactBar } from '@/components/ui/fact-list';
import { lessonCount } from '@/lib/site/courses';
import { facts } from '@/lib/site/facts';
import { questionTypes } from '@/lib/site/question-types';

/** How much listening a test has, and what the site has for it; catalog `listen`. */
export function ListeningFacts() {
  const t = useTranslations('listen.facts');
  return (
    <FactBar
      facts={[
        { key: 'perTest', label: t('perTest'), value: t('perTestValue', facts.listenAndType) },
        { key: 'types', label: t('types'), value: t('typesValue', { n: questionTypes.listening.length }) },
        { key: 'lessons', label: t('lessons'), value: t('lessonsValue', { n: lessonCount('listening') }) },
        { key: 'explained', label: t('explained'), value: t('explainedValue') },
      ]}
    />
  );
}
