import { useTranslations } from 'next-intl';
import { GoogleSignIn } from '@/components/account/google/google-sign-in.island';
import { LoginForm } from '@/components/account/forms/login-form.island';
import { NewcomerAside } from '@/components/account/account-aside';
import { AccountFrame } from '@/components/account/account-frame';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { PasskeySignIn } from '@/components/account/passkeys/passkey-sign-in.island';
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
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
          <Link to="forget" className="inline-flex min-h-11 items-center font-medium text-action">
            {t('login.forgot')}
          </Link>
          <PasskeySignIn label={t('login.passkey')} home={home} />
        </div>
      </LoginForm>
      {google ? (
        <div className="peer-data-step:hidden">
          <GoogleSignIn {...google} home={home} />
        </div>
      ) : null}
    </AccountFrame>
  );
}
