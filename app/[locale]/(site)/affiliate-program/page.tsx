import { InviteLink } from '@/components/account/affiliate/invite-link';
import { LegalPage } from '@/components/articles/legal-page';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('affiliate');

export default function AffiliatePage() {
  return <LegalPage id="affiliate" parts={{ InviteLink }} />;
}
