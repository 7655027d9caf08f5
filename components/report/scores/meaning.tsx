import { useTranslations } from 'next-intl';
import { Link } from '@/lib/routes/link';

export function Meaning() {
  const t = useTranslations('report.meaning');
  return (
    <details className="mt-6 border-y border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between py-2 font-semibold">
        {t('title')}
      </summary>
      <div className="grid max-w-prose gap-2 pb-4">
        {(['holds', 'difficulty', 'official'] as const).map((one) => (
          <p key={one}>{t(one)}</p>
        ))}
        <p>
          <Link
            to="mockExam"
            hash="method"
            className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
          >
            {t('method')}
          </Link>
        </p>
      </div>
    </details>
  );
}
