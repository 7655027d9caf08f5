import { useLocale, useTranslations } from 'next-intl';
import { OauthReturn } from '@/components/account/google/oauth-return.island';
import { useGoogleErrors, useGooglePasswordTexts } from '@/components/account/google/google-texts';
import { BareFrame } from '@/components/layout/bare-frame';
import { buttonClass } from '@/components/ui/button';
import { Link, useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('oauth');

export default function OauthPage() {
  const t = useTranslations('account');
  return (
    <BareFrame page="oauth" title={t('oauth.title')}>
      <OauthReturn
        locale={useLocale()}
        texts={{
          busy: t('oauth.busy'),
          none: t('oauth.text'),
          google: useGoogleErrors(),
          errors: {
            cancelled: t('oauth.errors.cancelled'),
            state: t('oauth.errors.state'),
            unsupported: t('oauth.errors.unsupported'),
            refused: t('oauth.errors.refused'),
          },
          password: useGooglePasswordTexts(),
        }}
        home={useHref('app')}
        forget={useHref('forget')}
      />
      <Link to="login" className={buttonClass('primary', 'mt-8')}>
        {t('links.login')}
      </Link>
    </BareFrame>
  );
}
