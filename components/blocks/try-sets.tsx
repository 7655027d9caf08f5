import { useTranslations } from 'next-intl';
import { PracticeSet } from '@/components/questions/practice-set';
import { Dense } from '@/components/ui/dense';
import { outsidePracticeSet, type QuestionType } from '@/lib/questions/items';
import { questionTypes } from '@/lib/questions/types';
import { MoreInLesson } from './more-in-lesson';

interface TrySetProps {
  type: QuestionType;
  /** Which of the items that no lesson's practice set has. */
  turns: readonly number[];
}

export function TrySets({ sets }: { sets: readonly TrySetProps[] }) {
  const t = useTranslations('questions.trySets');
  return (
    <Dense id="try" title={t('title')} lead={t('lead')} tone="sunken">
      <div className="dense-rows">
        {sets.map((set) => (
          <TrySet key={set.type} {...set} />
        ))}
      </div>
    </Dense>
  );
}

export function TrySet({ type, turns }: TrySetProps) {
  const more = <MoreInLesson lesson={questionTypes[type].lesson} />;
  return (
    <details name="try" className="border-b border-line py-1">
      <summary lang="en" className="min-h-11 cursor-pointer py-2.5 text-lg font-semibold">
        {questionTypes[type].name}
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-3 pb-6">
        <PracticeSet type={type} choose={outsidePracticeSet(...turns)} onward={<p>{more}</p>} />
        <p className="text-sm text-muted">{more}</p>
      </div>
    </details>
  );
}
