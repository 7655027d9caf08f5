import { LegalPage } from '@/components/articles/legal-page';
import { pageMetadata } from '@/lib/routes/metadata';
import { WithdrawLink } from './_sections/withdraw-link';

export const generateMetadata = () => pageMetadata('refunds');

export default function RefundsPage() {
  return <LegalPage id="refunds" parts={{ WithdrawLink }} />;
}
