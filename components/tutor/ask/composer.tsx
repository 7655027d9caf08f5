import { useLocale, useTranslations } from 'next-intl';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { CallData } from '@/lib/api/contract/calls';
import { tutorLimits } from '@/lib/api/contract/tutor/limits';
import type { OpenDesk } from '../room/use-desk';
import { AskState } from './ask-state';
import { useOnline } from './use-online';

interface ComposerProps {
  box: RefObject<HTMLTextAreaElement | null>;
  desk: OpenDesk;
  tutor: CallData<'tutor'>;
  foot: string;
}

/** Characters from which on it is said how many there may be. */
const nearlyFull = tutorLimits.question * 0.8;

export function Composer({ box, desk, tutor, foot }: ComposerProps) {
  const t = useTranslations('tutor-room.ask');
  const id = useId();
  const { talk, draft, isOpening } = desk;
  const isComing = talk.coming !== null;
  const isOnline = useOnline();
  const over = draft.length - tutorLimits.question;
  const isSpent = tutor.left === 0;
  const canSend = !isComing && !isOpening && !isSpent && over <= 0 && draft.trim() !== '';

  const send = () => {
    if (!canSend) return box.current?.focus();
    desk.askDraft();
    // On a phone its keyboard would cover the answer; everywhere else one types on.
    if (window.matchMedia('(pointer: coarse)').matches) box.current?.blur();
    else box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends what is composed of several keys, as in Japanese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isComing) send();
  };

  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="tutor-composer mt-6 border-t border-line bg-page py-3"
    >
      <AskState trouble={talk.trouble} isOnline={isOnline} left={tutor.left} renewed={tutor.renewed} />
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <div className="flex items-end gap-3">
        <textarea
          ref={box}
          id={id}
          rows={2}
          value={draft}
          onChange={(event) => desk.setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t('place')}
          enterKeyHint="send"
          aria-describedby={foot}
          aria-invalid={over > 0 || undefined}
          className="field-sizing-content max-h-48 min-h-12 w-full min-w-0 resize-none rounded-control border border-line-strong bg-surface px-4 py-3 text-base aria-invalid:border-bad"
        />
        {isComing ? (
          <button
            type="button"
            onClick={() => {
              desk.stop();
              box.current?.focus();
            }}
            className={buttonClass('secondary', 'min-h-12 shrink-0')}
          >
            {t('stop')}
          </button>
        ) : (
          <button
            type="submit"
            aria-disabled={!canSend}
            className={buttonClass('primary', 'min-h-12 shrink-0 aria-disabled:opacity-60')}
          >
            {t('send')}
          </button>
        )}
      </div>
      <Used used={draft.length} />
    </form>
  );
}

function Used({ used }: { used: number }) {
  const t = useTranslations('tutor-room.ask');
  const locale = useLocale();
  const max = tutorLimits.question;
  if (used < nearlyFull) return null;
  return (
    <p role="status" className="mt-1 text-sm text-muted">
      {used > max ? (
        <span className="font-medium text-bad">{t('tooLong', { count: used - max })}</span>
      ) : (
        `${used.toLocaleString(locale)} / ${max.toLocaleString(locale)}`
      )}
    </p>
  );
}
