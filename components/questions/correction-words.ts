import { useTranslations } from 'next-intl';
import { slipKinds } from '@/lib/questions/corrections/slips';
import type { QuestionKind } from '@/lib/questions/kinds';
import type { CorrectionWords } from '@/lib/questions/corrections/wording';

export function useCorrectionWords(kinds: readonly QuestionKind[]): CorrectionWords {
  const t = useTranslations('questions');
  const has = (kind: QuestionKind) => kinds.includes(kind);
  return {
    given: t('marks.given'),
    right: t('rightIs'),
    ...((has('gaps') || has('dictation')) && { reason: t('marks.reason', { number: '{number}' }) }),
    ...(has('highlight') && { beyond: t('marks.beyond'), lacking: t('marks.lacking') }),
    ...(has('dictation') && Object.fromEntries(slipKinds.map((kind) => [kind, t(`marks.${kind}`)]))),
  };
}
