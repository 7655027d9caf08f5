import { useLocale, useTranslations } from 'next-intl';
import { ExamRoomIsland } from '@/components/exam/exam-room.island';
import { BareFrame } from '@/components/layout/bare-frame';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('exam');

const menu = ['app', 'appPractice', 'courses'] as const;

export default function ExamPage() {
  const t = useTranslations('exam');
  return (
    <BareFrame page="exam" title={useTranslations('meta')('exam.name')} wide menu={menu}>
      <ExamRoomIsland
        locale={useLocale()}
        root={useHref('home')}
        loading={t('loading')}
        failed={t('failed')}
        retry={t('retry')}
        links={{
          login: useHref('login'),
          report: useHref('examReport'),
          packs: `${useHref('pricing')}#packs`,
          diagnostic: useHref('diagnostic'),
          app: useHref('app'),
        }}
      >
        <p className="mt-4 max-w-prose text-lead text-muted">{t('lead')}</p>
      </ExamRoomIsland>
    </BareFrame>
  );
}
