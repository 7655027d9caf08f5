import { courses, type CourseKey } from '../site/courses';
import { estimate, expectedCredit, type Judged } from './estimate';
import type { DiagnosticType } from './pool';

/** Why a lesson stands where it stands; each is a text of the catalog `diagnostic`. */
export const lessonReasons = ['weak', 'related', 'open', 'words', 'strong', 'left'] as const;
export type LessonReason = (typeof lessonReasons)[number];

/** A lesson of the course in the suggested order. */
export interface SuggestedLesson {
  lesson: CourseKey;
  reason: LessonReason;
}

/** The types that are measured have lessons of the same names. */
const measured = ['readAndSelect', 'fillInTheBlanks', 'readAndComplete', 'listenAndType'] as const;

/** One task of each kind first, the long ones after the short ones. */
const openTasks = [
  ...(['writeAboutThePhoto', 'speakAboutThePhoto', 'writingSample', 'speakingSample'] as const),
  ...(['interactiveWriting', 'readListenThenSpeak'] as const),
];

/**
 * All lessons in the order in which they are likely to help: types with less right than the rest of the answers lets expect, weakest
 * first, with the other lesson of the weakest one's skill; what was not measured; words; types that went well; at the end what has
 * left the test.
 */
export function suggestLessons(answers: readonly Judged[]): SuggestedLesson[] {
  const gains = gainsOf(answers);
  const weak = gains.filter(({ gain }) => gain < 0).map(({ type }) => type);
  const strong = gains.filter(({ gain }) => gain >= 0).map(({ type }) => type);
  const asked = new Set<CourseKey>(gains.map(({ type }) => type));
  const [interactive, other] =
    weak[0] === 'listenAndType'
      ? (['interactiveListening', 'interactiveReading'] as const)
      : (['interactiveReading', 'interactiveListening'] as const);
  const suggested = [
    ...because('weak', weak),
    ...because(weak.length > 0 ? 'related' : 'open', [interactive]),
    ...because(
      'open',
      measured.filter((type) => !asked.has(type)),
    ),
    ...because('open', [...openTasks, other]),
    ...because('words', ['photoVocabulary', 'listeningVocabulary']),
    ...because('strong', strong),
  ];
  const named = new Set(suggested.map(({ lesson }) => lesson));
  return [
    ...suggested,
    ...because(
      'left',
      courses.map(({ key }) => key).filter((key) => !named.has(key)),
    ),
  ];
}

function because(reason: LessonReason, lessons: readonly CourseKey[]): SuggestedLesson[] {
  return lessons.map((lesson) => ({ lesson, reason }));
}

/** By how much more than expected of this score was right in each type that was asked, as a share; the least first. */
function gainsOf(answers: readonly Judged[]): { type: DiagnosticType; gain: number }[] {
  const { score } = estimate(answers);
  return measured
    .flatMap((type) => {
      const some = answers.filter(({ item }) => item.type === type);
      const gains = some.map(({ item, credit }) => credit - expectedCredit(score, item.difficulty));
      return some.length > 0 ? [{ type, gain: gains.reduce((sum, gain) => sum + gain) / some.length }] : [];
    })
    .sort((one, other) => one.gain - other.gain);
}
