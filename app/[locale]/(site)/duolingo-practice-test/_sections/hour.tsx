import { useTranslations } from 'next-intl';
import { Dense } from '@/components/ui/dense';
import { facts } from '@/lib/site/facts';
import { clock } from '@/lib/i18n/clock';
import { useMonth } from '@/lib/site/use-month';
import { questionNames } from '@/lib/site/question-types';
import { testParts } from './hour-data';

/**
 * Every question type of the official test with how many there are and how long one has; catalog `practice-test`. On a phone the
 * number stands below the name, and its column is gone. The roles are spelled out because browsers drop those of a table where the
 * `display` of a part is changed.
 */
export function TestHour() {
  const t = useTranslations('practice-test.hour');
  const month = useMonth();
  const { since, checked } = facts.testFormat;
  const title = t('title', { n: testParts.length });
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
          {testParts.map(({ type, skill, count, time }) => {
            const [first = 0, second = 0, third = 0] = time.seconds;
            const { unit, min, max = min } = count;
            const howMany = t(`count.${unit}`, { min, max });
            return (
              <tr key={type} role="row" data-tint={skill}>
                <th role="rowheader" scope="row">
                  <span className="flex items-baseline gap-2.5">
                    <svg
                      aria-hidden="true"
                      viewBox="0 0 10 10"
                      className="size-2.5 shrink-0 fill-tint-strong"
                    >
                      <rect width="10" height="10" rx="2" />
                    </svg>
                    <span lang="en">{questionNames[type]}</span>
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
