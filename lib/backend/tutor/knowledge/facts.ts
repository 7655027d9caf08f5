import type { Limits, TypeRow } from '@/lib/questions/type-row';
import { questionTypes } from '@/lib/questions/types';
import { testFormat, testTypes, type TestType } from '@/lib/questions/test-format';
import { facts } from '@/lib/site/facts';

/** The format of the official test in English sentences, from the rows of its question types: what the tutor may say of it as certain. */
export function testFacts(): string {
  const { min, max } = facts.scale;
  return [
    `Format since ${testFormat.since}, last checked on ${testFormat.checked}. The test adapts to the answers, and there is no way back to a question.`,
    `Scores are from ${min} to ${max} in steps of 5: overall, and for reading, writing, listening and speaking. How much each task counts is not published.`,
    'Tasks of the test:',
    ...testTypes.map((type) => `- ${factsOf(type)}`),
    `No longer in the test: ${left.map(({ name, since }) => `${name} (until ${since})`).join(', ')}.`,
  ].join('\n');
}

const left = Object.values<TypeRow>(questionTypes).flatMap(({ name, left: since }) =>
  since === undefined ? [] : [{ name, since }],
);

function factsOf({ name, skill, limits, plays, test }: TestType): string {
  const { unit, min, max } = test.count;
  const count = `${max === undefined ? min : `${min} to ${max}`} ${units[unit]}`;
  const heard = plays === undefined ? '' : `; it is heard ${plays === 1 ? 'once' : `up to ${plays} times`}`;
  return `${name} (${skill}): ${count}; ${timeOf(limits)}${heard}`;
}

const units: Record<TestType['test']['count']['unit'], string> = {
  words: 'words, one at a time',
  sentences: 'sentences',
  texts: 'texts',
  usualTexts: 'texts, usually',
  usualConversations: 'conversations, usually',
  photos: 'photos',
  topics: 'topic',
  asked: 'questions in all',
  questions: 'questions',
};

function timeOf(limits: Limits): string {
  if ('short' in limits) return `${limits.short} or ${limits.long} seconds for each text`;
  if ('conversation' in limits) {
    return `${limits.conversation} seconds for each conversation, then ${limits.summary} seconds for its summary`;
  }
  const { prepare, answer, followUp } = limits;
  const before = prepare === undefined ? '' : `${prepare} seconds to prepare, then `;
  const after = followUp === undefined ? '' : `, then ${followUp} seconds for the second part`;
  return `${before}${answer} seconds for each answer${after}`;
}
