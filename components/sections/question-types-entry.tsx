import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import type { QuestionTypeEntry } from './question-types-data';

interface QuestionTypesEntryProps {
  type: QuestionTypeEntry;
  /** What the question asks for; also explains its English name. */
  body: ReactNode;
  /** Length or frequency in the test, where it is known. */
  timing?: string | undefined;
  /** Text of the link to its lesson. */
  lessonLabel: string;
}

/** One question type: its name, what it asks for, and its free lesson. */
export function QuestionTypesEntry({ type, body, timing, lessonLabel }: QuestionTypesEntryProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h4 lang="en" className="font-semibold">
          {type.name}
        </h4>
        {timing === undefined ? null : (
          <span className="rounded-full bg-tint px-3 py-0.5 text-sm font-medium text-tint-strong">
            {timing}
          </span>
        )}
      </div>
      <p className="mt-1 text-muted">{body}</p>
      {type.lesson === null ? null : (
        <Link
          to={`/courses/${type.lesson}`}
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-action underline-offset-4 hover:underline"
        >
          {lessonLabel}
          <span lang="en" className="sr-only">
            {type.name}
          </span>
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      )}
    </>
  );
}
