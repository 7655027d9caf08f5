import type { ExamReport } from '../api/contract/exam/report';
import { examTasks, type ExamTask } from '../api/contract/exam/steps';
import { questionTypes } from '../questions/types';
import type { Scores } from './scores';
import { worthOf } from './evidence';

type Lesson = ExamReport['lessons'][number];

const count = 3;

/** A task that is so many of its standard errors below the rest is so by more than chance, as in the diagnostic test. */
const beyondChance = 1.7;

const nearlyRight = 0.85;

/** Of what nobody has judged, writing and speaking in turn, short tasks before long ones. */
const openTasks = [
  ...(['writeAboutThePhoto', 'speakAboutThePhoto', 'writingSample', 'speakingSample'] as const),
  ...(['interactiveWriting', 'readThenSpeak', 'interactiveSpeaking'] as const),
] satisfies ExamTask[];

/**
 * The three lessons to do next: of tasks that went clearly worse than the whole, the worst first; of tasks that were left unanswered, by
 * half or more; where none went clearly worse, of the one with the lowest level; of open tasks.
 *
 * @param tasks of the exam, with how many questions were asked and how many answered
 */
export function lessonsAfter(
  { overall, subscores, levels }: Scores,
  tasks: readonly { type: ExamTask; asked: number; answered: number; share?: number | null }[],
): Lesson[] {
  const whole = overall ?? subscores.reading ?? subscores.listening;
  const behind = (type: ExamTask) => {
    const level = levels[type];
    return whole && level ? (whole.score - level.score) / level.se : 0;
  };
  const because = (reason: Lesson['reason'], types: readonly ExamTask[]) =>
    types.map((type): Lesson => ({ lesson: questionTypes[type].lesson, reason, type }));
  // Easy questions may all be right and say little; nobody believes that such a task was weak.
  const isNearlyRight = (type: ExamTask) =>
    (tasks.find((task) => task.type === type)?.share ?? 0) > nearlyRight;
  const weak = examTasks
    .filter((type) => behind(type) > beyondChance && !isNearlyRight(type))
    .sort((one, other) => behind(other) - behind(one));
  const unanswered = tasks.filter(({ asked, answered }) => answered * 2 <= asked).map(({ type }) => type);
  const judged = examTasks.filter((type) => worthOf({ type, step: 0 }) && !weak.includes(type));
  const byLevel = judged
    .flatMap((type) => (levels[type] ? { type, score: levels[type].score } : []))
    .sort((one, other) => one.score - other.score);
  const lowest = weak.length > 0 ? [] : byLevel.slice(0, 1).map(({ type }) => type);
  const all = [
    ...because('weak', weak),
    ...because('unanswered', unanswered),
    ...because('lowest', lowest),
    ...because('open', openTasks),
    ...because('next', judged),
  ];
  const isFirst = ({ lesson }: Lesson, place: number) =>
    all.findIndex((other) => other.lesson === lesson) === place;
  return all.filter(isFirst).slice(0, count);
}
