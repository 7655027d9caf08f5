import type { ReactNode } from 'react';
import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { SplitSection } from '@/components/ui/split-section';
import { hasRunningPro, planDay, runningPacks } from '@/lib/account/owned';
import { fill } from '@/lib/i18n/fill';
import { useDates, useHome } from './home';
import { useOwnsPro, usePurchases } from './own-calls';
import { PlanRuler } from './plan-ruler';

/** What the account owns, a row each: what is left, until when, and the way to more where nothing is left. */
export function Owned({ isVip }: { isVip: boolean }) {
  const { t, settings, user } = useHome();
  const { texts, lang, prices, exam, examRoom } = settings;
  const { day } = useDates();
  const purchases = usePurchases();
  const pro = usePro(isVip);
  const bought = purchases.state === 'known' ? purchases.data : [];
  const packs = runningPacks(bought);
  const today = isVip ? planDay(bought) : undefined;
  const number = new Intl.NumberFormat(lang);
  const examAction =
    user.examNum === 0
      ? { href: `${prices}#packs`, label: t('app.own.buyExams') }
      : exam === null
        ? null
        : { href: exam, label: t('app.own.takeExam') };
  return (
    <SplitSection id="owned" title={t('app.own.title')}>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        <Row
          name={texts.plan}
          action={isVip ? null : { href: `${prices}#plans-title`, label: t('app.own.buyPlan') }}
        >
          <span className={isVip ? 'font-semibold' : 'text-muted'}>
            {isVip && user.vipEndTime ? fill(texts.planUntil, { date: day(user.vipEndTime) }) : texts.noPlan}
          </span>
          {pro === true ? (
            <span className="ms-3 rounded-full bg-action px-3 py-0.5 text-sm font-semibold text-on-action">
              <Tooltip text={texts.proMeaning} align="end">
                {texts.pro}
              </Tooltip>
            </span>
          ) : null}
          {today ? (
            <>
              <PlanRuler {...today} />
              <span className="text-sm text-muted">{t('app.own.day', { ...today })}</span>
            </>
          ) : null}
        </Row>
        <Row name={texts.exams} action={examAction}>
          <Count value={user.examNum} format={number} note={texts.owned} />
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
            <Count value={user.correctNum} format={number} note={texts.owned} />
          ) : (
            <span className="text-muted">{t(pro === 'failed' ? 'app.own.unknown' : 'app.loading')}</span>
          )}
        </Row>
      </dl>
      {examRoom}
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

interface RowProps {
  name: string;
  action?: { href: string; label: string } | null;
  children: ReactNode;
}

function Row({ name, action, children }: RowProps) {
  return (
    <div
      className={classNames(
        'grid items-center gap-x-6 gap-y-3 p-5',
        action ? 'sm:grid-cols-[9rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[9rem_minmax(0,1fr)]',
      )}
    >
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0">{children}</dd>
      {action ? (
        <dd className="grid">
          <a href={action.href} className={buttonClass('secondary')}>
            {action.label}
          </a>
        </dd>
      ) : null}
    </div>
  );
}

function Count({ value, format, note }: { value: number; format: Intl.NumberFormat; note: string }) {
  return (
    <span className={classNames(value === 0 && 'text-muted')}>
      <span className="text-xl font-bold">{format.format(value)}</span>
      <span className="ms-2 text-sm text-muted">{note}</span>
    </span>
  );
}
