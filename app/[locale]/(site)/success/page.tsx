import { useTranslations } from 'next-intl';
import { PurchasePage } from '@/components/purchase/purchase-page.island';
import { usePurchaseSettings } from '@/components/purchase/purchases';
import { TextPage } from '@/components/blocks/text-page';
import { buttonClass } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { Link } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { pageMetadata } from '@/lib/routes/metadata';

/** The next page, and the trackers on it, do not learn the address of this one, which holds the number of the purchase. */
export const generateMetadata = async () => ({
  ...(await pageMetadata('success')),
  referrer: 'strict-origin' as const,
});

/** Where a payment returns to: `/success/{id}`, one prerendered page for every id (see lib/routes/page-path.ts). */
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
    <PurchasePage settings={usePurchaseSettings()} failed={p('failed')}>
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
