import { courses, type CourseKey } from '../site/courses';
import { estimate, evidenceOf, priorInformation, type Judged } from './estimate';
import type { LessonReason } from './lesson-reasons';
import { diagnosticTypes, isHeard, type DiagnosticType } from './types';

export interface SuggestedLesson {
  lesson: CourseKey;
  reason: LessonReason;
}

/** One task of each kind first, the long ones after the short ones. */
const openTasks = [
  ...(['writeAboutThePhoto', 'speakAboutThePhoto', 'writingSample', 'speakingSample'] as const),
  ...(['interactiveWriting', 'readListenThenSpeak'] as const),
];

/** Points by which the difficulties of one type may be off against those of the others: they are judged type by type. */
const typeError = 5;

/** So many standard errors from the other answers are more than chance: of ten people without a weak type at most one is told of one. */
const beyondChance = 1.7;

/**
 * All lessons in the order in which they are likely to help: types that went worse than the other answers let expect, by more than
 * chance, weakest first, with the other lesson of the weakest one's skill; what was not measured; types that went as expected; words;
 * types that went better by more than chance; at the end what has left the test.
 */
export function suggestLessons(answers: readonly Judged[]): SuggestedLesson[] {
  const leads = leadsOf(answers);
  const those = (isMeant: (lead: number) => boolean) =>
    leads.filter(({ lead }) => isMeant(lead)).map(({ type }) => type);
  const weak = those((lead) => lead < -beyondChance);
  const asked = new Set<CourseKey>(leads.map(({ type }) => type));
  const [interactive, other] =
    weak[0] && isHeard(weak[0])
      ? (['interactiveListening', 'interactiveReading'] as const)
      : (['interactiveReading', 'interactiveListening'] as const);
  const suggested = [
    ...because('weak', weak),
    ...because(weak.length > 0 ? 'related' : 'open', [interactive]),
    ...because(
      'open',
      diagnosticTypes.filter((type) => !asked.has(type)),
    ),
    ...because('open', [...openTasks, other]),
    ...because(
      'even',
      those((lead) => Math.abs(lead) <= beyondChance),
    ),
    ...because('words', ['photoVocabulary', 'listeningVocabulary']),
    ...because(
      'strong',
      those((lead) => lead > beyondChance),
    ),
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

/**
 * How each type that was asked went against the others, in standard errors of that difference; the one that went worst first. It is the
 * score test for a type that is easier or harder for somebody than the others (C. R. Rao, 1948), divided into points and their error.
 */
function leadsOf(answers: readonly Judged[]): { type: DiagnosticType; lead: number }[] {
  const { score } = estimate(answers);
  const total = evidenceOf(answers, score).information + priorInformation;
  return diagnosticTypes
    .flatMap((type) => {
      const some = answers.filter(({ item }) => item.type === type);
      if (some.length === 0) return [];
      const { slope, information } = evidenceOf(some, score);
      // The type's own answers have moved the score they are compared with.
      const own = information * (1 - information / total);
      const points = slope / own;
      return [{ type, lead: points / Math.hypot(1 / Math.sqrt(own), typeError) }];
    })
    .sort((one, other) => one.lead - other.lead);
}
