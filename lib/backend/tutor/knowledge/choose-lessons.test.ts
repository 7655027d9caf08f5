import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '@/lib/i18n/locales';
import type { CourseKey } from '@/lib/site/courses';
import { chooseLessons } from './choose-lessons';
import { lessonTexts } from './lesson-texts';

async function chosen(locale: Locale, ...questions: string[]): Promise<CourseKey[]> {
  const english = await lessonTexts('en');
  const languages = locale === 'en' ? [english] : [english, await lessonTexts(locale)];
  return chooseLessons({ questions, languages, most: 2 });
}

describe('the lessons that fit a question', () => {
  it.each<[Locale, string, CourseKey]>([
    ['en', 'How much time do I have in Read and Select?', 'readAndSelect'],
    ['en', 'Can I hear the sentence again in the dictation, and do capitals count?', 'listenAndType'],
    ['en', 'How do I highlight the answer in a passage?', 'interactiveReading'],
    ['en', 'What should I say in the summary of the conversation?', 'interactiveListening'],
    ['en', 'I run out of ideas when I describe a photo aloud', 'speakAboutThePhoto'],
    ['en', 'Tell me about read, then speak', 'readListenThenSpeak'],
    ['de', 'Wie schreibe ich in einer Minute etwas Gutes über ein Foto?', 'writeAboutThePhoto'],
    ['de', 'Wie viele Buchstaben fehlen in Fill in the Blanks?', 'fillInTheBlanks'],
    ['fr', 'Comment préparer la deuxième partie d’Interactive Writing ?', 'interactiveWriting'],
    ['es', '¿Cómo completo las palabras dañadas del texto en Read and Complete?', 'readAndComplete'],
    ['ja', '写真を見て英語で書く問題の時間はどのくらいですか', 'writeAboutThePhoto'],
    ['zh', '口语样本最多可以说几分钟？Speaking Sample', 'speakingSample'],
    ['th', 'ข้อ Writing Sample ควรเขียนอย่างไร', 'writingSample'],
    ['ko', '대화를 듣고 요약하는 방법을 알려 주세요', 'interactiveListening'],
    ['ru', 'Какие слова нужны, чтобы описать фотографию?', 'photoVocabulary'],
  ])('in %s: %s', async (locale, question, key) => {
    expect(await chosen(locale, question)).toContain(key);
  });

  it.each<[Locale, string]>([
    ['en', 'Hello'],
    ['en', 'Thanks'],
    ['de', 'Danke dir'],
    ['ja', 'こんにちは'],
    ['en', '🙂'],
    ['en', ''],
  ])('are none for what is about nothing, in %s: %s', async (locale, question) => {
    expect(await chosen(locale, question)).toEqual([]);
  });

  it('follow from what was asked before where a question says little', async () => {
    expect(await chosen('en', 'And how is it scored?', 'How does Listen and Type work?')).toContain(
      'listenAndType',
    );
  });

  it.each(locales)('are there in %s, each with its text', async (locale) => {
    const lessons = await lessonTexts(locale);
    expect(lessons).toHaveLength(15);
    for (const { name, text } of lessons) {
      expect(name).not.toBe('');
      expect(text.length).toBeGreaterThan(500);
      expect(text).not.toMatch(/<\/?(?:del|ins|m\d)>/);
    }
  });
});
