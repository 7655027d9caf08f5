import { useTranslations } from 'next-intl';
import { Timer } from '@/components/ui/icon/icons';

/** What became of the question before: its time ran out and what was entered counts, or it came too late for that. */
export type Late = 'late' | 'lost';

interface LateLineProps {
  late: Late | undefined;
  /** Where questions follow each other quickly, its room is always there, so that nothing jumps below it. */
  isReserved?: boolean;
}

export function LateLine({ late, isReserved = false }: LateLineProps) {
  const t = useTranslations('exam.sitting');
  return (
    <p
      role="status"
      className={`flex items-center gap-1.5 text-sm font-semibold text-warn not-empty:mb-3 ${isReserved ? 'mb-3 min-h-5' : ''}`}
    >
      {late ? (
        <>
          <Timer aria-hidden="true" className="size-4.5 shrink-0" />
          {t(late)}
        </>
      ) : null}
    </p>
  );
}
