import { useFormatter, useTranslations } from 'next-intl';
import type { TalkTrouble } from '@/lib/tutor/talk';

interface AskStateProps {
  trouble: TalkTrouble | null;
  isOnline: boolean;
  left: number;
  /** When one may ask again, ISO 8601. */
  renewed: string;
}

export function AskState({ trouble, isOnline, left, renewed }: AskStateProps) {
  const t = useTranslations('tutor-room');
  const format = useFormatter();
  const time = () => format.dateTime(new Date(renewed), { dateStyle: 'medium', timeStyle: 'short' });
  const isSpent = left === 0 || trouble === 'spent';
  return (
    <>
      <p role="status" className="mb-3 max-w-prose font-medium text-warn empty:hidden">
        {isOnline ? (isSpent ? t('ask.spent', { time: time() }) : '') : t('trouble.offline')}
      </p>
      <p role="alert" className="mb-3 max-w-prose font-medium text-bad empty:hidden">
        {trouble === null || isSpent || !isOnline ? '' : t(`trouble.${trouble}`)}
      </p>
    </>
  );
}
