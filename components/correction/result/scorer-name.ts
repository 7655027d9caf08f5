import { useTranslations } from 'next-intl';
import type { ScorerName } from '@/lib/correction/correction';

/** What a scorer is called in a sentence: one that gives scores is a connected service with a name of its own. */
export function useScorerName({ name, scores }: Pick<ScorerName, 'name' | 'scores'>): string {
  const t = useTranslations('correction-room.scorer');
  return scores ? name : t('builtIn');
}
