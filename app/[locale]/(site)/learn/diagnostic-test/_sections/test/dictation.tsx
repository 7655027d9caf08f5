import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { plainTyping } from '@/components/questions/plain-typing';
import { buttonClass } from '@/components/ui/button';
import { AudioLines } from '@/components/ui/icon/icons';
import { playsOfDictation } from '@/lib/diagnostic/pool';
import { hear } from './hear';
import { useFocus } from './use-focus';

interface DictationProps {
  id: string;
  sentence: string;
  typed: string;
  onChange: (typed: string) => void;
  /** Gives the listening up. */
  onQuiet: () => void;
}

/** Listen and Type: a sentence that is played once by itself and can be played again, and a field for it. */
export function Dictation({ id, sentence, typed, onChange, onQuiet }: DictationProps) {
  const t = useTranslations('diagnostic.run');
  const q = useTranslations('questions');
  const field = useFocus<HTMLTextAreaElement>(true);
  const { left, isPlaying, isSilent, play } = usePlays(id, sentence);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{t('listen')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="button"
          onClick={play}
          disabled={isPlaying || left === 0}
          className={buttonClass('secondary', 'disabled:opacity-60')}
        >
          <AudioLines aria-hidden="true" className="size-5" />
          {t('play')}
        </button>
        <p className="text-sm text-muted">{t('plays', { left })}</p>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {isSilent ? t('silent') : ''}
      </p>
      <textarea
        ref={field}
        lang="en"
        rows={3}
        maxLength={500}
        value={typed}
        aria-label={q('yourAnswer')}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          // A sentence has one line: Enter hands it in, unless it ends the choice of a character.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        {...plainTyping}
        className="w-full rounded-control border border-line-strong bg-control px-4 py-3 leading-relaxed"
      />
      <button type="button" onClick={onQuiet} className={buttonClass('link', 'text-sm underline')}>
        {t('quiet')}
      </button>
    </div>
  );
}

/** Plays the sentence at once, and again as often as is left. What could not be heard does not count. */
function usePlays(id: string, sentence: string) {
  const [turn, setTurn] = useState(1);
  const [left, setLeft] = useState(playsOfDictation);
  const [isPlaying, setPlaying] = useState(true);
  const [isSilent, setSilent] = useState(false);

  useEffect(() => {
    const over = new AbortController();
    const ended = (isHeard: boolean) => {
      if (over.signal.aborted) return;
      setPlaying(false);
      if (isHeard) setLeft((before) => before - 1);
      else setSilent(true);
    };
    hear(id, sentence, over.signal).then(
      () => ended(true),
      () => ended(false),
    );
    return () => over.abort();
  }, [turn, id, sentence]);

  const play = () => {
    setPlaying(true);
    setSilent(false);
    setTurn(turn + 1);
  };
  return { left, isPlaying, isSilent, play };
}
