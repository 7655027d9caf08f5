import { useTranslations } from 'next-intl';
import { TextPage } from '@/components/blocks/text-page';
import { pageMetadata } from '@/lib/routes/metadata';
import { useStoredParagraphs } from './_sections/paragraphs';

export const generateMetadata = () => pageMetadata('cookies');

export default function CookiesPage() {
  const t = useTranslations('company.cookies');
  return <TextPage id="cookies" title={t('title')} lead={t('lead')} sections={useStoredParagraphs()} />;
}
