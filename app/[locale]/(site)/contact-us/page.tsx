import { useTranslations } from 'next-intl';
import { ContactSection } from './_sections/form';
import { TextPage } from '@/components/blocks/text-page';
import { MailLink } from '@/components/ui/mail-link';
import { brand } from '@/lib/site/brand';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('contact');

export default function ContactPage() {
  const t = useTranslations('company.contact');
  return (
    <TextPage
      id="contact"
      title={t('title')}
      lead={t('lead')}
      top={<ContactSection />}
      sections={[
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
