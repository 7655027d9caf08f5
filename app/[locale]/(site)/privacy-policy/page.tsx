import { LegalPage } from '@/components/articles/legal-page';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage id="privacy" />;
}
