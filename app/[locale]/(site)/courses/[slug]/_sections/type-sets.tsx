import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListeningSet } from '@/components/questions/sets/listening';
import { ReadingSet } from '@/components/questions/sets/reading';
import { SpeakingSet } from '@/components/questions/sets/speaking';
import { sets } from '@/lib/questions/sets';
import { questionTypes, type TypeOf } from '@/lib/questions/types';

interface TypeSetsProps {
  type: TypeOf<'set'>;
  onward: ReactNode;
}

export function TypeSets({ type, onward }: TypeSetsProps) {
  const t = useTranslations('questions');
  const named = (index: number) => t('setName', { name: questionTypes[type].name, number: index + 1 });
  switch (type) {
    case 'interactiveReading':
      return sets.interactiveReading.map((set, index) => (
        <ReadingSet key={set.id} set={set} name={named(index)} onward={onward} />
      ));
    case 'interactiveListening':
      return sets.interactiveListening.map((set, index) => (
        <ListeningSet key={set.id} set={set} name={named(index)} onward={onward} />
      ));
    case 'interactiveSpeaking':
      return sets.interactiveSpeaking.map((set, index) => (
        <SpeakingSet key={set.id} set={set} name={named(index)} onward={onward} />
      ));
  }
}
