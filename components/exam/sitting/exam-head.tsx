import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlaceRuler } from '@/components/ruler/place-ruler';
import type { ExamStep } from '@/lib/api/contract/exam/steps';
import { questionTypes } from '@/lib/questions/types';

interface ExamHeadProps {
  step: Pick<ExamStep, 'type' | 'task' | 'part'>;
  children?: ReactNode;
}

export function ExamHead({ step: { type, task, part }, children }: ExamHeadProps) {
  const t = useTranslations('exam.sitting');
  return (
    <div className="exam-head mb-5 py-2">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="min-w-0 text-sm leading-snug">
          <span lang="en" className="block font-semibold">
            {questionTypes[type].name}
          </span>
          <span className="text-muted">{part ? t('part', part) : t('task', task)}</span>
        </p>
        {children}
      </div>
      <PlaceRuler done={task.number - 1} count={task.of} className="place-ruler mt-1" />
    </div>
  );
}
