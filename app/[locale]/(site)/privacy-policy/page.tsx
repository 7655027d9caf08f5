import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { MailLink } from '@/components/ui/mail-link';
import { brand } from '@/lib/site/brand';
import { pageMetadata } from '@/lib/routes/metadata';
import { outsideServices } from '@/lib/env/outside-services';

export const generateMetadata = () => pageMetadata('privacy');

export default function PrivacyPage() {
  const t = useTranslations('company.privacy');
  return (
    <TextPage
      id="privacy"
      title={t('title')}
      lead={t('lead', { brand: brand.name, company: brand.company })}
      sections={[
        { key: 'data', title: t('data.title'), body: t('data.body') },
        ...(['google', 'stripe'] as const)
          .filter((service) => outsideServices[service])
          .map((key) => ({ key, title: t(`${key}.title`), body: t(`${key}.body`) })),
        { key: 'why', title: t('why.title'), body: t('why.body') },
        {
          key: 'rights',
          title: t('rights.title'),
          body: t.rich('rights.body', {
            email: brand.supportEmail,
            mail: () => <MailLink address={brand.supportEmail} />,
          }),
        },
      ]}
    />
  );
}
