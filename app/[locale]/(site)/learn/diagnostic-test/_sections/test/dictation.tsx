import { useTranslations } from 'next-intl';
import type { HeldAnswer } from '@/components/questions/fields/held';
import { PlayDots, SoundButton } from '@/components/questions/fields/sound-button';
import { TextField } from '@/components/questions/fields/text-field';
import { usePlays } from '@/components/questions/fields/use-plays';
import { buttonClass } from '@/components/ui/button';
import { questionTypes } from '@/lib/questions/types';

const { plays } = questionTypes.listenAndType;

interface DictationProps {
  id: string;
  sentence: string;
  held: HeldAnswer;
  onQuiet: () => void;
}

export function Dictation({ id, sentence, held: { given, onChange, first }, onQuiet }: DictationProps) {
  const t = useTranslations('diagnostic.run');
  const { left, isPlaying, heard, isSilent, play, stop } = usePlays(id, plays, sentence);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{t('listen')}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SoundButton
          onClick={isPlaying ? stop : play}
          disabled={!isPlaying && left === 0}
          isPlaying={isPlaying}
          heard={heard}
        >
          {t('play')}
        </SoundButton>
        <PlayDots plays={plays} left={left} />
        <p className="text-sm text-muted">{t('plays', { left })}</p>
      </div>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {isSilent ? t('silent') : ''}
      </p>
      <TextField
        rows={3}
        maxLength={500}
        held={{ value: given[0] ?? '', onChange: (typed) => onChange([typed]), ref: first }}
        onKeyDown={(event) => {
          // A sentence has one line: Enter hands it in, unless it ends the choice of a character.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="button" onClick={onQuiet} className={buttonClass('link', 'text-sm underline')}>
        {t('quiet')}
      </button>
    </div>
  );
}
