'use client';

import type { ReactNode } from 'react';
import { Tooltip } from '@/components/islands/tooltip';
import { SplitSection } from '@/components/ui/split-section';
import { hasRunningPro, runningPacks } from '@/lib/session/owned';
import { useDates, useHome } from './home';
import { useOwnsPro, usePurchases } from './own-calls';

export interface OwnedTexts {
  plan: string;
  noPlan: string;
  /** With `{date}`. */
  planUntil: string;
  exams: string;
  corrections: string;
  owned: string;
  /** A plan with unlimited corrections, and what that means. */
  pro: string;
  proMeaning: string;
}

/** What the account owns and until when. */
export function Owned({ isVip }: { isVip: boolean }) {
  const { t, settings, user } = useHome();
  const { texts, lang } = settings;
  const { day } = useDates();
  const purchases = usePurchases();
  const pro = usePro(isVip);
  const packs = purchases.state === 'known' ? runningPacks(purchases.data) : [];
  const number = new Intl.NumberFormat(lang);
  return (
    <SplitSection id="owned" title={t('app.own.title')}>
      <dl className="-my-4 divide-y divide-line">
        <Row name={texts.plan}>
          <span className="font-semibold">
            {isVip && user.vipEndTime
              ? texts.planUntil.replace('{date}', day(user.vipEndTime))
              : texts.noPlan}
          </span>
          {pro === true ? (
            <span className="ms-3 rounded-full bg-action px-3 py-0.5 text-sm font-semibold text-on-action">
              <Tooltip text={texts.proMeaning} align="end">
                {texts.pro}
              </Tooltip>
            </span>
          ) : null}
        </Row>
        <Row name={texts.exams}>
          <Count value={number.format(user.examNum)} note={texts.owned} />
          {packs.map(({ exams, usableUntil }) => (
            <span key={usableUntil} className="block text-sm text-muted">
              {t('app.own.packUntil', { count: exams, date: day(usableUntil) })}
            </span>
          ))}
        </Row>
        <Row name={texts.corrections}>
          {pro === true ? (
            <span className="text-xl font-bold">{t('app.own.unlimited')}</span>
          ) : pro === false ? (
            <Count value={number.format(user.correctNum)} note={texts.owned} />
          ) : (
            <span className="text-muted">{t(pro === 'failed' ? 'app.own.unknown' : 'app.loading')}</span>
          )}
        </Row>
      </dl>
    </SplitSection>
  );
}

/** Whether a Pro plan runs: said of the user, or where the API does not say it there, by the purchases or the list of plans. */
function usePro(isVip: boolean): boolean | 'loading' | 'failed' {
  const { unlimited } = useHome().user;
  const purchases = usePurchases();
  const { owns, failed } = useOwnsPro(isVip && !unlimited && purchases.state === 'unknownCall');
  if (!isVip || unlimited) return unlimited;
  if (purchases.state === 'known') return hasRunningPro(purchases.data);
  if (purchases.state !== 'unknownCall') return purchases.state;
  return owns ?? (failed ? 'failed' : 'loading');
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
      <dt>{name}</dt>
      <dd className="ms-auto text-end">{children}</dd>
    </div>
  );
}

function Count({ value, note }: { value: string; note: string }) {
  return (
    <>
      <span className="text-xl font-bold">{value}</span>
      <span className="ms-2 text-sm text-muted">{note}</span>
    </>
  );
}
