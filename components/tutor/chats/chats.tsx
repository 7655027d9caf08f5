import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { tutorLimits } from '@/lib/api/contract/tutor/limits';
import { ChatRow } from './chat-row';
import { DeleteChat } from './delete-chat';
import type { ListedThread } from './listed-thread';

interface ChatsProps {
  threads: readonly ListedThread[];
  open: string | null;
  canBegin: boolean;
  /** @param thread null for a new one */
  onOpen: (thread: string | null) => void;
  onDeleted: (thread: string) => void;
}

export function Chats({ threads, open, canBegin, onOpen, onDeleted }: ChatsProps) {
  const t = useTranslations('tutor-room.chats');
  const [deleting, setDeleting] = useState<ListedThread>();
  const [isUnfolded, setUnfolded] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isGone = useRef(false);
  // The dialog gives the focus back to a row that is about to go.
  useEffect(() => {
    if (deleting !== undefined || !isGone.current) return;
    isGone.current = false;
    begin.current?.focus();
  }, [deleting]);
  const go = (thread: string | null) => {
    setUnfolded(false);
    onOpen(thread);
  };
  return (
    <nav aria-label={t('title')} className="min-w-0 self-start lg:sticky lg:top-6">
      <div className="flex gap-3">
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
          className={buttonClass('secondary', 'min-w-0 grow lg:hidden')}
        >
          {t('count', { count: threads.length })}
        </button>
        {canBegin ? (
          <button
            ref={begin}
            type="button"
            onClick={() => go(null)}
            className={buttonClass('secondary', 'shrink-0 lg:w-full')}
          >
            {t('new')}
          </button>
        ) : null}
      </div>
      <div id={id} className={classNames('mt-4 lg:mt-5', !isUnfolded && 'max-lg:hidden')}>
        <h2 className="font-semibold max-lg:sr-only">{t('title')}</h2>
        {threads.length === 0 ? (
          <p className="mt-1 text-muted">{t('none')}</p>
        ) : (
          <ul className="-mx-2 mt-1 max-h-[60dvh] overflow-y-auto lg:max-h-112">
            {threads.map((thread) => (
              <ChatRow
                key={thread.id}
                thread={thread}
                isOpen={thread.id === open}
                onOpen={() => go(thread.id)}
                onDelete={() => setDeleting(thread)}
              />
            ))}
          </ul>
        )}
        <p className="mt-2 text-sm text-muted">{t('kept', { days: tutorLimits.days })}</p>
        {threads.length >= tutorLimits.threads ? (
          <p className="mt-2 text-sm text-warn">{t('nearlyFull', { count: tutorLimits.threads })}</p>
        ) : null}
      </div>
      {deleting ? (
        <DeleteChat
          thread={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            isGone.current = true;
            onDeleted(deleting.id);
          }}
        />
      ) : null}
    </nav>
  );
}
