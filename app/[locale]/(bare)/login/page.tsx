import { useTranslations } from 'next-intl';
import { GoogleSignIn } from '@/components/account/google/google-sign-in.island';
import { LoginForm } from '@/components/account/forms/login-form.island';
import { NewcomerAside } from '@/components/account/account-aside';
import { AccountFrame } from '@/components/account/account-frame';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { useGoogleSettings } from '@/components/account/google/google-texts';
import { LoginReasons } from './_sections/reasons';
import { Link, useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

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
