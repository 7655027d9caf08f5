import { useTranslations } from 'next-intl';
import { NewPasswordForm } from '@/components/account/forms/new-password-form.island';
import { HelpAside } from '@/components/account/account-aside';
import { AccountFrame, AccountLinks } from '@/components/account/account-frame';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { buttonClass } from '@/components/ui/button';
import { Link, useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('resetPasswordStep2');

export default function NewPasswordPage() {
  const t = useTranslations('account');
  const done = (
    <>
      <p className="mt-8 rounded-control bg-good-soft px-4 py-3 font-medium text-good">
        {t('resetPasswordStep2.done')}
      </p>
      <Link to="login" className={buttonClass('primary', 'mt-6 w-full')}>
        {t('resetPasswordStep2.login')}
      </Link>
    </>
  );
  return (
    <AccountFrame
      page="resetPasswordStep2"
      title={t('resetPasswordStep2.title')}
      lead={t('resetPasswordStep2.lead')}
      step={t('register.step', { step: 3, total: 3 })}
      aside={<HelpAside />}
    >
      <NewPasswordForm
        texts={useFormTexts()}
        icons={revealIcons}
        submit={t('resetPasswordStep2.submit')}
        busy={t('resetPasswordStep2.busy')}
        first={useHref('forget')}
        home={useHref('app')}
        again={<AccountLinks to="forget" label={t('forget.title')} />}
        done={done}
      />
    </AccountFrame>
  );
}
