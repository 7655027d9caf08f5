import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { answerChat, chatAddress } from '@/lib/visit/chat/chat-page';
import type { ChatSettings } from '@/lib/visit/chat/settings';
import { isChatAllowed, onChoice } from '@/lib/visit/consent';

/** Ms after the page has loaded and is idle (spec sections 2 and 9). */
const delay = 1000;

/** What a chat in a frame needs; it cannot lead the page elsewhere. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

export interface ChatWidgetProps {
  settings: ChatSettings;
  texts: { open: string; close: string; title: string };
  icons: { open: ReactNode; close: ReactNode };
}

/** The support chat: a button, and the service's own page in a frame, which loads before the button is pressed. */
export function ChatWidget({ settings, texts, icons }: ChatWidgetProps) {
  const isAllowed = useSyncExternalStore(onChoice, () => isChatAllowed(settings.optIn));
  const [isDue, setDue] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const panel = useId();

  useEffect(() => {
    let timer: number | undefined;
    const callOff = whenIdle(() => (timer = window.setTimeout(() => setDue(true), delay)));
    return () => {
      callOff();
      window.clearTimeout(timer);
    };
  }, []);

  const isShown = isDue && isAllowed;
  useEffect(() => {
    if (!isShown || !frame.current) return;
    const stop = answerChat(frame.current, settings);
    // Set here and not in the markup: a frame that is kept must not load again when the page draws anew.
    frame.current.src = chatAddress(settings);
    return stop;
  }, [isShown, settings]);

  if (!isShown) return null;
  return (
    <aside aria-label={texts.title}>
      <div
        id={panel}
        className={`fixed start-4 end-4 bottom-20 z-[1990] h-[min(36rem,calc(100dvh-7rem))] overflow-hidden rounded-card border border-line bg-surface shadow-lg sm:end-auto sm:w-96 md:start-8 md:bottom-24 ${isOpen ? '' : 'invisible'}`}
      >
        <iframe ref={frame} title={texts.title} sandbox={sandbox} className="size-full" />
      </div>
      <button
        type="button"
        aria-label={isOpen ? texts.close : texts.open}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        className="chat-door fixed start-4 bottom-4 z-[1990] inline-flex size-12 items-center justify-center rounded-full bg-action text-on-action shadow-md hover:bg-action-hover md:start-8 md:bottom-8"
      >
        {isOpen ? icons.close : icons.open}
      </button>
    </aside>
  );
}
