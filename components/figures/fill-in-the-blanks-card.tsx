import { Check, TextCursorInput, X } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Chip, english, Explanation, FigureFrame, Label, Verdict } from './parts';

interface Blank {
  before: string;
  /** The letters that the question shows. */
  given: string;
  typed: string;
  answer: string;
  after: string;
}

const reopen: Blank = {
  before: 'The museum is closed for repairs and will',
  given: 're',
  typed: 'open',
  answer: 'open',
  after: 'in spring.',
};
const receipt: Blank = {
  before: 'Keep the',
  given: 'rec',
  typed: 'iept',
  answer: 'eipt',
  after: 'in case you want to return the shoes.',
};

/** Fill in the Blanks after the answer: one word right, one misspelled. */
export function FillInTheBlanksCard() {
  const t = useTranslations('figures.fillInTheBlanks');
  const answer = receipt.given + receipt.answer;
  return (
    <FigureFrame
      tint="reading"
      icon={TextCursorInput}
      title={<span lang="en">Fill in the Blanks</span>}
      aside={<Chip>{t('questionCount', { done: 2, total: 6 })}</Chip>}
      caption={t('caption')}
    >
      <Label>{t('task')}</Label>
      <div className="grid gap-1">
        <Sentence blank={reopen} />
        <Verdict tone="good" icon={Check}>
          {t('right')}
        </Verdict>
      </div>
      <div className="grid gap-1 border-t border-line pt-4">
        <Sentence blank={receipt} />
        <Verdict tone="bad" icon={X}>
          {t.rich('answer', { en: english, answer })}
        </Verdict>
      </div>
      <Explanation>{t.rich('why', { en: english, answer, other: 'receive' })}</Explanation>
    </FigureFrame>
  );
}

function Sentence({ blank }: { blank: Blank }) {
  const { before, given, typed, answer, after } = blank;
  return (
    <p lang="en" className="text-lg leading-[2.3]">
      {before}{' '}
      <span className="inline-block whitespace-nowrap">
        <span className="sr-only">{given + typed}</span>
        <span aria-hidden="true" className="inline-flex items-center gap-[3px] align-middle">
          <span className="me-0.5 font-semibold">{given}</span>
          {[...typed].map((letter, index) => (
            <span
              key={index}
              className={classNames(
                'inline-flex h-9 w-7 items-center justify-center rounded-md border leading-none font-semibold',
                letter === answer[index]
                  ? 'border-line-strong'
                  : 'border-pencil text-pencil underline decoration-2 underline-offset-4',
              )}
            >
              {letter}
            </span>
          ))}
        </span>
      </span>{' '}
      {after}
    </p>
  );
}
