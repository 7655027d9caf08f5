import { useLocale, useTranslations } from 'next-intl';
import { AppHome } from '@/components/account/home/app-home.island';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { ExamRoomLine } from '@/components/offers/exam-room-line';
import { BareFrame } from '@/components/layout/bare-frame';
import { CourseProgress } from '@/components/progress/course-progress';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import { localeTable } from '@/lib/i18n/locale-table';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { useAppHomeTexts } from './texts';

/** The account, at the address of the app, which it stands in for without `APP_URL`, and at one of its own. */
export function AccountHome({ page }: { page: 'app' | 'account' }) {
  const t = useTranslations('account');
  const locale = useLocale();
  return (
    <BareFrame page={page} title={useTranslations('meta')(`${page}.name`)} wide>
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
          <CourseProgress />
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to="courses" className={buttonClass('secondary')}>
              {t('app.openCourse')}
            </Link>
            <DiagnosticLink look="secondary" />
            <Link to="pricing" className={buttonClass('secondary')}>
              {t('app.buy')}
            </Link>
          </p>
        </SplitSection>
      </AppHome>
    </BareFrame>
  );
}
