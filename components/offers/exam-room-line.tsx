import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { env } from '@/lib/env';
import { aiHere } from '@/lib/env/ai-here';
import { examsHere } from '@/lib/env/exams-here';
import { useHref } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';

interface ExamRoomLineProps {
  of?: 'exams' | 'all';
  className?: string;
}

/**
 * Says, before and after paying, what of that can be used and where: mock exams, corrections and what makes them; without an exam room,
 * nothing can; nothing is said once `APP_URL` names an app.
 */
export function ExamRoomLine({ of = 'all', className }: ExamRoomLineProps) {
  const t = useTranslations('plans');
  const rooms = { exams: useHref('exam'), all: useHref('appCorrection') };
  if (env.APP_URL !== undefined) return null;
  if (!examsHere) return <p className={className}>{t('examRoom')}</p>;
  const link = (chunks: ReactNode) => (
    <a href={rooms[of]} className="text-action underline underline-offset-4">
      {chunks}
    </a>
  );
  return (
    <p className={className}>
      {of === 'exams'
        ? t.rich('takenHere', { count: facts.mockExam.withoutRepeat, link })
        : t.rich(correctedBy(), { link })}
    </p>
  );
}

/** A test shop keeps the whole offer on its pages, so it says what of that is not there. */
function correctedBy() {
  if (aiHere.connected) return 'correctedHere';
  return aiHere.shop === 'test' ? 'testShopHere' : 'checkedHere';
}
