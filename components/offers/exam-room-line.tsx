import { useTranslations } from 'next-intl';
import { env } from '@/lib/env';

/** Says, before and after paying, that this installation has no exam room; nothing once `APP_URL` names one. */
export function ExamRoomLine({ className }: { className?: string }) {
  const t = useTranslations('plans');
  return env.APP_URL === undefined ? <p className={className}>{t('examRoom')}</p> : null;
}
