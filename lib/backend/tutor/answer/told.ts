import type { Locale } from '@/lib/i18n/locales';
import { defaultLocale } from '@/lib/i18n/locales';
import type { CourseKey } from '@/lib/site/courses';
import type { AiMessage } from '../../ai/service';
import { chooseLessons } from '../knowledge/choose-lessons';
import { lessonTexts, type LessonText } from '../knowledge/lesson-texts';
import { systemPrompt } from '../knowledge/prompts';
import type { Turn } from '../threads/turn';

export interface Told {
  messages: readonly AiMessage[];
  lessons: readonly CourseKey[];
}

/** Lessons that go along, and their characters in all. */
const lessonsBound = { count: 2, characters: 12_000 };

/** Characters of what was said before, of which the newest counts. */
const historyBound = 8000;

/**
 * What a model is told of a turn: the rules, in the test's mode with the lessons that fit, and as much of the thread as there is room for.
 * What a learner has written stands in messages of the learner's alone.
 *
 * @param lean without lessons and without what was said before, for a day of which little is left
 */
export async function tell(
  { mode, said }: Pick<Turn, 'mode' | 'said'>,
  locale: Locale,
  { lean = false } = {},
): Promise<Told> {
  const lessons = mode === 'test' && !lean ? await fittingLessons(said, locale) : [];
  const system = await systemPrompt({ mode, locale, lessons });
  return {
    messages: [{ role: 'system', content: system }, ...conversation(said, lean ? 0 : historyBound)],
    lessons: lessons.map(({ key }) => key),
  };
}

/** A question by itself is often too short: `and the second one?` is about what was asked before. */
const askedBefore = 2;

async function fittingLessons(said: Turn['said'], locale: Locale): Promise<LessonText[]> {
  const english = await lessonTexts(defaultLocale);
  const languages = locale === defaultLocale ? [english] : [english, await lessonTexts(locale)];
  const questions = said
    .filter(({ by }) => by === 'user')
    .map(({ text }) => text)
    .slice(-1 - askedBefore)
    .reverse();
  const keys = chooseLessons({ questions, languages, most: lessonsBound.count });
  let room = lessonsBound.characters;
  return keys.flatMap((key) => {
    const lesson = english.find((one) => one.key === key);
    if (!lesson || lesson.text.length > room) return [];
    room -= lesson.text.length;
    return [lesson];
  });
}

/**
 * What was said, the newest within a bound, the question always. Several messages of one side, as where an answer failed, become one: some
 * models take no others.
 *
 * @param most characters before the question
 */
function conversation(said: Turn['said'], most: number): AiMessage[] {
  const messages: AiMessage[] = [];
  let room = most;
  for (const { by, text } of [...said].reverse()) {
    const isQuestion = messages.length === 0;
    if (!isQuestion && text.length > room) break;
    room -= isQuestion ? 0 : text.length;
    const role = by === 'user' ? 'user' : 'assistant';
    const next = messages[0];
    if (next?.role === role) messages[0] = { role, content: `${text}\n\n${next.content}` };
    else messages.unshift({ role, content: text });
  }
  // It begins with the learner.
  return messages[0]?.role === 'assistant' ? messages.slice(1) : messages;
}
