import { useTranslations } from 'next-intl';
import type { HeldAnswer } from '@/components/questions/fields/held';
import { TextField } from '@/components/questions/fields/text-field';
import { Heard } from './heard';
import { heldWhole } from './held-whole';

interface DictatedProps {
  sound: string;
  plays: number | null;
  held: HeldAnswer;
  onPlay: () => void;
}

export function Dictated({ sound, plays, held, onPlay }: DictatedProps) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('typeHeard')}</p>
      <Heard sound={sound} plays={plays} isRepeated onPlay={onPlay} />
      <TextField
        rows={3}
        maxLength={500}
        className="text-lg"
        held={heldWhole(held)}
        onKeyDown={(event) => {
          // A sentence has one line: Enter hands it in, unless it ends the choice of a character.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
    </div>
  );
}
