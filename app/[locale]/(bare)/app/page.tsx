import { pageMetadata } from '@/lib/routes/metadata';
import { AccountHome } from './_sections/account-home';

export const generateMetadata = () => pageMetadata('app');

/** Without `APP_URL`, the account stands in for the app. */
export default function AppPage() {
  return <AccountHome page="app" />;
}
