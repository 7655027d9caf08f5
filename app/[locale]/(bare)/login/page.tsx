import { useTranslations } from 'next-intl';
import { GoogleSignIn } from '@/components/islands/account/google-sign-in';
import { LoginForm } from '@/components/islands/account/login-form';
import { NewcomerAside } from '@/components/sections/account-aside';
import { AccountFrame } from '@/components/sections/account-frame';
import { revealIcons, useFormTexts } from '@/components/sections/account-texts';
import { useGoogleSettings } from '@/components/sections/google-texts';
import { LoginReasons } from '@/components/sections/login-reasons';
import { Link, useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('login');

export default function LoginPage() {
  const t = useTranslations('account');
  const home = useHref('app');
  const google = useGoogleSettings();
  return (
    <AccountFrame
      page="login"
      title={t('login.title')}
      buying={{ title: t('buying.login'), step: t('buying.loginStep', { step: 1, total: 2 }) }}
      aside={<NewcomerAside />}
    >
      <LoginReasons />
      <LoginForm
        texts={useFormTexts()}
        icons={revealIcons}
        submit={t('login.submit')}
        busy={t('login.busy')}
        home={home}
      >
        <Link
          to="forget"
          className="-my-2 inline-flex min-h-11 items-center justify-self-start font-medium text-action"
        >
          {t('login.forgot')}
        </Link>
      </LoginForm>
      {google ? <GoogleSignIn {...google} home={home} /> : null}
    </AccountFrame>
  );
}
