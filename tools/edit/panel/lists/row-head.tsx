import { useEffect, useRef, type ReactNode } from 'react';

/** What is open of a list. It takes the focus, for the button that opened it is gone. */
export function RowHead({ children, back }: { children: ReactNode; back: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="text-head">
      <h3 ref={heading} tabIndex={-1}>
        {children}
      </h3>
      <button type="button" className="quiet" onClick={back}>
        Back to the list
      </button>
    </div>
  );
}
