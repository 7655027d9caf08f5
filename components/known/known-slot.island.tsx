'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { textEntry } from '@/lib/browser/storage';
import type { Locale } from '@/lib/i18n/locales';
import { readToken } from '@/lib/session/token';
import type * as known from './load-known';

/**
 * - `step`: the next step, as two buttons.
 * - `toExams`: the way to the mock exams that are left, and the one to more, as two buttons.
 * - `rights`: what is left and until when, in a line. `exams`: the same of mock exams alone.
 * - `line`: the word cards of today, and what is left. `today`: the word cards of today, and the score that is needed.
 */
export type KnownPartName = 'step' | 'toExams' | 'rights' | 'exams' | 'line' | 'today';

/** Entries of local storage by which a reader is known to have learnt here. */
export const signs = ['course_progress', 'diagnostic_result', 'vocabulary_cards'] as const;

const rows: Partial<Record<KnownPartName, string>> = {
  step: 'flex flex-wrap content-start gap-3 max-sm:*:grow',
  // Below each other in a narrow window, in every language: two as wide as their words would be a row of one language alone.
  toExams: 'flex flex-wrap content-start gap-3 max-sm:*:w-full',
  line: 'flex flex-wrap content-start items-center gap-x-4',
  today: 'flex flex-wrap content-start items-center gap-x-4',
};

interface KnownSlotProps {
  part: KnownPartName;
  locale: Locale;
  /** Address of the exam room, where there is one here: `toExams` leads there, else to where the app is. */
  exam?: string | undefined;
  /** `div` where what the server has written is a list. */
  as?: 'span' | 'div';
  className?: string;
  children?: ReactNode;
}

/**
 * A place in which somebody of whom something is known is told what is next or what is left, and everybody else what the server has
 * written. Both are laid over each other, so that nothing around moves. For a new visitor nothing but a look runs.
 */
export function KnownSlot({ part, locale, exam, as: Box = 'span', className, children }: KnownSlotProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof known.loadKnown>>>();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (readToken() === null && signs.every((name) => textEntry('localStorage', name).read() === null))
      return;
    let current = true;
    import('./load-known')
      .then(({ loadKnown }) => loadKnown(locale))
      // What everybody is told stays.
      .then(
        (all) => current && setLoaded(all),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [locale]);

  return (
    <Box className={classNames('grid *:[grid-area:1/1]', className)}>
      <Box className={classNames(rows[part], isShown && 'invisible')}>{children}</Box>
      {loaded ? (
        <Box className={classNames(rows[part], !isShown && 'hidden')} data-known={part}>
          <loaded.KnownPart part={part} t={loaded.t} locale={locale} exam={exam} onShown={setShown} />
        </Box>
      ) : null}
    </Box>
  );
}
