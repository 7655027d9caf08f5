import { useTranslations } from 'next-intl';
import { LetterBox } from '@/components/questions/sets/letter-box';
import { splitGaps, type Gap } from '@/lib/questions/gaps';
import type { GivenAnswer } from '@/lib/questions/kept';
import { useFocus } from './use-focus';

interface GapTextProps {
  task: string;
  title?: string;
  /** With missing letters in braces. */
  text: string;
  /** The letters of each gap. */
  given: GivenAnswer;
  onChange: (given: GivenAnswer) => void;
}

/** Words with letters missing: a box for each, which hands on to the next one when it is full. */
export function GapText({ task, title, text, given, onChange }: GapTextProps) {
  const first = useFocus<HTMLInputElement>(true);
  const parts = splitGaps(text);
  const gaps = parts.filter((part): part is Gap => typeof part !== 'string');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{task}</p>
      {title === undefined ? null : (
        <p lang="en" className="font-bold">
          {title}
        </p>
      )}
      <p lang="en" className="text-lg leading-[2.3]">
        {parts.map((part, place) => {
          if (typeof part === 'string') return part;
          const index = gaps.indexOf(part);
          return (
            <span key={place} className="whitespace-nowrap">
              {part.given}
              <Letters
                ref={index === 0 ? first : undefined}
                gap={part}
                value={given[index] ?? ''}
                onChange={(letters) =>
                  onChange(gaps.map((_, other) => (other === index ? letters : (given[other] ?? ''))))
                }
              />
            </span>
          );
        })}
      </p>
    </div>
  );
}

interface LettersProps {
  ref?: React.Ref<HTMLInputElement>;
  gap: Gap;
  value: string;
  onChange: (letters: string) => void;
}

function Letters({ ref, gap, value, onChange }: LettersProps) {
  const t = useTranslations('questions');
  const { given, missing } = gap;
  return (
    <LetterBox
      ref={ref}
      value={value}
      maxLength={missing.length}
      aria-label={t('gap', { given, letters: missing.length })}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
        if (currentTarget.value.length >= missing.length) nextField(currentTarget)?.focus();
      }}
    />
  );
}

function nextField(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(field.form?.querySelectorAll('input') ?? [])];
  return fields[fields.indexOf(field) + 1];
}
