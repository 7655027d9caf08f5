import type { ExamAnswer } from '../api/contract/exam/steps';
import type { ReportAnswer, ReportAsked } from '../api/contract/exam/report';
import { splitGaps } from '../questions/gaps';
import type { ListeningStep, Options, ReadingStep } from '../questions/item';
import { allOf, orderOf, shownIn } from '../questions/judge/option-order';
import { isGapRight } from '../questions/judge/score';
import { filledReading, listeningSteps, readingParts, readingSteps } from '../questions/steps';
import { optionSeed, placeOf, promptOf, type ExamMedia } from './asked';
import type { ExamUnit, Kept, Mixed } from './types';

interface Source {
  sitting: Mixed;
  photo: ExamMedia['photo'];
}

type Reported = Pick<ReportAnswer, 'asked' | 'step'>;

const gapMark = '[…]';

export function reportedOf(unit: ExamUnit, kept: Kept, source: Source): Reported {
  const { answer } = kept;
  switch (unit.type) {
    case 'readAndSelect': {
      const given = typeof answer === 'boolean' ? answer : null;
      return { step: null, asked: { of: 'word', word: unit.word, real: unit.real, given } };
    }
    case 'fillInTheBlanks':
      return {
        step: null,
        asked: { of: 'gaps', title: null, heard: null, parts: damaged(unit.sentence, textsIn(answer)) },
      };
    case 'readAndComplete':
      return {
        step: null,
        asked: { of: 'gaps', title: unit.title, heard: null, parts: damaged(unit.text, textsIn(answer)) },
      };
    case 'listenAndType':
      return {
        step: null,
        asked: { of: 'dictation', right: unit.sentence, given: textsIn(answer)[0] ?? '' },
      };
    case 'interactiveReading': {
      const step = readingSteps(unit)[kept.step];
      if (!step) throw new Error(`A text has no question ${kept.step}`);
      return { step: step.step, asked: onText(unit, step, answer, source) };
    }
    case 'interactiveListening': {
      const step = listeningSteps(unit)[kept.step];
      if (!step) throw new Error(`A conversation has no question ${kept.step}`);
      return { step: step.step, asked: inTalk(unit.scenario, step, kept, source) };
    }
    case 'interactiveWriting': {
      const place = placeOf(unit, kept.question);
      const { sample } = place === 0 ? unit : (unit.followUps[place - 1] ?? unit);
      return { step: null, asked: open(kept, { prompt: promptOf(unit, kept.question), sample }) };
    }
    case 'interactiveSpeaking':
      return { step: null, asked: open(kept, { prompt: promptOf(unit, kept.question) }) };
    default: {
      const photo = unit.scene === undefined ? null : source.photo(unit.scene);
      return { step: null, asked: open(kept, { prompt: unit.prompt, sample: unit.sample, photo }) };
    }
  }
}

interface Opened {
  prompt: string;
  sample?: string | undefined;
  photo?: ReturnType<ExamMedia['photo']> | null;
}

function open({ answer, recording }: Kept, { prompt, sample, photo = null }: Opened): ReportAsked {
  const text = typeof answer === 'string' ? answer : null;
  return { of: 'open', prompt, photo, text, recording, correction: null, sample: sample ?? null };
}

type Gaps = Extract<ReportAsked, { of: 'gaps' }>['parts'];

function gap(right: string, given: string, before = ''): Gaps[number] {
  const [wording = ''] = right.split('|');
  return { before, right: wording, given, isRight: isGapRight(right, given) };
}

function damaged(text: string, given: readonly string[]): Gaps {
  let place = 0;
  return splitGaps(text).map((part) => {
    if (typeof part === 'string') return part;
    place += 1;
    return gap(part.missing, given[place - 1] ?? '', part.given);
  });
}

type ReadingUnit = Extract<ExamUnit, { type: 'interactiveReading' }>;

function onText(unit: ReadingUnit, step: ReadingStep, answer: ExamAnswer, source: Source): ReportAsked {
  switch (step.step) {
    case 'menus': {
      const given = [...textsIn(answer)];
      const parts = readingParts(unit.text).map((part) => {
        if (typeof part === 'string') return part;
        return 'words' in part ? gap(part.words[0] ?? '', given.shift() ?? '') : gapMark;
      });
      return { of: 'gaps', title: null, heard: null, parts };
    }
    case 'highlight': {
      const text = filledReading(unit);
      const start = text.indexOf(step.answer);
      const right = { start, end: start + step.answer.length };
      const given = isPart(answer) ? { start: answer.start, end: answer.end } : null;
      return { of: 'highlight', question: step.question, text, right, given };
    }
    case 'missing':
      return chosen(step.id, step.options, answer, source, filledReading(unit, gapMark));
    case 'idea':
    case 'titles':
      return chosen(step.id, step.options, answer, source, filledReading(unit));
  }
}

function inTalk(
  scenario: string,
  step: ListeningStep,
  { answer, ...kept }: Kept,
  source: Source,
): ReportAsked {
  switch (step.step) {
    case 'complete': {
      const given = textsIn(answer);
      const lines = step.complete.map(({ frame, answers }, index): Gaps => {
        const [before = '', after = ''] = frame.split('____');
        return [before, gap(answers.join('|'), given[index] ?? ''), after];
      });
      return {
        of: 'gaps',
        title: null,
        heard: scenario,
        parts: lines.flatMap((line, index) => (index ? ['\n', ...line] : line)),
      };
    }
    case 'reply':
      return chosen(step.id, step.replies, answer, source, step.said);
    case 'summary':
      return open({ answer, ...kept }, { prompt: scenario, sample: step.summary });
  }
}

function chosen(
  id: string,
  options: Options,
  answer: ExamAnswer,
  { sitting }: Source,
  before: string,
): ReportAsked {
  const all = allOf(options);
  const seed = optionSeed(sitting);
  return {
    of: 'choice',
    options: shownIn(id, all, seed),
    right: orderOf(id, all.length, seed).indexOf(0),
    given: typeof answer === 'number' ? answer : null,
    before,
    question: null,
  };
}

function textsIn(answer: ExamAnswer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

const isPart = (answer: ExamAnswer): answer is { start: number; end: number } =>
  typeof answer === 'object' && answer !== null && 'start' in answer;
