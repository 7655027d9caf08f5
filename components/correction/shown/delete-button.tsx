import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog/modal';
import type { OrderedCorrection } from '@/lib/api/contract/correction/correction';
import { decodeError, hasCode } from '@/lib/api/errors';
import { loadMemberApi } from '@/lib/session/member-api';
import { troubleKind, type TroubleKind } from '@/lib/sitting/trouble-kind';
import { goTo } from '../room/place';

interface DeleteButtonProps {
  correction: Pick<OrderedCorrection, 'id' | 'exam'>;
  onDeleted: () => void;
}

export function DeleteButton({ correction, onDeleted }: DeleteButtonProps) {
  const t = useTranslations('correction-room.shown');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={buttonClass('caution')}>
        {t('delete')}
      </button>
      {isAsking ? (
        <Ask
          correction={correction}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            onDeleted();
            goTo({ at: 'lobby' }, { replace: true });
          }}
        />
      ) : null}
    </>
  );
}

function Ask({ correction, onClose, onDeleted }: DeleteButtonProps & { onClose: () => void }) {
  const t = useTranslations('correction-room');
  const [state, setState] = useState<'idle' | 'busy' | { failed: TroubleKind }>('idle');
  const isBusy = state === 'busy';
  const remove = () => {
    if (isBusy) return;
    setState('busy');
    loadMemberApi()
      .then((api) => api.call('deleteCorrection', { params: { id: correction.id } }))
      .then(onDeleted, (error: unknown) => {
        // It is gone already.
        if (hasCode(error, 'unknown_correction')) onDeleted();
        else setState({ failed: troubleKind(decodeError(error).kind) });
      });
  };
  return (
    <Modal title={t('shown.deleteTitle')} onClose={onClose}>
      <p className="mt-4">{t(correction.exam === null ? 'shown.deleteLead' : 'shown.deleteExam')}</p>
      <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
        {typeof state === 'object' ? t(`trouble.${state.failed}`) : ''}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={remove}
          className={buttonClass('danger', 'aria-disabled:opacity-60')}
        >
          {t(isBusy ? 'shown.deleting' : 'shown.deleteConfirm')}
        </button>
        <button type="button" onClick={onClose} className={buttonClass('secondary')}>
          {t('shown.cancel')}
        </button>
      </p>
    </Modal>
  );
}
