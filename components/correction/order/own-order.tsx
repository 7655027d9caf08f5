import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { correctionLimits } from '@/lib/api/contract/correction/limits';
import { Answer, type AnswerProps } from './answer';
import { modes } from './room-types';
import { useDraft } from './use-draft';

/** A task that somebody brings, answered in writing or aloud: of those nobody knows a time limit. */
export function OwnOrder(props: Pick<AnswerProps, 'locale' | 'standing' | 'links' | 'onSent'>) {
  const t = useTranslations('correction-room.order');
  const held = useDraft('own', 'own');
  const id = useId();
  const { prompt = '', mode = 'write' } = held.draft;
  return (
    <div className="mt-4">
      <label htmlFor={id} className="font-semibold">
        {t('ownLabel')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('ownHint')}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        lang="en"
        rows={3}
        maxLength={correctionLimits.prompt}
        value={prompt}
        autoComplete="off"
        onChange={({ currentTarget }) => held.write({ prompt: currentTarget.value })}
        className="mt-2 w-full rounded-control border border-line-strong bg-control px-4 py-3 leading-relaxed"
      />
      <fieldset className="mt-4">
        <legend className="font-semibold">{t('mode')}</legend>
        <div className="mt-1 flex flex-wrap gap-x-8">
          {modes.map((one) => (
            <label key={one} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`${id}-mode`}
                checked={mode === one}
                onChange={() => held.write({ mode: one })}
                className="size-5 shrink-0 accent-action"
              />
              {t(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <Answer
        key={mode}
        {...props}
        type="own"
        mode={mode}
        name="own"
        prompt={{ text: prompt }}
        limits={null}
        held={held}
      />
    </div>
  );
}
