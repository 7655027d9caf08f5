import { useTranslations } from 'next-intl';
import { Dense } from '@/components/ui/dense';
import { clock } from '@/lib/i18n/clock';
import { testFormat, testTypes } from '@/lib/questions/test-format';
import { useMonth } from '@/lib/site/use-month';
import { timeOf } from './time-of';

/**
 * Every question type of the official test with how many there are and how long one has; catalog `practice-test`. On a phone the
 * number stands below the name, and its column is gone. The roles are spelled out because browsers drop those of a table where the
 * `display` of a part is changed.
 */
export function TestHour() {
  const t = useTranslations('practice-test.hour');
  const month = useMonth();
  const { since, checked } = testFormat;
  const title = t('title', { n: testTypes.length });
  return (
    <Dense id="hour" title={title} lead={t('lead', { since: month(since), checked: month(checked) })}>
      <table role="table" className="dense-table">
        <caption className="sr-only">{title}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('type')}
            </th>
            <th role="columnheader" scope="col" className="max-sm:hidden">
              {t('howMany')}
            </th>
            <th role="columnheader" scope="col" className="text-end">
              {t('time')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:border-t max-sm:border-ink">
          {testTypes.map(({ key, name, skill, limits, test }) => {
            const time = timeOf(limits);
            const [first = 0, second = 0, third = 0] = time.seconds;
            const { unit, min, max = min } = test.count;
            const howMany = t(`count.${unit}`, { min, max });
            return (
              <tr key={key} role="row" data-tint={skill}>
                <th role="rowheader" scope="row">
                  <span className="flex items-baseline gap-2.5">
                    <svg
                      aria-hidden="true"
                      viewBox="0 0 10 10"
                      className="size-2.5 shrink-0 fill-tint-strong"
                    >
                      <rect width="10" height="10" rx="2" />
                    </svg>
                    <span lang="en">{name}</span>
                  </span>
                  <span className="block ps-5 text-sm font-normal text-muted sm:hidden">{howMany}</span>
                </th>
                <td role="cell" className="max-sm:hidden">
                  {howMany}
                </td>
                <td role="cell" className="text-end sm:whitespace-nowrap">
                  {t(`limit.${time.form}`, {
                    first: clock(first),
                    second: clock(second),
                    third: clock(third),
                  })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 max-w-prose text-sm text-muted">{t('legend')}</p>
    </Dense>
  );
}
