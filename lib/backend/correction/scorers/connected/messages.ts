import { fill } from '@/lib/i18n/fill';
import { localeTable } from '@/lib/i18n/locale-table';
import type { Locale } from '@/lib/i18n/locales';
import type { CorrectionTask } from '@/lib/correction/correction';
import { questionTypes } from '@/lib/questions/types';
import { facts } from '@/lib/site/facts';
import type { AiMessage } from '../../../ai/service';
import { kindsOf, type Scope } from './answer-shape';
import { codeFor, fenced } from './fence';
import type { Prompts } from './prompts';

export interface Asked {
  task: CorrectionTask;
  text: string;
  /** What was measured of how it was said, in English; empty where nothing was. */
  measured: string;
}

/**
 * What a model is asked about an answer: first what it is to do, in which nothing stands that a learner has written, then the task and the
 * answer, between lines with a code that is new each time.
 */
export function messagesFor(prompts: Prompts, scope: Scope, { task, text, measured }: Asked): AiMessage[] {
  const language = languageOf(scope.locale);
  const code = codeFor([task.prompt, text, measured]);
  const user = fill(prompts['correction-answer'], {
    ...{ language, code, kind: kindOf(task), prompt: fenced(task.prompt), answer: fenced(text) },
    photo: task.photo === null ? '' : `The photo shows: ${task.photo}\n\n`,
    measured: measured && between('what was measured', code, fenced(measured)),
  });
  return [
    { role: 'system', content: instructions(prompts, scope) },
    { role: 'user', content: user },
  ];
}

function instructions(prompts: Prompts, scope: Scope): string {
  const kinds = kindsOf(scope);
  return fill(prompts.correction, {
    ...facts.scale,
    language: languageOf(scope.locale),
    locale: scope.locale,
    criteria: prompts['correction-criteria'],
    levels: prompts['correction-levels'],
    kinds: prompts['correction-kinds']
      .split('\n')
      .filter((line) => kinds.some((kind) => line.startsWith(`- \`${kind}\`:`)))
      .join('\n'),
    mode: [
      prompts[scope.mode === 'write' ? 'correction-write' : 'correction-speak'],
      ...(scope.timed ? [prompts['correction-times']] : []),
    ].join('\n\n'),
  });
}

export function messagesAgain(
  prompts: Prompts,
  first: readonly AiMessage[],
  { answered, unfit }: { answered: unknown; unfit: readonly unknown[] },
): AiMessage[] {
  const marks = JSON.stringify(unfit);
  const content = fill(prompts['correction-once-more'], { code: codeFor([marks]), marks: fenced(marks) });
  return [...first, { role: 'assistant', content: JSON.stringify(answered) }, { role: 'user', content }];
}

const between = (what: string, code: string, text: string): string =>
  `----- ${what}, ${code} -----\n${text}\n----- end of ${what}, ${code} -----\n\n`;

/** In English, such as `Brazilian Portuguese`. */
const languageOf = (locale: Locale): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(localeTable[locale].lang) ?? locale;

function kindOf({ type, seconds, mode }: CorrectionTask): string {
  const told = mode === 'write' ? 'to write' : 'to speak';
  const limit = seconds === null ? '' : ` The test gives ${seconds} seconds ${told}.`;
  if (type === 'own') return `A task that the learner has chosen. It may be of any kind.${limit}`;
  const name = type === 'summary' ? 'Summarize the Conversation' : questionTypes[type].name;
  return `A task of the kind “${name}”.${limit}`;
}
