import { useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog/modal';
import { brand } from '@/lib/site/brand';
import { useHome } from '../home/home';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, this once. It stands beside the page, so that it alone is printed (`.receipt` in app/print.css). */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t, user } = useHome();
  const [said, setSaid] = useState('');
  const text = [`${brand.name}: ${user.email ?? ''}`, ...codes, ''].join('\n');
  const copy = async () => {
    // Said anew each time.
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('factors.codes.copied'));
    } catch {
      // Not allowed, or a page without TLS.
      setSaid(t('factors.codes.copyFailed'));
    }
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(address);
  };
  return createPortal(
    <Modal title={t('factors.codes.title')} onClose={onClose}>
      <p className="mt-4">{t('factors.codes.lead')}</p>
      <p className="mt-2 hidden font-semibold print:block">{`${brand.name}: ${user.email ?? ''}`}</p>
      <ul
        className="receipt mt-4 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-x-6 gap-y-1 font-mono"
        dir="ltr"
      >
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <button type="button" onClick={() => void copy()} className={buttonClass('secondary')}>
          {t('factors.codes.copy')}
        </button>
        <button type="button" onClick={download} className={buttonClass('secondary')}>
          {t('factors.codes.download')}
        </button>
        <button type="button" onClick={() => window.print()} className={buttonClass('secondary')}>
          {t('factors.codes.print')}
        </button>
      </div>
      <p role="status" className="mt-1.5 text-sm text-muted print:hidden">
        {said}
      </p>
      <button type="button" onClick={onClose} className={buttonClass('primary', 'mt-5 w-full print:hidden')}>
        {t('factors.codes.saved')}
      </button>
    </Modal>,
    document.body,
  );
}
