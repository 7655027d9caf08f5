import type { ReactNode } from 'react';
import { ReasonNumber } from './reason-number';

interface Reason {
  id: string;
  words: ReactNode;
  kind: ReactNode;
  text: ReactNode;
  isAsked?: boolean;
  more?: ReactNode;
}

/** The reasons of a corrected text, each behind its number; the first is open, so that one sees what the others hold. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ol className="reasons">
      {reasons.map(({ id, words, kind, text, isAsked, more }, index) => (
        <li key={id}>
          <details open={index === 0}>
            <summary className="reason-line">
              <ReasonNumber number={index + 1} isAsked={isAsked} />
              <span className="flex min-w-0 flex-wrap gap-x-2.5">
                <span lang="en" className="font-semibold wrap-anywhere">
                  {words}
                </span>
                <span className="text-muted">{kind}</span>
              </span>
            </summary>
            <p id={id} className={`scroll-mt-24 ps-8 text-muted ${more === undefined ? 'pb-3.5' : 'pb-1'}`}>
              {text}
            </p>
            {more}
          </details>
        </li>
      ))}
    </ol>
  );
}
