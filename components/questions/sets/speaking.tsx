import { useTranslations } from 'next-intl';
import { setSeconds, type SpeakingSet as SpeakingItem } from '@/lib/questions/sets';
import { QuestionRow } from '../question-row';
import { Recorder } from '../recorder';
import { Rubric } from '../rubric';
import { Sound, Transcript } from './sound';

/** Interactive Speaking: questions that are heard once, and answered aloud one after the other. */
export function SpeakingSet({ set, name }: { set: SpeakingItem; name: string }) {
  const t = useTranslations('questions');
  return (
    <QuestionRow
      name={name}
      rule={t('openRules.converse', { count: set.questions.length, seconds: setSeconds.spoken })}
      note={`${t('voice')} ${t('synthetic')}`}
      hasResult={false}
      questions={set.questions.map((text, index) => ({
        id: `${set.id}-${index + 1}`,
        kind: 'speak',
        seconds: setSeconds.spoken,
        question: <Heard name={`${set.id}-${index + 1}`} text={text} />,
        answer: (
          <>
            <Transcript text={text} />
            <Rubric mode="speak" />
          </>
        ),
      }))}
    />
  );
}

function Heard({ name, text }: { name: string; text: string }) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('answerHeard')}</p>
      <Sound name={name} text={text} plays={1} />
      <Recorder />
    </div>
  );
}
