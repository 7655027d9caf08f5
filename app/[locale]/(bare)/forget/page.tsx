import { useLocale, useTranslations } from 'next-intl';
import { EmailForm } from '@/components/islands/account/email-form';
import { HelpAside } from '@/components/sections/account-aside';
import { AccountFrame, AccountLinks } from '@/components/sections/account-frame';
import { revealIcons, useFormTexts } from '@/components/sections/account-texts';
import { env } from '@/lib/env';
import { useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('forget');

export default function ForgetPage() {
  const t = useTranslations('account');
  return (
    <AccountFrame
      page="forget"
      title={t('forget.title')}
      lead={t('forget.lead')}
      step={t('register.step', { step: 1, total: 3 })}
      aside={<HelpAside />}
    >
      {env.NEXT_PUBLIC_GOOGLE_CLIENT_ID === undefined ? null : (
        <p className="mt-2 text-muted">{t('forget.google')}</p>
      )}
      <EmailForm
        flow="reset"
        locale={useLocale()}
        texts={useFormTexts()}
        icons={revealIcons}
        submit={t('forget.submit')}
        busy={t('forget.busy')}
        next={useHref('resetPassword')}
      />
      <AccountLinks to="login" label={t('forget.back')} />
    </AccountFrame>
  );
}
