import { useLocale, useTranslations } from 'next-intl';
import { CorrectionRoomIsland } from '@/components/correction/correction-room.island';
import { BareFrame } from '@/components/layout/bare-frame';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';

export const generateMetadata = () => pageMetadata('appCorrection');

const menu = ['app', 'exam', 'appPractice', 'courses'] as const;

export default function CorrectionRoomPage() {
  const t = useTranslations('correction-room');
  return (
    <BareFrame page="appCorrection" title={useTranslations('meta')('appCorrection.name')} wide menu={menu}>
      <CorrectionRoomIsland
        locale={useLocale()}
        root={useHref('home')}
        loading={t('loading')}
        failed={t('failed')}
        retry={t('retry')}
        links={{
          login: useHref('login'),
          prices: useHref('pricing'),
          writing: useHref('writing'),
          speaking: useHref('speaking'),
          report: useHref('examReport'),
          lessons: useHref('courses'),
        }}
      >
        <p className="mt-3 max-w-prose text-lead text-muted">{t('lead')}</p>
      </CorrectionRoomIsland>
    </BareFrame>
  );
}
