import { useFormatter, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { X } from '@/components/ui/icon/icons';
import type { ListedThread } from './listed-thread';

interface ChatRowProps {
  thread: ListedThread;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** A chat in the list: a link to it, which a new tab can follow too. */
export function ChatRow({ thread: { id, title, at }, isOpen, onOpen, onDelete }: ChatRowProps) {
  const t = useTranslations('tutor-room.chats');
  const format = useFormatter();
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li
      className={classNames(
        'flex items-center rounded-control',
        isOpen ? 'bg-action-soft' : 'hover:bg-sunken',
      )}
    >
      <a
        href={`?thread=${id}`}
        onClick={open}
        aria-current={isOpen || undefined}
        className="min-h-11 min-w-0 grow px-2 py-2"
      >
        <span className="line-clamp-2 wrap-anywhere">{title}</span>
        <span className="block text-sm text-muted">
          {format.dateTime(new Date(at), { dateStyle: 'medium' })}
        </span>
      </a>
      <button
        type="button"
        onClick={onDelete}
        aria-label={t('deleteOf', { title })}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-bad"
      >
        <X className="size-4" />
      </button>
    </li>
  );
}
