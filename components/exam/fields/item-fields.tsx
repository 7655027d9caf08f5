import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HeldAnswer } from '@/components/questions/fields/held';
import { ReadFields } from '@/components/questions/fields/read';
import { SentPhoto } from '@/components/ui/sent-photo';
import { ReadingFields } from '@/components/questions/sets/reading-fields';
import type { ExamItem, ExamStep } from '@/lib/api/contract/exam/steps';
import { heldWhole, noAnswer } from './held-whole';
import { Heard } from './heard';
import { ListeningQuestion } from './listening-question';
import { Dictated } from './dictated';
import { Prompt } from './prompt';
import { Text } from './text';

interface ItemFieldsProps {
  step: ExamStep;
  item: ExamItem;
  held?: HeldAnswer;
  onPlay: () => void;
  onHeard?: (() => void) | undefined;
}

export function ItemFields({ step, item, held = noAnswer, onPlay, onHeard }: ItemFieldsProps): ReactNode {
  const id = `q${step.seq}`;
  const t = useTranslations('exam.sitting');
  switch (item.type) {
    case 'readAndSelect':
    case 'fillInTheBlanks':
    case 'readAndComplete':
      return <ReadFields asked={{ ...item, id }} held={held} />;
    case 'listenAndType':
      return <Dictated sound={item.sound} plays={step.plays} held={held} onPlay={onPlay} />;
    case 'interactiveReading':
      return <ReadingFields asked={{ ...item, id }} held={held} />;
    case 'interactiveListening':
      return <ListeningQuestion id={id} item={item} plays={step.plays} held={held} onPlay={onPlay} />;
    case 'writeAboutThePhoto':
      return (
        <Beside left={<DrawnPhoto {...item.photo} />}>
          <Prompt text={item.prompt} />
          <Text held={heldWhole(held)} rows={6} />
        </Beside>
      );
    case 'interactiveWriting':
      return (
        <div className="grid gap-4">
          {item.first ? <FirstPart {...item.first} /> : null}
          <Prompt text={item.prompt} />
          <Text held={heldWhole(held)} rows={10} />
        </div>
      );
    case 'writingSample':
      return (
        <div className="grid gap-4">
          <Prompt text={item.prompt} />
          <Text held={heldWhole(held)} rows={12} />
        </div>
      );
    case 'speakAboutThePhoto':
      return (
        <div className="grid gap-4">
          <Prompt text={item.prompt} />
          <DrawnPhoto {...item.photo} />
        </div>
      );
    case 'readThenSpeak':
    case 'speakingSample':
      return <Prompt text={item.prompt} />;
    case 'interactiveSpeaking':
      return (
        <div className="grid gap-3">
          <p className="text-muted">{t('topic')}</p>
          <p lang="en" className="text-lg font-semibold">
            {item.topic}
          </p>
          <Heard sound={item.sound} plays={step.plays} onPlay={onPlay} onEnd={onHeard} />
        </div>
      );
  }
}

function FirstPart({ prompt, text }: { prompt: string; text: string }) {
  const t = useTranslations('exam.sitting');
  return (
    <details className="rounded-control bg-sunken px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('firstPart')}</summary>
      <p lang="en" className="mt-2 text-muted">
        {prompt}
      </p>
      <p lang="en" className="my-3 whitespace-pre-line">
        {text || '–'}
      </p>
    </details>
  );
}

function Beside({ left, children }: { left: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="min-w-0">{left}</div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </div>
  );
}

function DrawnPhoto({ svg, alt }: { svg: string; alt: string }) {
  const t = useTranslations('exam.sitting');
  return <SentPhoto svg={svg} alt={t('photo', { alt })} className="max-w-[min(36rem,66svh)]" />;
}
