import { useTranslations } from 'next-intl';
import { Check, CircleAlert, PenLine, X } from '@/components/ui/icon/icons';
import { findItem } from '@/lib/diagnostic/pool';
import type { Run } from '@/lib/diagnostic/run';
import { countErrors } from '@/lib/questions/judge/dictation';
import { judge } from '@/lib/questions/judge/judge';
import type { Score } from '@/lib/questions/judge/score';
import type { GivenAnswer } from '@/lib/questions/kept';
import { questionTypes } from '@/lib/questions/types';
import { MarkedAnswer } from './marked-answer';

/**
 * Each answer of a test in a line that opens: the missed ones first, otherwise in the order of the test, whose numbers they keep. A
 * question that has left the pool since is left out.
 */
export function ResultAnswers({ answers }: { answers: Run['answers'] }) {
  const t = useTranslations('diagnostic.answers');
  const rows = answers.flatMap(({ id, given }, index) => {
    const item = findItem(id);
    if (!item) return [];
    const { score, marks } = judge(item, given, countErrors);
    return [{ item, given, marks, number: index + 1, verdict: verdictOf(given, score) }];
  });
  const right = rows.filter(({ verdict }) => verdict === 'right').length;
  const sorted = rows.toSorted((one, other) => looks[one.verdict].place - looks[other.verdict].place);
  return (
    <>
      <h3 className="mt-10 text-lg font-bold">{t('title', { count: rows.length })}</h3>
      <p className="mt-1 text-muted">{t('right', { right, count: rows.length })}</p>
      <ul className="mt-3 grid divide-y divide-line border-y border-line">
        {sorted.map(({ item, given, marks, number, verdict }) => (
          <li key={item.id}>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 py-2 text-sm">
                <span className="w-6 shrink-0 text-end text-muted tabular-nums">{number}</span>
                <span lang="en" className="min-w-0 grow font-medium">
                  {questionTypes[item.type].name}
                </span>
                <Verdict verdict={verdict} />
              </summary>
              <div className="grid gap-1 ps-8 pb-4">
                <MarkedAnswer item={item} given={given} marks={marks} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

type VerdictKey = 'right' | 'partly' | 'wrong' | 'none';

function verdictOf(given: GivenAnswer, { right, of }: Score): VerdictKey {
  if (given.every((part) => part.trim() === '')) return 'none';
  if (right === of) return 'right';
  return right > 0 ? 'partly' : 'wrong';
}

/** A form for each, so that nobody needs the colour, and what is looked at first. */
const looks = {
  wrong: { place: 0, Icon: X, tone: 'text-pencil' },
  none: { place: 0, Icon: CircleAlert, tone: 'text-muted' },
  partly: { place: 1, Icon: PenLine, tone: 'text-warn' },
  right: { place: 2, Icon: Check, tone: 'text-good' },
} as const;

function Verdict({ verdict }: { verdict: VerdictKey }) {
  const t = useTranslations('diagnostic.answers');
  const q = useTranslations('questions');
  const { Icon, tone } = looks[verdict];
  return (
    <span className={`flex shrink-0 items-center gap-1.5 font-semibold ${tone}`}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {verdict === 'right' || verdict === 'wrong' ? q(verdict) : t(verdict)}
    </span>
  );
}
