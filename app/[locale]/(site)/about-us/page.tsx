import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { brand } from '@/lib/site/brand';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('about');

export default function AboutPage() {
  const t = useTranslations('company.about');
  return (
    <TextPage
      id="about"
      title={t('title', { brand: brand.name })}
      lead={t('lead')}
      sections={[
        { key: 'what', title: t('what.title'), body: t('what.body') },
        { key: 'not', title: t('not.title'), body: t('not.body') },
        {
          key: 'independence',
          title: t('independence.title'),
          body: t('independence.body', { brand: brand.name }),
        },
      ]}
    />
  );
}
