import { useTranslations } from 'next-intl';
import { PracticeSet } from '@/components/questions/practice-set';
import { Dense } from '@/components/ui/dense';
import { outsidePracticeSet, typeNames, type QuestionType } from '@/lib/questions/items';
import { MoreInLesson } from './more-in-lesson';

interface TrySetsProps {
  /** One set of three each; the first is open. */
  types: readonly QuestionType[];
  turns: Readonly<Partial<Record<QuestionType, readonly number[]>>>;
}

/** Three questions of each type to answer on the page itself. */
export function TrySets({ types, turns }: TrySetsProps) {
  const t = useTranslations('questions.trySets');
  return (
    <Dense id="try" title={t('title')} lead={t('lead')} tone="sunken">
      <div className="dense-rows">
        {types.map((type, index) => (
          <details key={type} name="try" open={index === 0} className="border-b border-line py-2">
            <summary lang="en" className="min-h-11 cursor-pointer py-2.5 text-lg font-semibold">
              {typeNames[type]}
            </summary>
            <div className="grid grid-cols-1 gap-4 pt-3 pb-6">
              <PracticeSet type={type} choose={outsidePracticeSet(...(turns[type] ?? [0, 1, 2]))} />
              <p className="text-sm text-muted">
                <MoreInLesson lesson={type} />
              </p>
            </div>
          </details>
        ))}
      </div>
    </Dense>
  );
}
