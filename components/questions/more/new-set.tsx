import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import { scenePhoto } from '@/components/scenes/scenes';
import { buttonClass } from '@/components/ui/button';
import { localizePath } from '@/lib/i18n/paths';
import type { BankItem } from '@/lib/questions/bank/bank-item';
import type { SingleItem } from '@/lib/questions/item';
import { followUpTask, openTask, type OpenTask } from '@/lib/questions/open-task';
import { questionTypes, type TypeOf } from '@/lib/questions/types';
import { QuestionRow } from '../question-row';
import { singleQuestion } from '../single-question';
import { ListeningSet } from '../sets/listening';
import { ReadingSet } from '../sets/reading';
import { SpeakingSet } from '../sets/speaking';
import { TaskRow } from '../task-row';
import type { NextSet } from './next-set';

/** A set of the practice bank, drawn as those of the page are, with the level for which it was chosen. */
export function NewSet({ set }: { set: NextSet }) {
  const t = useTranslations('questions');
  return (
    <>
      {set.level === undefined ? null : (
        <p className="mb-3 text-sm font-semibold text-tint-strong">{t('more.level', { level: set.level })}</p>
      )}
      <Questions set={set} />
      {set.type === 'readAndSelect' ? <Cards /> : null}
    </>
  );
}

/** Where the words that are missed come to be learned. */
function Cards() {
  const t = useTranslations('questions');
  const href = localizePath('/courses#vocabulary', useLocale());
  return (
    <p className="mt-3 max-w-prose text-sm text-muted">
      {t.rich('more.cards', {
        link: (chunks) => (
          <a href={href} data-soft="" className={buttonClass('link')}>
            {chunks}
          </a>
        ),
      })}
    </p>
  );
}

function Questions({ set: { type, items, texts } }: { set: NextSet }): ReactElement | null {
  const { name } = questionTypes[type];
  const [first] = items;
  switch (first?.type) {
    case undefined:
      return null;
    case 'interactiveReading':
      return <ReadingSet set={first} name={name} />;
    case 'interactiveListening':
      return <ListeningSet set={first} name={name} />;
    case 'interactiveSpeaking':
      return <SpeakingSet set={first} name={name} />;
    case 'readAndSelect':
    case 'fillInTheBlanks':
    case 'readAndComplete':
    case 'listenAndType':
      return <Singles type={first.type} items={items as readonly SingleItem[]} />;
    default:
      return <TaskRow name={name} tasks={items.flatMap(tasksOf)} photoOf={(task) => photoOf(task, texts)} />;
  }
}

function Singles({ type, items }: { type: TypeOf<'single'>; items: readonly SingleItem[] }) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={questionTypes[type].name}
      rule={t(`rules.${type}`, { count: items.length })}
      questions={items.map(singleQuestion)}
      more={type}
      note={type === 'listenAndType' ? `${t('synthetic')} ${t('own')}` : t('own')}
    />
  );
}

function tasksOf(item: BankItem): OpenTask[] {
  if (!('prompt' in item)) return [];
  const { type, id, prompt, followUp, scene } = item;
  if (followUp !== undefined)
    return [openTask(type, { id: `${id}-1`, prompt }), followUpTask(`${id}-2`, followUp)];
  return [openTask(type, { id, prompt, ...(scene && { scene }) })];
}

/** The drawing as a file: its parts would be more than all that is loaded for a new set. */
function photoOf({ scene }: OpenTask, texts: NextSet['texts']) {
  if (!scene) return null;
  return (
    // eslint-disable-next-line @next/next/no-img-element -- its inline style is against the content security policy
    <img
      src={scenePhoto(scene)}
      alt={texts[scene] ?? ''}
      width={480}
      height={320}
      className="h-auto w-full rounded-card border border-line"
    />
  );
}
