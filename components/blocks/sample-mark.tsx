import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { claims } from '@/lib/site/facts';

/** Says beside a block of claims that its figures are samples; nothing once they are true (lib/site/facts.ts). */
export function SampleMark({ className }: { className?: string }) {
  const t = useTranslations('claims');
  if (!claims.sample) return null;
  return (
    <small
      className={classNames(
        'block w-fit rounded-full border border-line-strong px-2.5 py-0.5 text-xs font-normal text-muted',
        className,
      )}
    >
      {t('sample')}
    </small>
  );
}
