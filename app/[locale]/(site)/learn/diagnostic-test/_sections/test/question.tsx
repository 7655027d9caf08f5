import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { secondsOf, type DiagnosticItem } from '@/lib/diagnostic/pool';
import type { GivenAnswer } from '@/lib/questions/kept';
import { Dictation } from './dictation';
import { GapText } from './gap-text';
import { StageHead } from './stage-head';
import { useClock } from './use-clock';
import { Word } from './word';

interface QuestionProps {
  item: DiagnosticItem;
  /** What is typed so far. */
  given: GivenAnswer;
  place: { done: number; count: number };
  timed: boolean;
  onDraft: (given: GivenAnswer) => void;
  onAnswer: (given: GivenAnswer) => void;
  onQuiet: () => void;
}

/** One question, with nothing about what is right. When time is up it is handed in as it stands. */
export function Question({ item, given, place, timed, onDraft, onAnswer, onQuiet }: QuestionProps) {
  const t = useTranslations('diagnostic.run');
  const next = useTranslations('questions')('next');
  const left = useClock(timed ? secondsOf[item.type] : null, () => onAnswer(given));
  return (
    <form
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(given);
      }}
    >
      <StageHead
        title={t('about', { number: place.done + 1, count: place.count })}
        place={place}
        left={left}
      />
      <Fields item={item} given={given} onDraft={onDraft} onAnswer={onAnswer} onQuiet={onQuiet} />
      {item.type === 'readAndSelect' ? null : (
        <button type="submit" className={buttonClass('primary', 'mt-6 min-h-12')}>
          {next}
        </button>
      )}
    </form>
  );
}

type FieldsProps = Omit<QuestionProps, 'place' | 'timed'>;

function Fields({ item, given, onDraft, onAnswer, onQuiet }: FieldsProps) {
  const t = useTranslations('questions');
  switch (item.type) {
    case 'readAndSelect':
      return <Word word={item.word} onAnswer={onAnswer} />;
    case 'fillInTheBlanks':
      return <GapText task={t('complete')} text={item.sentence} given={given} onChange={onDraft} />;
    case 'readAndComplete':
      return (
        <GapText
          task={t('completeAll')}
          title={item.title}
          text={item.text}
          given={given}
          onChange={onDraft}
        />
      );
    case 'listenAndType':
      return (
        <Dictation
          id={item.id}
          sentence={item.sentence}
          typed={given[0] ?? ''}
          onChange={(typed) => onDraft([typed])}
          onQuiet={onQuiet}
        />
      );
  }
}
