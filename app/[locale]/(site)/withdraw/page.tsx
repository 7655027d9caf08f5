import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { WithdrawForm } from '@/components/contact/withdraw-form';
import { MailLink } from '@/components/ui/mail-link';
import { Link } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';

export const generateMetadata = () => pageMetadata('withdraw');

export default function WithdrawPage() {
  const t = useTranslations('withdraw');
  const days = facts.refundDays;
  return (
    <TextPage
      id="withdraw"
      title={t('title')}
      lead={t('lead', { days })}
      top={<WithdrawForm />}
      sections={[
        {
          key: 'account',
          title: t('account.title'),
          body: t.rich('account.body', {
            link: (text) => (
              <Link to="account" className="text-action underline underline-offset-4">
                {text}
              </Link>
            ),
          }),
        },
        { key: 'next', title: t('next.title'), body: t('next.body', { days }) },
        {
          key: 'mail',
          title: t('mail.title'),
          body: t.rich('mail.body', {
            email: brand.supportEmail,
            mail: () => <MailLink address={brand.supportEmail} />,
          }),
        },
        { key: 'privacy', title: t('privacy.title'), body: t('privacy.body') },
      ]}
    />
  );
}
