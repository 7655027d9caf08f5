import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ListeningSet } from '@/components/questions/sets/listening';
import { ReadingSet } from '@/components/questions/sets/reading';
import { SpeakingSet } from '@/components/questions/sets/speaking';
import { sets } from '@/lib/questions/sets';
import { questionTypes } from '@/lib/questions/types';
import type { CourseKey } from '@/lib/site/courses';

const lessons = ['interactiveReading', 'interactiveListening', 'readListenThenSpeak'] as const;
type SetLesson = (typeof lessons)[number];

export const hasConversations = (lesson: CourseKey): lesson is SetLesson =>
  (lessons as readonly string[]).includes(lesson);

interface PracticeConversationsProps {
  lesson: SetLesson;
  name: string;
  /** What to read after each of them. */
  onward: ReactNode;
}

/** Sets of questions that belong together, from easy to hard: on a text, in a conversation, or to be answered aloud. */
export function PracticeConversations({ lesson, name, onward }: PracticeConversationsProps) {
  const t = useTranslations('questions');
  const named = (index: number) => t('setName', { name, number: index + 1 });
  switch (lesson) {
    case 'interactiveReading':
      return sets.interactiveReading.map((set, index) => (
        <ReadingSet key={set.id} set={set} name={named(index)} onward={onward} />
      ));
    case 'interactiveListening':
      return sets.interactiveListening.map((set, index) => (
        <ListeningSet key={set.id} set={set} name={named(index)} onward={onward} />
      ));
    case 'readListenThenSpeak':
      return sets.interactiveSpeaking.map((set, index) => (
        <SpeakingSet
          key={set.id}
          set={set}
          name={t('setName', { name: questionTypes.interactiveSpeaking.name, number: index + 1 })}
          onward={onward}
        />
      ));
  }
}
