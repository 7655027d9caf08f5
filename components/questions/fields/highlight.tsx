import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { part } from '@/lib/questions/protocol';
import type { Held } from './held';
import { plainTyping } from './plain-typing';
import { noteSelection, pressedBy, selectByTaps, selectedWords } from './selected-words';

interface HighlightFieldProps {
  question: string;
  text: string;
  held?: Held | undefined;
}

/** The text is a field that cannot be changed: one selects in it with the mouse, a finger or the keyboard. */
export function HighlightField({ question, text, held }: HighlightFieldProps) {
  const t = useTranslations('questions');
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 lg:col-start-2">
        <p lang="en" {...part('asked')} className="font-semibold">
          {question}
        </p>
        <p className="mt-3 text-muted">
          {t('selectWords')} <span className="key-hint">{t('selectKeys')}</span>
          {held ? <span className="touch-hint">{t('selectTouch')}</span> : null}
        </p>
      </div>
      <textarea
        lang="en"
        inputMode="none"
        aria-readonly="true"
        rows={12}
        {...(held
          ? { value: text, onChange: keep, onKeyDown: keepFromTyping, ref: held.ref }
          : { defaultValue: text })}
        onPointerDown={held && (({ currentTarget, pointerType }) => pressedBy(currentTarget, pointerType))}
        onClick={held && (({ currentTarget }) => selectByTaps(currentTarget))}
        onSelect={
          held &&
          (({ currentTarget }) => {
            noteSelection(currentTarget);
            held.onChange(selectedWords(currentTarget) || held.value);
          })
        }
        {...plainTyping}
        aria-label={t('passage')}
        className="practice-text min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1"
      />
      <div className={`min-w-0 lg:col-start-2 ${held ? 'selection-near bg-page' : ''}`}>
        <p className="text-sm font-medium text-muted">{t('selected')}</p>
        <p
          lang="en"
          role="status"
          {...part('selected')}
          className="practice-selected mt-1 rounded-control border border-line bg-control px-4 py-3"
        >
          {held?.value}
        </p>
      </div>
    </div>
  );
}

/** The text stays as it is. */
const keep = () => undefined;

/** A letter that is put back takes the caret to the end of the text. */
function keepFromTyping(event: KeyboardEvent) {
  const types = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (types || ['Backspace', 'Delete', 'Enter'].includes(event.key)) event.preventDefault();
}
