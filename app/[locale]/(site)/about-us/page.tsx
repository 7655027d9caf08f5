import { LegalPage } from '@/components/articles/legal-page';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('about');

export default function AboutPage() {
  return <LegalPage id="about" />;
}
