import { useTranslations } from 'next-intl';
import { PurchasePage } from '@/components/islands/payment/purchase-page';
import { useShop } from '@/components/sections/purchases';
import { TextPage } from '@/components/sections/text-page';
import { buttonClass } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { Link } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('success');

/** Where a payment returns to: `/success/{id}`, one prerendered page for every id (see lib/routing/page-path.ts). */
export default function SuccessPage() {
  const t = useTranslations('account');
  const body = (
    <>
      <p>
        {t.rich('success.text', {
          email: brand.supportEmail,
          mail: () => <MailLink address={brand.supportEmail} />,
        })}
      </p>
      <p className="mt-6">
        <Link to="contact" className={buttonClass('secondary')}>
          {t('links.contact')}
        </Link>
      </p>
    </>
  );
  const p = useTranslations('payment.page');
  const state = (
    <PurchasePage shop={useShop()} failed={p('failed')}>
      <p role="status" className="text-muted">
        {p('checking')}
      </p>
    </PurchasePage>
  );
  return (
    <TextPage
      id="success"
      title={t('success.title')}
      top={state}
      sections={[{ key: 'state', title: t('success.heading'), body }]}
    />
  );
}
