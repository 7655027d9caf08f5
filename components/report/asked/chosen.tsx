import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Strike } from '@/components/pencil/marks';
import { Check, X } from '@/components/ui/icon/icons';
import type { ReportAsked } from '@/lib/api/contract/exam/report';
import { shuffledIndexes } from '@/lib/questions/shuffle';
import { Passage } from './passage';

interface ChosenProps extends Pick<
  Extract<ReportAsked, { of: 'choice' }>,
  'options' | 'right' | 'given' | 'before' | 'question'
> {
  /** Of the field that it was asked in, which settled the order. */
  id: string;
  isHeard: boolean;
  isTextKnown: boolean;
  children: ReactNode;
}

export function Chosen({
  id,
  options,
  right,
  given,
  before,
  question,
  isHeard,
  isTextKnown,
  children,
}: ChosenProps) {
  const t = useTranslations('questions');
  return (
    <>
      {before === null ? null : (
        <div>
          {isHeard ? <p className="text-sm text-muted">{t('transcript')}</p> : null}
          <Passage text={before} isKnown={isTextKnown} />
        </div>
      )}
      {children}
      {question === null ? null : (
        <p lang="en" className="max-w-prose font-semibold">
          {question}
        </p>
      )}
      <ul className="grid max-w-prose gap-2">
        {shuffledIndexes(options.length, id).map((place) => (
          <li
            key={place}
            className="flex flex-wrap items-baseline gap-x-3 rounded-control border border-line px-4 py-2"
          >
            <Option option={options[place] ?? ''} isRight={place === right} isGiven={place === given} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface OptionProps {
  option: string;
  isRight: boolean;
  isGiven: boolean;
}

function Option({ option, isRight, isGiven }: OptionProps) {
  const t = useTranslations('report.answers');
  const Icon = isRight ? Check : isGiven ? X : undefined;
  return (
    <>
      <span className={`grid w-5 shrink-0 self-center ${isRight ? 'text-good' : 'text-pencil'}`}>
        {Icon ? <Icon aria-hidden="true" className="size-5" /> : null}
      </span>
      <span
        lang="en"
        className={`min-w-0 flex-1 basis-40 ${isRight ? 'font-semibold text-good' : isGiven ? '' : 'text-muted'}`}
      >
        {isGiven && !isRight ? <Strike>{option}</Strike> : option}
      </span>
      {isRight || isGiven ? (
        <span className="ms-auto shrink-0 text-end text-sm font-semibold">
          {[isGiven ? t('yours') : '', isRight ? t('right') : ''].filter(Boolean).join(' · ')}
        </span>
      ) : null}
    </>
  );
}
