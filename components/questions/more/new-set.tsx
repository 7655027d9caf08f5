import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { Photo } from '@/components/figures/photo';
import { buttonClass } from '@/components/ui/button';
import { localizePath } from '@/lib/i18n/paths';
import { tasksIn } from '@/lib/questions/bank/bank-item';
import type { SingleItem } from '@/lib/questions/item';
import type { OpenTask } from '@/lib/questions/open-task';
import { scenePhoto } from '@/lib/questions/scenes';
import { questionTypes } from '@/lib/questions/types';
import { SingleRow } from '../set/single-row';
import { ListeningSet } from '../sets/listening';
import { ReadingSet } from '../sets/reading';
import { SpeakingSet } from '../sets/speaking';
import { TaskRow } from '../task-row';
import type { NextSet } from './next-set';

interface NewSetProps {
  set: NextSet;
  onward: ReactNode;
}

export function NewSet({ set, onward }: NewSetProps) {
  const t = useTranslations('questions');
  return (
    <>
      {set.level === undefined ? null : (
        <p className="mb-3 text-sm font-semibold text-tint-strong">{t('more.level', { level: set.level })}</p>
      )}
      <Questions set={set} onward={onward} />
      {set.type === 'readAndSelect' ? <Cards /> : null}
    </>
  );
}

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

function Questions({ set: { type, items, texts }, onward }: NewSetProps): ReactElement | null {
  const { name } = questionTypes[type];
  const [first] = items;
  switch (first?.type) {
    case undefined:
      return null;
    case 'interactiveReading':
      return <ReadingSet set={first} name={name} onward={onward} />;
    case 'interactiveListening':
      return <ListeningSet set={first} name={name} onward={onward} />;
    case 'interactiveSpeaking':
      return <SpeakingSet set={first} name={name} onward={onward} />;
    case 'readAndSelect':
    case 'fillInTheBlanks':
    case 'readAndComplete':
    case 'listenAndType':
      return <SingleRow type={first.type} items={items as readonly SingleItem[]} onward={onward} />;
    default:
      return (
        <TaskRow
          name={name}
          tasks={items.flatMap((item) => ('prompt' in item ? tasksIn(item) : []))}
          photoOf={(task) => photoOf(task, texts)}
          onward={onward}
        />
      );
  }
}

/** The drawing as a file: its parts would be more than all that is loaded for a new set. */
function photoOf({ scene }: OpenTask, texts: NextSet['texts']) {
  if (!scene) return null;
  const [src, alt] = [scenePhoto(scene), texts[scene] ?? ''];
  return (
    <Photo src={src} alt={alt}>
      {/* eslint-disable-next-line @next/next/no-img-element -- its inline style is against the content security policy */}
      <img src={src} alt={alt} width={480} height={320} className="block h-auto w-full rounded-control" />
    </Photo>
  );
}
