import { useLocale, useTranslations } from 'next-intl';
import { Overview } from '@/components/daily/overview/overview';
import { PracticeRoomIsland } from '@/components/daily/practice-room.island';
import { BareFrame } from '@/components/layout/bare-frame';
import { useHref } from '@/lib/routes/link';
import { pageMetadata } from '@/lib/routes/metadata';
import { loginHref } from '@/lib/session/login-href';
import { bankIndex } from './_sections/bank-index';

export const generateMetadata = () => pageMetadata('appPractice');

const menu = ['app', 'exam', 'courses', 'pricing'] as const;

/** Daily practice, for everybody: whoever has no account keeps it in the browser. */
export default function AppPracticePage() {
  const t = useTranslations('daily');
  const links = { prices: useHref('pricing'), login: loginHref(useHref('login'), useHref('appPractice')) };
  return (
    <BareFrame page="appPractice" title={useTranslations('meta')('appPractice.name')} wide menu={menu}>
      <PracticeRoomIsland
        locale={useLocale()}
        index={bankIndex}
        links={links}
        failed={t('failed')}
        retry={t('retry')}
      >
        <Overview counts={bankIndex.counts} links={links} />
      </PracticeRoomIsland>
    </BareFrame>
  );
}
