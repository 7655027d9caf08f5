'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '@/lib/i18n/locales';
import { readDiagnosticResult } from '@/lib/diagnostic/result';
import { newRun, readRun, runEntry } from '@/lib/diagnostic/run';
import type * as whole from './test/diagnostic-test';

interface Loaded {
  DiagnosticTest: typeof whole.DiagnosticTest;
  texts: whole.TestTexts;
  isPressed: boolean;
}

interface DiagnosticIslandProps {
  locale: Locale;
  failed: string;
  children: ReactNode;
}

/**
 * The place of the test. Questions, texts and everything that asks are loaded when it is started, or when this browser keeps a run or a
 * result of it.
 */
export function DiagnosticIsland({ locale, failed, children }: DiagnosticIslandProps) {
  const [state, setState] = useState<Loaded | 'opened' | 'idle' | 'loading' | 'failed'>('opened');
  // Looked at when the page is drawn, and no more.
  const isKept = useSyncExternalStore(toNothing, keepsTest, () => false);
  const isWaiting = state === 'opened' && isKept;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // From here on the page says itself what is shown first, and it may find that what is kept is of no use.
    document.querySelector('script[data-kept]')?.removeAttribute('data-kept');
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    let current = true;
    load(locale).then(
      (loaded) => current && setState({ ...loaded, isPressed: false }),
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [isWaiting, locale]);

  if (typeof state === 'object') {
    const { DiagnosticTest, ...given } = state;
    return (
      <div data-kept="">
        <DiagnosticTest locale={locale} {...given} onAgain={toStart} />
      </div>
    );
  }

  function toStart() {
    flushSync(() => setState('idle'));
    form.current?.querySelector('button')?.focus();
  }

  return (
    <form
      ref={form}
      method="dialog"
      data-start=""
      data-kept={isWaiting ? '' : undefined}
      aria-busy={isWaiting || state === 'loading'}
      onSubmit={(event) => {
        event.preventDefault();
        if (state === 'loading') return;
        const timed = !new FormData(event.currentTarget).has('untimed');
        // A run that could not be loaded goes on where it was.
        runEntry.write(readRun() ?? newRun(timed));
        setState('loading');
        load(locale).then(
          (loaded) => setState({ ...loaded, isPressed: true }),
          () => setState('failed'),
        );
      }}
    >
      {children}
      <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
        {state === 'failed' ? failed : ''}
      </p>
    </form>
  );
}

const toNothing = () => () => undefined;

const keepsTest = () => (readRun() ?? readDiagnosticResult()) !== null;

async function load(locale: Locale): Promise<Omit<Loaded, 'isPressed'>> {
  const [{ DiagnosticTest }, { loadTexts }] = await Promise.all([
    import('./test/diagnostic-test'),
    import('./test/load-texts'),
  ]);
  return { DiagnosticTest, texts: await loadTexts(locale) };
}
