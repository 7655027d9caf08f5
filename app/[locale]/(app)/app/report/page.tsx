import { useLocale, useTranslations } from 'next-intl';
import { BareFrame } from '@/components/layout/bare-frame';
import { ReportPage } from '@/components/report/report-page.island';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('examReport');

const menu = ['app', 'exam', 'appPractice', 'courses'] as const;

/** What came out of an exam: `/app/report/{id}`, one prerendered page for every id (see lib/routes/page-path.ts). */
export default function ExamReportPage() {
  const t = useTranslations('report');
  return (
    <BareFrame page="examReport" title={useTranslations('meta')('examReport.name')} wide menu={menu}>
      <ReportPage
        locale={useLocale()}
        root={useHref('home')}
        loading={t('loading')}
        failed={t('failed')}
        retry={t('retry')}
        links={{ login: useHref('login'), report: useHref('examReport'), exam: useHref('exam') }}
      />
    </BareFrame>
  );
}
