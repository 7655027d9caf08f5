import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { SessionName } from '../room/session-name';
import type { Live } from './live';

interface BeginButtonProps {
  name: SessionName;
  live: Live | undefined;
  look?: 'primary' | 'secondary';
  /** What a screen reader says, where the words alone would not tell what begins. */
  label?: string;
  children: string;
}

/** Begins something. Before the page is alive it has its room and cannot be pressed. */
export function BeginButton({ name, live, look = 'secondary', label, children }: BeginButtonProps) {
  const failed = useTranslations('questions')('more.failed');
  const mine = live?.opening?.name === name ? live.opening : undefined;
  return (
    <>
      <button
        type="button"
        data-begins={name}
        aria-label={label}
        aria-busy={mine?.isFailed === false}
        onClick={live && (() => live.onOpen(name))}
        className={buttonClass(
          look,
          'aria-busy:cursor-progress aria-busy:opacity-60',
          live === undefined && 'invisible',
        )}
      >
        {children}
      </button>
      {mine?.isFailed ? (
        <p role="alert" className="w-full font-medium text-bad">
          {failed}
        </p>
      ) : null}
    </>
  );
}
