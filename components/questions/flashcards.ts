import { useTranslations } from 'next-intl';
import { filledText, splitGaps } from '@/lib/questions/gaps';
import { practiceSet } from '@/lib/questions/items';

/** The types whose questions have one short answer. A text with twenty gaps is not asked and answered in a line. */
const types = ['readAndSelect', 'fillInTheBlanks'] as const;

type FlashcardType = (typeof types)[number];

export const hasFlashcards = (lesson: string): lesson is FlashcardType =>
  types.some((type) => type === lesson);

/** The questions of a practice set and their answers in plain text, as the set shows them; `_` stands for each missing letter. */
export function useFlashcards(type: FlashcardType): { question: string; answer: string }[] {
  const t = useTranslations('questions');
  const e = useTranslations('explanations');
  const explanation = (id: string) => e.markup(id as Parameters<typeof e>[0], { en: (chunks) => chunks });
  if (type === 'readAndSelect')
    return practiceSet(type).map(({ id, word, real }) => ({
      question: `${t('isWord')} ${word}`,
      answer: `${t(real ? 'isReal' : 'isInvented')} ${explanation(id)}`,
    }));
  return practiceSet(type).map(({ id, sentence }) => ({
    question: `${t('complete')} ${withGaps(sentence)}`,
    answer: `${filledText(sentence)} ${explanation(id)}`,
  }));
}

function withGaps(text: string): string {
  return splitGaps(text)
    .map((part) => (typeof part === 'string' ? part : part.given + '_'.repeat(part.missing.length)))
    .join('');
}
