import { useTranslations } from 'next-intl';
import { Timer } from '@/components/ui/icon/icons';

/** Why another question stands there than the one that was being answered. */
export function LateLine({ isLate }: { isLate: boolean }) {
  const t = useTranslations('exam.sitting');
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-warn not-empty:mb-3">
      {isLate ? (
        <>
          <Timer aria-hidden="true" className="size-4.5 shrink-0" />
          {t('late')}
        </>
      ) : null}
    </p>
  );
}
