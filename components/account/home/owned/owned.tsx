import { Tooltip } from '@/components/ui/tooltip/tooltip';
import { SplitSection } from '@/components/ui/split-section';
import { hasRunningPro, planDay } from '@/lib/account/owned';
import { fill } from '@/lib/i18n/fill';
import { useDates, useHome } from '../home';
import { useOwnsPro, usePurchases } from '../own-calls';
import { ExamsRow, LastExamRow } from './own-exams';
import { Count, OwnedRow } from './owned-row';
import { PlanRuler } from './plan-ruler';

export function Owned({ isVip }: { isVip: boolean }) {
  const { t, settings, user } = useHome();
  const { texts, prices, examRoom, correction } = settings;
  const { day } = useDates();
  const purchases = usePurchases();
  const pro = usePro(isVip);
  const bought = purchases.state === 'known' ? purchases.data : [];
  const today = isVip ? planDay(bought) : undefined;
  return (
    <SplitSection id="owned" title={t('app.own.title')}>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        <OwnedRow
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
        </OwnedRow>
        <ExamsRow bought={bought} />
        <OwnedRow
          name={texts.corrections}
          action={
            correction === null
              ? null
              : {
                  href: correction,
                  // Whoever has none left still reads those that were made.
                  label: t(pro === true || user.correctNum > 0 ? 'app.own.correct' : 'app.own.corrections'),
                }
          }
        >
          {pro === true ? (
            <span className="text-xl font-bold">{t('app.own.unlimited')}</span>
          ) : pro === false ? (
            <Count value={user.correctNum} />
          ) : (
            <span className="text-muted">{t(pro === 'failed' ? 'app.own.unknown' : 'app.loading')}</span>
          )}
        </OwnedRow>
        <LastExamRow />
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
