import { useTranslations } from 'next-intl';
import { BlankField } from '@/components/questions/fields/blank';
import { heldPart, type HeldAnswer } from '@/components/questions/fields/held';
import { OptionsField } from '@/components/questions/fields/options';
import { Cast, Drawings, Face, Speaker, type Talk } from '@/components/questions/thread/people';
import { OwnBubble, PartnerBubble } from '@/components/questions/thread/turns';
import type { ExamItem } from '@/lib/api/contract/exam/steps';
import { Heard } from './heard';
import { heldWhole } from './held-whole';
import { Text } from './text';

type Item = Extract<ExamItem, { type: 'interactiveListening' }>;

interface ListeningQuestionProps {
  id: string;
  item: Item;
  plays: number | null;
  held: HeldAnswer;
  onPlay: () => void;
}

export function ListeningQuestion({ id, item, plays, held, onPlay }: ListeningQuestionProps) {
  const t = useTranslations('questions');
  const talk: Talk = { id, partner: `${item.partner}${item.voice === 'woman' ? 'Woman' : 'Man'}` };
  const drawings = <Drawings talk={talk} />;
  switch (item.step) {
    case 'complete':
      return (
        <div className="grid gap-4">
          {drawings}
          <Cast talk={talk} />
          <p className="text-muted">{t('situation')}</p>
          <Heard sound={item.sound} plays={plays} onPlay={onPlay} />
          <ol className="grid gap-3">
            {item.frames.map((frame, index) => {
              const [before, after] = frame.split('____');
              const held1 = heldPart(held, index, item.frames.length);
              return (
                <li key={frame} lang="en" className="leading-[2.3]">
                  {before}
                  <BlankField name={`${id}-${index}`} number={index + 1} held={held1} />
                  {after}
                </li>
              );
            })}
          </ol>
        </div>
      );
    case 'reply':
      return (
        <div className="thread">
          {drawings}
          <div className="thread-talk">
            <Past talk={talk} before={item.before} />
            <PartnerBubble talk={talk}>
              <Heard sound={item.sound} plays={plays} onPlay={onPlay} />
            </PartnerBubble>
          </div>
          <div className="thread-replies">
            <Speaker talk={talk} side="you" />
            <OptionsField id={id} question={t('bestReply')} options={item.options} held={heldWhole(held)} />
            <Face talk={talk} side="you" />
          </div>
        </div>
      );
    case 'summary':
      return (
        <div className="thread thread-whole">
          {drawings}
          <div className="thread-talk">
            <Past talk={talk} before={item.before} />
          </div>
          <div className="grid content-start gap-3">
            <p className="text-lg font-semibold">{t('summarize')}</p>
            <Text held={heldWhole(held)} rows={7} />
          </div>
        </div>
      );
  }
}

/** The conversation so far, each turn with the reply that it went on with, whatever was chosen. */
function Past({ talk, before }: { talk: Talk; before: readonly { said: string; reply: string }[] }) {
  const t = useTranslations('questions.thread');
  if (before.length === 0) return null;
  return (
    // Somebody without a mouse scrolls it by keys.
    <div role="group" aria-label={t('past', { count: before.length })} tabIndex={0} className="thread-past">
      <ol className="grid gap-3">
        {before.map(({ said, reply }) => (
          <li key={said} className="grid gap-2">
            <PartnerBubble talk={talk}>
              <p lang="en">{said}</p>
            </PartnerBubble>
            <OwnBubble talk={talk}>
              <p lang="en">{reply}</p>
            </OwnBubble>
          </li>
        ))}
      </ol>
    </div>
  );
}
