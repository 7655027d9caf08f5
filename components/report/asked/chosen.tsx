import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Insert, Strike } from '@/components/pencil/marks';
import { Check, X } from '@/components/ui/icon/icons';
import type { ReportAsked } from '@/lib/api/contract/exam/report';
import { Passage } from './passage';

interface ChosenProps extends Pick<
  Extract<ReportAsked, { of: 'choice' }>,
  'options' | 'right' | 'given' | 'before' | 'question'
> {
  /** Whether what stands before it was heard, and not read. */
  isHeard: boolean;
  isTextKnown: boolean;
  /** What there was to do. */
  children: ReactNode;
}

/** All that could be chosen: a wrong choice is struck, and the right one put in where it was not found. */
export function Chosen({
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
        {options.map((option, place) => (
          <li key={option} className="flex items-baseline gap-3 rounded-control border border-line px-4 py-2">
            <Option option={option} isRight={place === right} isGiven={place === given} />
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
      <span lang="en" className={isRight || isGiven ? 'min-w-0 grow' : 'min-w-0 grow text-muted'}>
        {isRight && !isGiven ? (
          <Insert>{option}</Insert>
        ) : isGiven && !isRight ? (
          <Strike>{option}</Strike>
        ) : (
          option
        )}
      </span>
      {isRight || isGiven ? (
        <span className="shrink-0 text-end text-sm font-semibold">
          {[isGiven ? t('yours') : '', isRight ? t('right') : ''].filter(Boolean).join(' · ')}
        </span>
      ) : null}
    </>
  );
}
