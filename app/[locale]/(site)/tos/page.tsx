import { LegalPage } from '@/components/articles/legal-page';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('terms');

export default function TermsPage() {
  return <LegalPage id="terms" />;
}
