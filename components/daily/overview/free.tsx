import { useTranslations } from 'next-intl';
import { freePractice } from '@/lib/site/free-practice';
import type { PracticeLinks } from '../links';
import type { Live } from './live';
import { TextLink } from './text-link';

interface FreeProps {
  links: PracticeLinks;
  live: Live | undefined;
}

export function Free({ links, live }: FreeProps) {
  const t = useTranslations('daily');
  const count = freePractice.questionsADay;
  return (
    <div className="grid max-w-prose gap-3">
      <p>{t('free.always')}</p>
      {live?.plan === 'running' ? (
        <p>{t('free.active')}</p>
      ) : (
        <>
          <p>{t('free.byType', { count })}</p>
          <p>
            {t.rich('free.plan', {
              link: (chunks) => <TextLink href={links.prices}>{chunks}</TextLink>,
            })}
          </p>
        </>
      )}
      {live?.plan === 'none' ? (
        <p className="text-muted">{t('free.used', { used: live.standing.used, count })}</p>
      ) : null}
      {live ? <Kept keeper={live.keeper} login={links.login} /> : null}
    </div>
  );
}

function Kept({ keeper, login }: { keeper: Live['keeper']; login: string }) {
  const t = useTranslations('daily.kept');
  if (keeper === 'unknown') return null;
  return (
    <p className="text-muted">
      {keeper === 'account'
        ? t('account')
        : t.rich('browser', { link: (chunks) => <TextLink href={login}>{chunks}</TextLink> })}
    </p>
  );
}
