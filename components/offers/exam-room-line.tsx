import { useTranslations } from 'next-intl';
import { env } from '@/lib/env';
import { examsHere } from '@/lib/env/exams-here';
import { useHref } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';

interface ExamRoomLineProps {
  /** What stands beside it: mock exams alone, or also what no installation of this site has yet. */
  of?: 'exams' | 'all';
  className?: string;
}

/**
 * Says, before and after paying, what of that can be used: mock exams are sat here, the rest of what cannot be used is named; without an
 * exam room, nothing can; nothing is said once `APP_URL` names an app.
 */
export function ExamRoomLine({ of = 'all', className }: ExamRoomLineProps) {
  const t = useTranslations('plans');
  const exam = useHref('exam');
  if (env.APP_URL !== undefined) return null;
  if (!examsHere) return <p className={className}>{t('examRoom')}</p>;
  if (of === 'all') return <p className={className}>{t('notYet')}</p>;
  return (
    <p className={className}>
      {t.rich('takenHere', {
        count: facts.mockExam.withoutRepeat,
        link: (chunks) => (
          <a href={exam} className="text-action underline underline-offset-4">
            {chunks}
          </a>
        ),
      })}
    </p>
  );
}
