import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { CorrectionView } from '@/components/correction/result/correction-view';
import type { Correction, CorrectionTask } from '@/lib/correction/correction';

interface ResultProps {
  correction: Correction;
  task: CorrectionTask;
  children: ReactNode;
}

/** A correction in the page that it was made on. The reader is led to it, as it stands below what was pressed. */
export function Result({ correction, task, children }: ResultProps) {
  const t = useTranslations('try-correction');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [correction]);
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-6">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {t(`${task.mode}.result`)}
      </h3>
      <CorrectionView correction={correction} task={task} level={4} isNarrow />
      {children}
    </div>
  );
}
