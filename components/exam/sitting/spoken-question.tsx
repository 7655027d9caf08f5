import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Level } from '@/components/questions/recording/level';
import { MicrophoneTrouble } from '@/components/questions/recording/microphone-trouble';
import { useRecording } from '@/components/questions/recording/use-recording';
import { useCountdown } from '@/components/questions/use-countdown';
import { namedRecording } from '@/lib/sitting/given';
import { secondsLeft, tookMs } from '@/lib/sitting/standing';
import { ItemFields } from '../fields/item-fields';
import { ExamClock } from './clock';
import { ExamHead } from './exam-head';
import { LateLine } from './late-line';
import type { QuestionProps } from './question-props';

/**
 * A question that is answered aloud: time to think or to listen, then the recording begins by itself and ends with the time or when one is
 * done. The answer goes before the recording, which is sent while the next question is answered.
 */
export function SpokenQuestion({
  step,
  item,
  since,
  isBusy,
  late,
  onPlay,
  onRecording,
  onAnswer,
}: QuestionProps) {
  const t = useTranslations('exam.speaking');
  const q = useTranslations('questions');
  const isHeard = item.type === 'interactiveSpeaking';
  const [total] = useState(() => secondsLeft(step, since));
  const speakSeconds = Math.round((step.limitMs - step.prepareMs) / 1000);
  const [isSpeaking, setSpeaking] = useState(() => total <= speakSeconds);
  const [taken, setTaken] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const hand = (recording: Blob | null) => {
    if (isBusy || taken) return;
    setTaken(true);
    if (recording) onRecording(recording);
    onAnswer(recording ? namedRecording(step.seq) : null, tookMs(step, since), false);
  };
  const { state, levels, trouble, start, stop } = useRecording(hand);
  const speak = () => {
    if (isSpeaking) return;
    setSpeaking(true);
  };
  const onSpeaking = useEffectEvent(() => void start());
  useEffect(() => {
    window.scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isSpeaking) onSpeaking();
  }, [isSpeaking]);

  return (
    <div ref={head} tabIndex={-1} className="outline-none">
      <ExamHead step={step}>
        {isSpeaking ? (
          <Left
            key="speak"
            label={q('limit')}
            seconds={Math.min(total, speakSeconds)}
            onEnd={() => (state === 'recording' ? stop() : hand(null))}
          />
        ) : (
          <Left
            key="prepare"
            label={q('prepare')}
            seconds={Math.max(1, total - speakSeconds)}
            // It only waits for the question to be heard.
            isHidden={isHeard}
            onEnd={speak}
          />
        )}
      </ExamHead>
      <LateLine late={late} />
      <ItemFields step={step} item={item} onPlay={onPlay} onHeard={isHeard ? speak : undefined} />
      <div className="mt-6 flex min-h-16 flex-wrap items-center gap-4">
        {isSpeaking ? (
          <>
            {state === 'recording' ? (
              <>
                <span className="inline-flex items-center gap-2 font-semibold text-pencil">
                  <span aria-hidden="true" className="recorder-dot" />
                  {t('recording')}
                </span>
                <Level levels={levels} />
              </>
            ) : null}
            <button
              type="button"
              aria-disabled={isBusy || taken || state === 'asking'}
              onClick={() => (state === 'recording' ? stop() : state === 'idle' ? hand(null) : undefined)}
              className={buttonClass('primary', 'min-h-12 aria-disabled:opacity-60')}
            >
              {t(trouble ? 'skip' : 'done')}
            </button>
            {trouble ? (
              <button
                type="button"
                onClick={() => void start()}
                className={buttonClass('secondary', 'min-h-12')}
              >
                {t('again')}
              </button>
            ) : null}
          </>
        ) : (
          <>
            <p className="text-muted">{t(isHeard ? 'listen' : 'prepare')}</p>
            {isHeard ? null : (
              <button type="button" onClick={speak} className={buttonClass('secondary', 'min-h-12')}>
                {t('now')}
              </button>
            )}
          </>
        )}
      </div>
      <MicrophoneTrouble trouble={trouble} />
    </div>
  );
}

interface LeftProps {
  label: string;
  seconds: number;
  isHidden?: boolean;
  onEnd: () => void;
}

function Left({ label, seconds, isHidden = false, onEnd }: LeftProps) {
  const left = useCountdown(seconds, onEnd);
  return isHidden ? null : <ExamClock label={label} left={left ?? 0} />;
}
