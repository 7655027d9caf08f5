import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/lib/routes/link';

export function WithdrawLink() {
  const t = useTranslations('meta.withdraw');
  return (
    <p>
      <Link to="withdraw" className={buttonClass('primary')}>
        {t('name')}
      </Link>
    </p>
  );
}
