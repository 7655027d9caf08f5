import { useLocale, useTranslations } from 'next-intl';
import { AppHome } from '@/components/account/home/app-home.island';
import { DiagnosticLink } from '@/components/blocks/diagnostic-link';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { ExamRoomLine } from '@/components/offers/exam-room-line';
import { KnownSlot } from '@/components/known/known-slot.island';
import { BareFrame } from '@/components/layout/bare-frame';
import { CourseProgress } from '@/components/progress/course-progress';
import { buttonClass } from '@/components/ui/button';
import { SplitSection } from '@/components/ui/split-section';
import { aiHere } from '@/lib/env/ai-here';
import { examsHere } from '@/lib/env/exams-here';
import { localeTable } from '@/lib/i18n/locale-table';
import { Link, useHref } from '@/lib/routes/link';
import { brand } from '@/lib/site/brand';
import { useAppHomeTexts } from './texts';

const tutor = aiHere.connected ? (['tutor'] as const) : [];

const menu = examsHere
  ? (['exam', 'appCorrection', ...tutor, 'appPractice', 'courses', 'pricing'] as const)
  : (['courses', 'practice', 'mockExam', 'pricing'] as const);

/** At the address of the app, which it stands in for without `APP_URL`, and at one of its own. */
export function AccountHome({ page }: { page: 'app' | 'account' }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const exam = useHref('exam');
  const correction = useHref('appCorrection');
  return (
    <BareFrame page={page} title={useTranslations('meta')(`${page}.name`)} wide menu={menu}>
      <AppHome
        texts={useAppHomeTexts()}
        forms={useFormTexts()}
        icons={revealIcons}
        locale={locale}
        lang={localeTable[locale].lang}
        login={useHref('login')}
        root={useHref('home')}
        prices={useHref('pricing')}
        exam={examsHere ? exam : null}
        correction={examsHere ? correction : null}
        report={useHref('examReport')}
        examRoom={<ExamRoomLine className="mt-4 max-w-prose text-muted" />}
        seller={{ company: brand.company, email: brand.supportEmail }}
      >
        {examsHere ? <ExamPart /> : null}
        <SplitSection id="course" title={t('app.courses')}>
          <CourseProgress />
          <p className="mt-3 text-muted">
            <KnownSlot part="today" locale={locale} className="min-h-18 sm:min-h-11" />
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to="courses" className={buttonClass('secondary')}>
              {t('app.openCourse')}
            </Link>
            <DiagnosticLink look="secondary" />
          </p>
        </SplitSection>
      </AppHome>
    </BareFrame>
  );
}

function ExamPart() {
  const t = useTranslations('account.app.exam');
  return (
    <SplitSection id="exam" title={t('title')}>
      <KnownSlot part="exams" locale={useLocale()} className="font-semibold">
        {t('lead')}
      </KnownSlot>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={useHref('exam')} className={buttonClass('primary')}>
          {t('go')}
        </a>
        <Link to="appPractice" className={buttonClass('secondary')}>
          {t('practice')}
        </Link>
      </p>
    </SplitSection>
  );
}
