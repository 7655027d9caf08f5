import { AccountHome } from '@/app/[locale]/(bare)/app/_sections/account-home';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('account');

/** Purchases with their receipts, withdrawal, sessions and deletion stay here when `APP_URL` sends /app to another host. */
export default function AccountPage() {
  return <AccountHome page="account" />;
}
