import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { dialogFootClass } from '@/components/ui/dialog/dialog-class';
import { Modal } from '@/components/ui/dialog/modal';
import { decodeError } from '@/lib/api/errors';
import { loadMemberApi } from '@/lib/session/member-api';
import type { ListedThread } from './listed-thread';

interface DeleteChatProps {
  thread: ListedThread;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteChat({ thread: { id, title }, onClose, onDeleted }: DeleteChatProps) {
  const t = useTranslations('tutor-room.chats');
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking');
  const remove = async () => {
    if (state === 'deleting') return;
    setState('deleting');
    try {
      const api = await loadMemberApi();
      await api.call('deleteThread', { params: { id } });
    } catch (error) {
      // Gone already, as by another tab.
      if (decodeError(error).kind !== 'notFound') return setState('failed');
    }
    onDeleted();
  };
  return (
    <Modal title={t('confirm')} onClose={onClose}>
      <p className="mt-4 wrap-anywhere">{t('confirmLead', { title })}</p>
      <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
        {state === 'failed' ? t('notDeleted') : ''}
      </p>
      <div className={dialogFootClass}>
        <button type="button" onClick={onClose} className={buttonClass('secondary')}>
          {t('keep')}
        </button>
        <button
          type="button"
          aria-disabled={state === 'deleting'}
          onClick={() => void remove()}
          className={buttonClass('danger')}
        >
          {t(state === 'deleting' ? 'deleting' : 'delete')}
        </button>
      </div>
    </Modal>
  );
}
