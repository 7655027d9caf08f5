import { useTranslations } from 'next-intl';
import { ReadFields } from '@/components/questions/fields/read';
import { useCountdown } from '@/components/questions/use-countdown';
import { buttonClass } from '@/components/ui/button';
import type { DiagnosticItem } from '@/lib/diagnostic/pool';
import { askedOf } from '@/lib/questions/judge/key';
import type { GivenAnswer } from '@/lib/questions/kept';
import { questionTypes } from '@/lib/questions/types';
import { Dictation } from './dictation';
import { StageHead } from './stage-head';
import { useFocus } from './use-focus';

interface QuestionProps {
  item: DiagnosticItem;
  given: GivenAnswer;
  place: { done: number; count: number };
  timed: boolean;
  onDraft: (given: GivenAnswer) => void;
  /** `isLate` where its time ran out, so that it was handed in as it stood. */
  onAnswer: (given: GivenAnswer, isLate: boolean) => void;
  onQuiet: () => void;
}

export function Question({ item, given, place, timed, onDraft, onAnswer, onQuiet }: QuestionProps) {
  const t = useTranslations('diagnostic.run');
  const next = useTranslations('questions')('next');
  const left = useCountdown(timed ? questionTypes[item.type].limits.answer : null, () =>
    onAnswer(given, true),
  );
  const hand = (answer: GivenAnswer) => onAnswer(answer, false);
  return (
    <form
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        hand(given);
      }}
    >
      <StageHead
        title={t('about', { number: place.done + 1, count: place.count })}
        place={place}
        left={left}
      />
      <Fields item={item} given={given} onDraft={onDraft} onAnswer={hand} onQuiet={onQuiet} />
      {item.type === 'readAndSelect' ? null : (
        <button type="submit" className={buttonClass('primary', 'mt-6 min-h-12')}>
          {next}
        </button>
      )}
    </form>
  );
}

interface FieldsProps extends Omit<QuestionProps, 'place' | 'timed' | 'onAnswer'> {
  onAnswer: (given: GivenAnswer) => void;
}

function Fields({ item, given, onDraft, onAnswer, onQuiet }: FieldsProps) {
  const firstRef = useFocus<HTMLElement>(true);
  const held = {
    ...{ given, onChange: onDraft, onAnswer },
    first: (place: HTMLElement | null) => {
      firstRef.current = place;
    },
  };
  return item.type === 'listenAndType' ? (
    <Dictation id={item.id} sentence={item.sentence} held={held} onQuiet={onQuiet} />
  ) : (
    <ReadFields asked={askedOf(item)} held={held} />
  );
}
