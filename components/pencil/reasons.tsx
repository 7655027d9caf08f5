import type { ReactNode } from 'react';
import { ReasonNumber } from './reason-number';

interface Reason {
  /** What the number in the text leads to. */
  id: string;
  /** The words that were put in. */
  words: string;
  /** What kind of mistake it was. */
  kind: ReactNode;
  text: ReactNode;
}

/** The reasons of a corrected text, each behind its number; the first is open, so that one sees what the others hold. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ol className="reasons">
      {reasons.map(({ id, words, kind, text }, index) => (
        <li key={id}>
          <details open={index === 0}>
            <summary className="reason-line">
              <ReasonNumber number={index + 1} />
              <span className="flex min-w-0 flex-wrap gap-x-2.5">
                <span lang="en" className="font-semibold">
                  {words}
                </span>
                <span className="text-muted">{kind}</span>
              </span>
            </summary>
            <p id={id} className="scroll-mt-24 ps-8 pb-3.5 text-muted">
              {text}
            </p>
          </details>
        </li>
      ))}
    </ol>
  );
}
