import { LegalPage } from '@/components/articles/legal-page';
import { pageMetadata } from '@/lib/routes/metadata';
import { ConsentChoice } from '@/components/layout/consent/consent-choice';
import { StoredEntries } from './_sections/stored-list';

export const generateMetadata = () => pageMetadata('cookies');

export default function CookiesPage() {
  return <LegalPage id="cookies" parts={{ StoredEntries, ConsentChoice }} />;
}
