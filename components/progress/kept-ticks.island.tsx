'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { changeProgress, followProgress, progressEntry } from '@/lib/progress/kept';
import { withTicks } from '@/lib/progress/progress';

/** Keeps which boxes of a lesson inside it are ticked, also those that were ticked before its script came. */
export function KeptTicks({ lesson, children }: { lesson: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const all = [...(root.current?.querySelectorAll<HTMLInputElement>('[type=checkbox]') ?? [])];
    const kept = () => progressEntry.read()?.[lesson]?.checked ?? [];
    const show = () => all.forEach((box, index) => (box.checked = kept().includes(index)));
    const keep = () => {
      const checked = all.flatMap((box, index) => (box.checked ? [index] : []));
      changeProgress((known, now) => withTicks(known, lesson, checked, all.length, now));
    };
    const early = all.filter(({ checked }) => checked);
    show();
    if (early.some((box) => !box.checked)) {
      for (const box of early) box.checked = true;
      keep();
    }
    const list = root.current;
    list?.addEventListener('change', keep);
    const stop = followProgress(show);
    return () => {
      list?.removeEventListener('change', keep);
      stop();
    };
  }, [lesson]);

  return <div ref={root}>{children}</div>;
}
