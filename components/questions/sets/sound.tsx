import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { AudioLines } from '@/components/ui/icon/icons';
import { soundPath } from '@/lib/questions/sounds';

interface SoundProps {
  /** Of the file, which sound.ts asks for when it is to be played. */
  name: string;
  /** What is said, for browsers that get no file and speak themselves. */
  text: string;
  /** How often it may be heard once the countdown was started; any number of times without. */
  plays?: number;
  /** Whether the opened question plays it by itself, as the test does. */
  isPrompt?: boolean;
}

/** A recording to listen to. */
export function Sound({ name, text, plays, isPrompt = true }: SoundProps) {
  const t = useTranslations('questions');
  return (
    <div
      data-sound={soundPath(name)}
      data-say={text}
      data-plays={plays}
      data-prompt={isPrompt ? '' : undefined}
      className="grid justify-items-start gap-2"
    >
      <button type="button" data-play="" className={buttonClass('secondary', 'practice-live')}>
        <AudioLines aria-hidden="true" className="size-4.5" />
        {t('listen')}
      </button>
      <p className="text-sm text-muted">
        {plays ? t('plays', { count: plays }) : t('playsFreely')}
        <span role="status" data-spoken="" className="block">
          {t('spoken')}
        </span>
      </p>
      <noscript>
        <audio controls preload="none" src={soundPath(name)} />
      </noscript>
    </div>
  );
}

/** What was said, for the folded answer. */
export function Transcript({ text }: { text: string }) {
  const t = useTranslations('questions');
  return (
    <p>
      {t('transcript')}{' '}
      <span lang="en" className="font-semibold">
        {text}
      </span>
    </p>
  );
}
