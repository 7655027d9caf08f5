import type { ReactNode } from 'react';

/** The words of a buying link: short to see, with the offer's name to hear. */
export function ChooseText({ short, children }: { short: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{children}</span>
    </>
  );
}
