import { useTranslations } from 'next-intl';
import { Dense } from '@/components/ui/dense';
import { commonError } from '@/lib/diagnostic/range';
import { enough, questionCount } from '@/lib/diagnostic/turns';
import { simulatedTakers, usualWidth } from './numbers';

export function HowItWorks() {
  const t = useTranslations('diagnostic.how');
  const parts = [
    { key: 'difficulty', title: t('difficulty.title'), body: t('difficulty.body') },
    {
      key: 'next',
      title: t('next.title'),
      body: t('next.body', { least: enough.questions, most: questionCount(false) }),
    },
    {
      key: 'range',
      title: t('range.title'),
      body: t('range.body', { takers: simulatedTakers, points: commonError, width: usualWidth }),
    },
    { key: 'missing', title: t('missing.title'), body: t('missing.body') },
  ];
  return (
    <Dense id="estimate" title={t('title')} lead={t('lead')} tone="sunken">
      <ul className="dense-rows">
        {parts.map(({ key, title, body }) => (
          <li key={key} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{body}</p>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
