import { useTranslations } from 'next-intl';
import { againReason, purchaseReason } from '@/lib/account/reasons';

/**
 * Says why one is here; the address may ask for another reason, which takes the same place, so that nothing moves when the browser
 * comes to know of it. What the address names stands at the top, so that nothing scrolls.
 */
export function LoginReasons() {
  const t = useTranslations('account.login');
  return (
    <div className="mt-2 grid text-muted">
      <span id={purchaseReason} className="peer absolute top-0" />
      <span id={againReason} className="peer/again absolute top-0" />
      <p className="col-start-1 row-start-1 peer-target:invisible peer-target/again:invisible">{t('app')}</p>
      <p className="invisible col-start-1 row-start-1 peer-target:visible">{t('success')}</p>
      <p className="invisible col-start-1 row-start-1 peer-target/again:visible">{t('again')}</p>
    </div>
  );
}
