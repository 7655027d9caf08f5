import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { MailLink } from '@/components/ui/mail-link';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('refunds');

export default function RefundsPage() {
  const t = useTranslations('company.refunds');
  return (
    <TextPage
      id="refunds"
      title={t('title')}
      lead={t('lead')}
      sections={[
        { key: 'plan', title: t('plan.title'), body: t('plan.body', { days: facts.refundDays }) },
        { key: 'packs', title: t('packs.title'), body: t('packs.body') },
        {
          key: 'how',
          title: t('how.title'),
          body: t.rich('how.body', {
            email: brand.supportEmail,
            mail: () => <MailLink address={brand.supportEmail} />,
          }),
        },
      ]}
    />
  );
}
