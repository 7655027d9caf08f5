import { useTranslations } from 'next-intl';
import type { ReactElement } from 'react';
import type { AskedToRead } from '@/lib/questions/judge/key';
import { GapsField } from './gaps';
import type { HeldAnswer } from './held';
import { WordField } from './word';

export function ReadFields({ asked, held }: { asked: AskedToRead; held?: HeldAnswer }): ReactElement {
  const t = useTranslations('questions');
  switch (asked.type) {
    case 'readAndSelect':
      return <WordField id={asked.id} word={asked.word} held={held} />;
    case 'fillInTheBlanks':
      return <GapsField id={asked.id} task={t('complete')} parts={asked.parts} isLarge held={held} />;
    case 'readAndComplete':
      return (
        <GapsField
          id={asked.id}
          task={t('completeAll')}
          title={asked.title}
          parts={asked.parts}
          isLarge={held !== undefined}
          held={held}
        />
      );
  }
}
