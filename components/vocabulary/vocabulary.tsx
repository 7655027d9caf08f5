import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { WordGroup } from '@/lib/vocabulary/lists';
import { boxDays, newADay } from '@/lib/vocabulary/schedule';
import { WordCards } from './word-cards';
import { WordList } from './word-list';
import { Words } from './words.island';

export function Vocabulary({ groups }: { groups: readonly WordGroup[] }) {
  const t = useTranslations('vocabulary.cards');
  const format = useFormatter();
  const days = format.list(boxDays.slice(1).map((day) => format.number(day)));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Words>
      <Section id="cards" title={t('title')} lead={t('lead', { days, count: newADay })}>
        <WordCards count={count} />
      </Section>
      <WordList groups={groups} count={count} />
    </Words>
  );
}
