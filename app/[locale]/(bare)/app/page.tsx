import { useLocale, useTranslations } from 'next-intl';
import { AppHome } from '@/components/islands/account/app-home';
import { BareFrame } from '@/components/site/bare-frame';
import { buttonClass } from '@/components/ui/button';
import { localeTable } from '@/lib/i18n/locales';
import { Link, useHref } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/site/metadata';

export const generateMetadata = () => pageMetadata('app');

export default function AppPage() {
  const t = useTranslations('account');
  const name = useTranslations('meta')('app.name');
  const texts = {
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
  };
  return (
    <BareFrame page="app" title={name}>
      <AppHome
        texts={texts}
        lang={localeTable[useLocale()].lang}
        login={useHref('login')}
        root={useHref('home')}
      />
      <section aria-labelledby="course-title" className="mt-10 border-t border-line pt-8">
        <h2 id="course-title" className="text-xl font-bold">
          {t('app.courses')}
        </h2>
        <p className="mt-2 text-muted">{t('app.coursesText')}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Link to="courses" className={buttonClass('primary')}>
            {t('app.openCourse')}
          </Link>
          <Link to="pricing" className={buttonClass('secondary')}>
            {t('app.buy')}
          </Link>
        </p>
      </section>
    </BareFrame>
  );
}
