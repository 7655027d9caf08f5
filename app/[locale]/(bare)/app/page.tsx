import { useLocale, useTranslations } from 'next-intl';
import { AppHome } from '@/components/islands/account/app-home';
import { revealIcons, useFormTexts } from '@/components/sections/account-texts';
import { ExamRoomLine } from '@/components/sections/exam-room-line';
import { BareFrame } from '@/components/site/bare-frame';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import { localeTable } from '@/lib/i18n/locales';
import { Link, useHref } from '@/lib/i18n/navigation';
import { brand } from '@/lib/site/brand';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('app');

/** Without `APP_URL`, the account stands in for the app. */
export default function AppPage() {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <BareFrame page="app" title={useTranslations('meta')('app.name')} wide>
      <AppHome
        texts={useAppHomeTexts()}
        forms={useFormTexts()}
        icons={revealIcons}
        locale={locale}
        lang={localeTable[locale].lang}
        login={useHref('login')}
        root={useHref('home')}
        prices={useHref('pricing')}
        examRoom={<ExamRoomLine className="mt-4 max-w-prose text-muted" />}
        seller={{ company: brand.company, email: brand.supportEmail }}
      >
        <SplitSection id="course" title={t('app.courses')}>
          <p>{t('app.coursesText')}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to="courses" className={buttonClass('primary')}>
              {t('app.openCourse')}
            </Link>
            <Link to="pricing" className={buttonClass('secondary')}>
              {t('app.buy')}
            </Link>
          </p>
        </SplitSection>
      </AppHome>
      <noscript>
        <p className="mt-6 rounded-control bg-warn-soft px-4 py-3 text-warn">{t('noScript')}</p>
      </noscript>
    </BareFrame>
  );
}

/** What is said before anything of the account is loaded, or stands in the other catalogs. */
function useAppHomeTexts() {
  const t = useTranslations('account');
  const plans = useTranslations('plans');
  return {
    title: t('app.title', { name: '{name}' }),
    titleNoName: t('app.titleNoName'),
    loading: t('app.loading'),
    signOut: t('app.signOut'),
    plan: t('app.plan'),
    noPlan: t('app.noPlan'),
    planUntil: t('app.planUntil', { date: '{date}' }),
    exams: t('app.exams'),
    corrections: t('app.corrections'),
    owned: t('app.owned'),
    failed: t('app.failed'),
    retry: t('app.retry'),
    pro: plans('pro'),
    proMeaning: plans('proMeaning'),
  };
}
