import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { soundPath } from '@/lib/questions/sounds';
import { part, soundAttributes } from '@/lib/questions/protocol';
import { PlayDots, SoundButton } from './sound-button';

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

export function Sound({ name, text, plays, isPrompt = true }: SoundProps) {
  const t = useTranslations('questions');
  return (
    <div
      {...soundAttributes({ file: soundPath(name), text, plays })}
      {...(isPrompt && part('prompt'))}
      className="grid justify-items-start gap-2"
    >
      <div className="practice-live flex flex-wrap items-center gap-x-4">
        <SoundButton {...part('play')}>{t('listen')}</SoundButton>
        {/* Once it is checked it is heard freely, and the dots make room. */}
        <span className="grid items-center *:[grid-area:1/1]">
          {plays ? <PlayDots plays={plays} /> : null}
          <button type="button" {...part('slower')} className={buttonClass('link', 'sound-slower')}>
            {t('slower')}
          </button>
        </span>
      </div>
      <p className="text-sm text-muted">
        {plays ? t('plays', { count: plays }) : t('playsFreely')}
        <span role="status" {...part('spoken')} className="block">
          {t('spoken')}
        </span>
      </p>
      <noscript>
        <audio controls preload="none" src={soundPath(name)} />
      </noscript>
    </div>
  );
}
