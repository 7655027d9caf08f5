import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { brand } from '@/lib/site/brand';
import { facts } from '@/lib/site/facts';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('terms');

export default function TermsPage() {
  const t = useTranslations('company.terms');
  return (
    <TextPage
      id="terms"
      title={t('title')}
      lead={t('lead', { brand: brand.name, company: brand.company })}
      sections={[
        { key: 'account', title: t('account.title'), body: t('account.body') },
        {
          key: 'purchases',
          title: t('purchases.title'),
          body: t('purchases.body', { days: facts.mockExam.validDays }),
        },
        { key: 'content', title: t('content.title'), body: t('content.body') },
        { key: 'scores', title: t('scores.title'), body: t('scores.body') },
      ]}
    />
  );
}
