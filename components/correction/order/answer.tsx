import { useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { goTo } from '../room/place';
import type { RoomLinks, Standing } from '../room/given';
import { dropDraft, newKey } from './drafts';
import type { Mode, RoomType } from './room-types';
import { SendPart } from './send-part';
import { SpeakAnswer } from './speak-answer';
import type { Take } from './taken';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';
import { WriteAnswer } from './write-answer';

export interface AnswerProps {
  type: RoomType;
  mode: Mode;
  /** Under which it is kept: the id of its task, or `own`. */
  name: string;
  prompt: { task: string } | { text: string };
  limits: { prepare: number; seconds: number } | null;
  held: ReturnType<typeof useDraft>;
  locale: Locale;
  standing: Standing;
  links: RoomLinks;
  onSent: () => void;
}

export function Answer(props: AnswerProps) {
  const { type, mode, name, prompt, limits, held, locale, standing, links, onSent } = props;
  const { draft, isKept, write, keyFor } = held;
  const [take, setTake] = useState<Take>();
  const [isRecording, setRecording] = useState(false);
  const spoken = useRef<{ recording: Blob; prompt: string; key: string }>(undefined);
  const { state, send } = useSending((id, isHere) => {
    dropDraft(name);
    onSent();
    if (isHere) goTo({ at: 'one', id }, { replace: true });
  });
  const ownText = 'text' in prompt ? prompt.text : '';
  const order = () => {
    const wanted = { locale, type, mode, prompt };
    if (mode === 'write') {
      const { text } = draft;
      return send({ ...wanted, key: keyFor(`${ownText}\n${text}`), answer: { text } });
    }
    if (!take) return;
    const recording = take.blob;
    const { current: tried } = spoken;
    // The same recording of the same task is the same order.
    const isSame = tried?.recording === recording && tried.prompt === ownText;
    const key = isSame ? tried.key : newKey();
    spoken.current = { recording, prompt: ownText, key };
    send({ ...wanted, key, answer: { recording } });
  };
  const lacks = () => {
    if ('text' in prompt && ownText.trim() === '') return 'emptyOwn';
    if (mode === 'write') return draft.text.trim() === '' ? 'emptyText' : undefined;
    return take === undefined ? 'emptyRecording' : undefined;
  };

  return (
    <>
      {mode === 'write' ? (
        <WriteAnswer
          value={draft.text}
          isKept={isKept}
          isSending={state === 'order'}
          limits={limits}
          onWrite={(text) => write({ text })}
        />
      ) : (
        <SpeakAnswer take={take} limits={limits} onTake={setTake} onBusy={setRecording} />
      )}
      <SendPart
        standing={standing}
        links={links}
        mode={mode}
        state={state}
        lacks={lacks()}
        isOff={isRecording}
        onSend={order}
      />
    </>
  );
}

export function TaskAnswer(props: Omit<AnswerProps, 'held'>) {
  return <Answer {...props} held={useDraft(props.name, props.type)} />;
}
