import { useTranslations } from 'next-intl';
import { ListeningSet } from '@/components/questions/sets/listening';
import { ReadingSet } from '@/components/questions/sets/reading';
import { SpeakingSet } from '@/components/questions/sets/speaking';
import { sets } from '@/lib/questions/sets';
import type { CourseKey } from '@/lib/site/courses';

const lessons = ['interactiveReading', 'interactiveListening', 'readListenThenSpeak'] as const;
type SetLesson = (typeof lessons)[number];

export const hasConversations = (lesson: CourseKey): lesson is SetLesson =>
  (lessons as readonly string[]).includes(lesson);

/** Sets of questions that belong together, from easy to hard: on a text, in a conversation, or to be answered aloud. */
export function PracticeConversations({ lesson, name }: { lesson: SetLesson; name: string }) {
  const t = useTranslations('questions');
  const named = (index: number) => t('setName', { name, number: index + 1 });
  switch (lesson) {
    case 'interactiveReading':
      return sets.interactiveReading.map((set, index) => (
        <ReadingSet key={set.id} set={set} name={named(index)} />
      ));
    case 'interactiveListening':
      return sets.interactiveListening.map((set, index) => (
        <ListeningSet key={set.id} set={set} name={named(index)} />
      ));
    case 'readListenThenSpeak':
      return sets.interactiveSpeaking.map((set, index) => (
        <SpeakingSet
          key={set.id}
          set={set}
          name={t('setName', { name: 'Interactive Speaking', number: index + 1 })}
        />
      ));
  }
}
