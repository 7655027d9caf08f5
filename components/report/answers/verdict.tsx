import { useFormatter, useTranslations } from 'next-intl';
import { Check, CircleAlert, PenLine, X, type IconComponent } from '@/components/ui/icon/icons';
import type { ReportAnswer, ReportAsked } from '@/lib/api/contract/exam/report';
import { isSpoken } from '@/lib/questions/types';

/** What became of an answer; `done`: nobody has judged it. */
type Verdict = 'right' | 'partly' | 'wrong' | 'none' | 'done';

export function isGiven(asked: ReportAsked): boolean {
  switch (asked.of) {
    case 'word':
    case 'choice':
    case 'highlight':
      return asked.given !== null;
    case 'gaps':
      return asked.parts.some((part) => typeof part === 'object' && part.given.trim() !== '');
    case 'dictation':
      return asked.given.trim() !== '';
    case 'open':
      return asked.recording || (asked.text ?? '').trim() !== '';
  }
}

/** What nobody has judged is missed only where nothing was written; a spoken answer never is. */
export const isMissed = ({ credit, asked, type }: ReportAnswer): boolean =>
  credit === null ? !isGiven(asked) && !isSpoken(type) : credit < 1;

function verdictOf({ credit, asked, type }: ReportAnswer): Verdict {
  if (credit === 1) return 'right';
  // Of what was said nobody knows any more when its recording is deleted.
  if (!isGiven(asked) && !isSpoken(type)) return 'none';
  if (credit === null) return 'done';
  return credit > 0 ? 'partly' : 'wrong';
}

/** A form for each, so that nobody needs the colour. */
const looks: Readonly<Record<Verdict, { Icon?: IconComponent; tone: string }>> = {
  wrong: { Icon: X, tone: 'text-pencil' },
  none: { Icon: CircleAlert, tone: 'text-muted' },
  partly: { Icon: PenLine, tone: 'text-warn' },
  right: { Icon: Check, tone: 'text-good' },
  done: { tone: 'text-muted' },
};

export function VerdictMark({ answer }: { answer: ReportAnswer }) {
  const t = useTranslations('report.answers');
  const format = useFormatter();
  const verdict = verdictOf(answer);
  const { Icon, tone } = looks[verdict];
  return (
    <span className={`flex shrink-0 items-center gap-1.5 font-semibold ${tone}`}>
      {Icon ? <Icon aria-hidden="true" className="size-4.5 shrink-0" /> : null}
      {t(verdict)}
      {verdict === 'partly' ? ` · ${format.number(answer.credit ?? 0, { style: 'percent' })}` : null}
    </span>
  );
}
