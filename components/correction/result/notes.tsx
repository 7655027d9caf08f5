import { useTranslations } from 'next-intl';
import { ArrowRight, Check } from '@/components/ui/icon/icons';
import { criteria, type Note } from '@/lib/correction/correction';
import { Part, type Level } from './part';
import { useMarkWords } from './said';

interface NotesProps {
  notes: readonly Note[];
  level: Level;
  isNarrow?: boolean;
}

export function Notes({ notes, level, isNarrow = false }: NotesProps) {
  const t = useTranslations('correction-room.result');
  const words = useMarkWords();
  const groups = criteria
    .map((criterion) => ({ criterion, lines: linesOf(criterion) }))
    .filter(({ lines }) => lines.length > 0);
  if (groups.length === 0) return null;

  function linesOf(criterion: Note['criterion']) {
    return notes
      .filter((note) => note.criterion === criterion)
      .map(({ tone, said }) => ({ tone, told: words.told('notes', said, {}) }))
      .filter(({ told }) => told !== undefined);
  }

  return (
    <Part title={t('notes')} level={level}>
      <dl className="dense-rows mt-3">
        {groups.map(({ criterion, lines }) => (
          <div
            key={criterion}
            className={`grid gap-x-8 gap-y-1 py-3.5 ${isNarrow ? '' : 'sm:grid-cols-[10rem_minmax(0,1fr)]'}`}
          >
            <dt className="font-semibold">{words.criterion(criterion)}</dt>
            <dd>
              <ul className="grid gap-2">
                {lines.map(({ tone, told }, index) => {
                  const Icon = tone === 'good' ? Check : ArrowRight;
                  return (
                    <li key={index} className="flex items-start gap-2.5">
                      <Icon
                        aria-hidden="true"
                        className={`mt-1 size-4.5 shrink-0 ${tone === 'good' ? 'text-good' : 'text-action rtl:-scale-x-100'}`}
                      />
                      <span className="max-w-prose min-w-0">
                        <span className="sr-only">{t(tone)} </span>
                        {told}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
