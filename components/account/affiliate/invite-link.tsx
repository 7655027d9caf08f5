import { useLocale, useTranslations } from 'next-intl';
import { localeTable } from '@/lib/i18n/locale-table';
import { Link, useHref } from '@/lib/routes/link';
import { loginHref } from '@/lib/session/login-href';
import { InviteIsland } from './invite-link.island';

export function InviteLink() {
  const t = useTranslations('invite');
  const next = useHref('affiliate');
  const { lang } = localeTable[useLocale()];
  const texts = {
    lead: t('lead'),
    label: t('label'),
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    visits: t('visits'),
    signUps: t('signUps'),
    paid: t('paid'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
  };
  return (
    <section aria-labelledby="invite-title" className="max-w-2xl">
      <h2 id="invite-title" className="text-xl font-bold">
        {t('title')}
      </h2>
      <div className="mt-3">
        <InviteIsland texts={texts} lang={lang}>
          <p>
            {t.rich('visitor', {
              link: (text) => (
                <Link to={loginHref('/login', next)} className="text-action underline underline-offset-4">
                  {text}
                </Link>
              ),
            })}
          </p>
        </InviteIsland>
      </div>
    </section>
  );
}
