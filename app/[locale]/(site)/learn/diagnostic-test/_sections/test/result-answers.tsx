import { useTranslations } from 'next-intl';
import { Check, PenLine, X } from '@/components/ui/icon/icons';
import { findItem } from '@/lib/diagnostic/pool';
import type { Run } from '@/lib/diagnostic/run';
import { countErrors } from '@/lib/questions/judge/dictation';
import { judge } from '@/lib/questions/judge/judge';
import type { Score } from '@/lib/questions/judge/score';
import type { GivenAnswer } from '@/lib/questions/kept';
import { questionTypes } from '@/lib/questions/types';
import { MarkedAnswer } from './marked-answer';

/** Each answer of a test with what is right of it; a question that has left the pool since is left out. */
export function ResultAnswers({ answers }: { answers: Run['answers'] }) {
  const t = useTranslations('diagnostic.answers');
  const rows = answers.flatMap(({ id, given }) => {
    const item = findItem(id);
    if (!item) return [];
    const { score, marks } = judge(item, given, countErrors);
    return [{ item, given, marks, verdict: verdictOf(given, score) }];
  });
  const right = rows.filter(({ verdict }) => verdict === 'right').length;
  return (
    <>
      <h3 className="mt-10 text-lg font-bold">{t('title', { count: rows.length })}</h3>
      <p className="mt-1 text-muted">{t('right', { right, count: rows.length })}</p>
      <ol className="mt-3 grid divide-y divide-line border-y border-line">
        {rows.map(({ item, given, marks, verdict }) => (
          <li key={item.id} className="grid gap-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
            <Verdict verdict={verdict} />
            <div className="min-w-0">
              <MarkedAnswer item={item} given={given} marks={marks} />
              <p lang="en" className="text-sm text-muted">
                {questionTypes[item.type].name}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

type VerdictKey = 'right' | 'partly' | 'wrong' | 'none';

function verdictOf(given: GivenAnswer, { right, of }: Score): VerdictKey {
  if (given.every((part) => part.trim() === '')) return 'none';
  if (right === of) return 'right';
  return right > 0 ? 'partly' : 'wrong';
}

/** A form for each, so that nobody needs the colour. */
const looks = {
  right: { Icon: Check, tone: 'text-good' },
  partly: { Icon: PenLine, tone: 'text-warn' },
  wrong: { Icon: X, tone: 'text-pencil' },
  none: { Icon: X, tone: 'text-muted' },
} as const;

function Verdict({ verdict }: { verdict: VerdictKey }) {
  const t = useTranslations('diagnostic.answers');
  const q = useTranslations('questions');
  const { Icon, tone } = looks[verdict];
  return (
    <p className={`flex items-center gap-1.5 self-start font-semibold ${tone}`}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {verdict === 'right' || verdict === 'wrong' ? q(verdict) : t(verdict)}
    </p>
  );
}
