import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { withoutTags } from '@/lib/tutor/english';

export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('tutor-room.chat');
  const [state, setState] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    setState(undefined);
    try {
      await navigator.clipboard.writeText(withoutTags(text));
      setState('copied');
    } catch {
      setState('notCopied');
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="min-h-11 font-semibold text-action underline-offset-4 hover:underline"
      >
        {t('copy')}
      </button>
      <span role="status">{state ? t(state) : ''}</span>
    </>
  );
}
