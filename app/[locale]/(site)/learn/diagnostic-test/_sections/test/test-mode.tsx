import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/components/ui/button';

interface TestModeProps {
  isOn: boolean;
  onLeave: () => void;
  /** The stage; switching keeps what is typed in it. */
  children: ReactNode;
}

/** Around a stage of the test: while it is on, the page is the question alone, below the logo and the way out (app/test-mode.css). */
export function TestMode({ isOn, onLeave, children }: TestModeProps) {
  const title = useTranslations('diagnostic.hero')('title');
  return (
    <div data-mode={isOn ? 'test' : undefined}>
      {isOn ? (
        <>
          <h1 className="sr-only">{title}</h1>
          <Leave onLeave={onLeave} />
        </>
      ) : null}
      {children}
    </div>
  );
}

function Leave({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('diagnostic.run');
  const [header] = useState(() => document.querySelector('.site-header > .page-grid'));
  const button = (
    <button
      type="button"
      data-leave=""
      onClick={onLeave}
      className={buttonClass('secondary', 'ms-auto whitespace-nowrap')}
    >
      {t('leave')}
    </button>
  );
  return header ? createPortal(button, header) : button;
}
