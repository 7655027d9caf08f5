import { useTranslations } from 'next-intl';
import { Gauge } from '@/components/ui/icon/icons';
import { Link } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';

export function LevelLink({ className }: { className: string }) {
  const t = useTranslations('chrome.header.level');
  return (
    <Link to="diagnostic" className={className}>
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-lg bg-action text-on-action">
        <Gauge aria-hidden="true" className="size-5" />
      </span>
      <span>
        <span className="block font-semibold">{t('title')}</span>{' '}
        <span className="block text-sm text-muted">
          {t('line', { minutes: facts.diagnosticMinutes.min })}
        </span>
      </span>
    </Link>
  );
}
