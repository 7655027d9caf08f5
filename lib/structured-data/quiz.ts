import type { Quiz, WithContext } from 'schema-dts';

export interface Flashcard {
  question: string;
  answer: string;
}

/**
 * Questions whose answers the page shows below them (https://developers.google.com/search/docs/appearance/structured-data/education-qa).
 * That is shown in some languages and harmless in others. Practice problems, with choices to mark, are none of Google's since
 * January 2026.
 *
 * @param about the question type
 */
export function quizData(about: string, lang: string, cards: readonly Flashcard[]): WithContext<Quiz> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Quiz',
    about: { '@type': 'Thing', name: about },
    inLanguage: lang,
    hasPart: cards.map(({ question, answer }) => ({
      '@type': 'Question',
      eduQuestionType: 'Flashcard',
      text: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
