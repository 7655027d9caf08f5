import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  filledReading,
  readingParts,
  readingSeconds,
  type ReadingSet as ReadingItem,
} from '@/lib/questions/sets';
import { shuffledIndexes } from '@/lib/questions/shuffle';
import { plainTyping } from '../plain-typing';
import { QuestionRow } from '../question-row';
import type { Question } from '../question-slide';
import { useExplanation } from '../texts';
import { OptionList, RightWords } from './options';

/** Interactive Reading: six questions on one text, which have one time limit together. */
export function ReadingSet({ set, name }: { set: ReadingItem; name: string }) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      rule={t('rules.interactiveReading', { minutes: readingSeconds(set) / 60 })}
      seconds={readingSeconds(set)}
      questions={readingQuestions(set)}
      note={t('own')}
      hasResult
    />
  );
}

function readingQuestions(set: ReadingItem): Question[] {
  const [first, second] = set.highlights;
  return [
    {
      id: `${set.id}-1`,
      kind: 'gaps',
      question: <MenuText set={set} />,
      answer: <Why id={`${set.id}-1`} text={menusOf(set)} />,
    },
    {
      id: `${set.id}-2`,
      kind: 'pick',
      question: <MissingSentence set={set} />,
      answer: <Why id={`${set.id}-2`} text={set.missing.right} />,
    },
    {
      id: `${set.id}-3`,
      kind: 'highlight',
      question: <Highlight set={set} {...first} />,
      answer: <Why id={`${set.id}-3`} text={first.answer} />,
    },
    {
      id: `${set.id}-4`,
      kind: 'highlight',
      question: <Highlight set={set} {...second} />,
      answer: <Why id={`${set.id}-4`} text={second.answer} />,
    },
    {
      id: `${set.id}-5`,
      kind: 'pick',
      question: <AboutText set={set} part="idea" />,
      answer: <Why id={`${set.id}-5`} text={set.idea.right} />,
    },
    {
      id: `${set.id}-6`,
      kind: 'pick',
      question: <AboutText set={set} part="titles" />,
      answer: <Why id={`${set.id}-6`} text={set.titles.right} />,
    },
  ];
}

const menusOf = ({ text }: ReadingItem) =>
  readingParts(text)
    .flatMap((part) => (typeof part !== 'string' && 'words' in part ? [part.words[0]] : []))
    .join(', ');

function Why({ id, text }: { id: string; text: string }) {
  return (
    <>
      <RightWords text={text} />
      <p>{useExplanation(id)}</p>
    </>
  );
}

/** The text on one side, what is asked on the other. */
function Beside({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="min-w-0">{text}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function MenuText({ set }: { set: ReadingItem }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('chooseWords')}</p>
      <p lang="en" className="max-w-prose leading-[2.3]">
        {readingParts(set.text).map((part, index) => {
          if (typeof part === 'string') return part;
          if ('isMissing' in part) return '[…]';
          return <WordMenu key={index} id={`${set.id}-${index}`} words={part.words} />;
        })}
      </p>
    </div>
  );
}

function WordMenu({ id, words }: { id: string; words: readonly string[] }) {
  const t = useTranslations('questions');
  return (
    <select name={id} data-key={words[0]} aria-label={t('menu')} defaultValue="" className="practice-menu">
      <option value="" />
      {shuffledIndexes(words.length, id).map((index) => (
        <option key={index}>{words[index]}</option>
      ))}
    </select>
  );
}

function MissingSentence({ set }: { set: ReadingItem }) {
  const t = useTranslations('questions');
  const text = filledReading(set, '[…]');
  const [before, after] = text.split('[…]');
  return (
    <Beside
      text={
        <p lang="en" className="leading-relaxed">
          {before}
          <b className="text-action">[…]</b>
          {after}
        </p>
      }
    >
      <OptionList id={`${set.id}-2`} question={t('missingSentence')} options={set.missing} />
    </Beside>
  );
}

/** The text is a field that cannot be changed: one selects in it with the mouse, a finger or the keyboard. */
function Highlight({ set, question, answer }: { set: ReadingItem; question: string; answer: string }) {
  const t = useTranslations('questions');
  return (
    <Beside
      text={
        <textarea
          lang="en"
          inputMode="none"
          aria-readonly="true"
          rows={12}
          data-key={answer}
          defaultValue={filledReading(set)}
          {...plainTyping}
          aria-label={t('text')}
          className="practice-text"
        />
      }
    >
      <p lang="en" className="font-semibold">
        {question}
      </p>
      <p className="mt-3 text-muted">{t('selectWords')}</p>
      <p className="mt-5 text-sm font-medium text-muted">{t('selected')}</p>
      <p
        lang="en"
        role="status"
        data-selected=""
        className="mt-1 min-h-14 rounded-control border border-line bg-control px-4 py-3"
      />
    </Beside>
  );
}

function AboutText({ set, part }: { set: ReadingItem; part: 'idea' | 'titles' }) {
  const t = useTranslations('questions');
  const id = `${set.id}-${part === 'idea' ? 5 : 6}`;
  return (
    <Beside
      text={
        <p lang="en" className="leading-relaxed whitespace-pre-line">
          {filledReading(set)}
        </p>
      }
    >
      <OptionList id={id} question={t(part)} options={set[part]} />
    </Beside>
  );
}
