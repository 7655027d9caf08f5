import { usePathname } from 'next/navigation';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { choose, onChoice, readChoice } from '@/lib/visit/consent';

/** Ms before it shows, as long as the notice in whose place it stands (spec section 9). */
const delay = 5000;

export interface ConsentQuestionProps {
  label: string;
  accept: string;
  decline: string;
  children: ReactNode;
}

/**
 * Asks whether trackers and chat may load, with two answers that weigh the same; gone as soon as there is one, in whatever tab. It
 * stands among the notices of the page; where there are none it waits for the next page.
 */
export function ConsentQuestion({ label, accept, decline, children }: ConsentQuestionProps) {
  const choice = useSyncExternalStore(onChoice, () => readChoice());
  const place = useNotices();
  if (choice !== null || !place) return null;
  const answer = 'secondary';
  return createPortal(
    <section aria-label={label} className="notice grid gap-3 p-4">
      <p>{children}</p>
      <div className="grid grid-cols-2 gap-3">
        <button type="button" onClick={() => choose('accepted')} className={buttonClass(answer)}>
          {accept}
        </button>
        <button type="button" onClick={() => choose('declined')} className={buttonClass(answer)}>
          {decline}
        </button>
      </div>
    </section>,
    place,
  );
}

function useNotices(): Element | null {
  const [isDue, setDue] = useState(false);
  // Every page is drawn into the document anew, so it is looked up again.
  usePathname();

  useEffect(() => {
    const timer = window.setTimeout(() => setDue(true), delay);
    return () => window.clearTimeout(timer);
  }, []);

  return useSyncExternalStore(noChange, () => (isDue ? document.getElementById('notices') : null));
}

const noChange = () => () => {};
