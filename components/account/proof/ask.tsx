import { useState, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { dialogFootClass } from '@/components/ui/dialog/dialog-class';
import { Modal } from '@/components/ui/dialog/modal';
import { useHome } from '../home/home';

interface AskProps {
  title: string;
  confirm: string;
  busy: string;
  tone: 'primary' | 'danger';
  children: ReactNode;
  /** Does it; resolves to what is to be said where it did not work. */
  act: () => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks once more before something is done; whoever does it takes the dialog away. */
export function Ask({ title, confirm, busy, tone, children, act, onClose }: AskProps) {
  const { t } = useHome();
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState(false);
  const press = async () => {
    if (pending) return;
    setFailure(undefined);
    setPending(true);
    setFailure(await act());
    setPending(false);
  };
  return (
    <Modal title={title} onClose={onClose}>
      {children}
      <p role="alert" className="mt-4 font-medium text-bad empty:hidden">
        {failure}
      </p>
      <div className={dialogFootClass}>
        <button type="button" onClick={onClose} className={buttonClass('secondary')}>
          {t('app.cancel')}
        </button>
        <button
          type="button"
          onClick={() => void press()}
          aria-disabled={pending}
          className={buttonClass(tone)}
        >
          {pending ? busy : confirm}
        </button>
      </div>
    </Modal>
  );
}
