import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { MailLink } from '@/components/ui/mail-link';
import { brand } from '@/lib/site/brand';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('affiliate');

export default function AffiliatePage() {
  const t = useTranslations('company.affiliate');
  return (
    <TextPage
      id="affiliate"
      title={t('title')}
      lead={t('lead', { brand: brand.name })}
      sections={[
        { key: 'how', title: t('how.title'), body: t('how.body') },
        {
          key: 'apply',
          title: t('apply.title'),
          body: t.rich('apply.body', {
            email: brand.supportEmail,
            mail: () => <MailLink address={brand.supportEmail} />,
          }),
        },
        { key: 'honest', title: t('honest.title'), body: t('honest.body') },
      ]}
    />
  );
}
