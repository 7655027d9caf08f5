import type { LongerText } from '../../longer/contract';
import { apart, withValue } from '../../longer/head.mjs';
import { day } from '../parts/day';
import { write, type Written } from '../saving/unsaved';
import { useUnsaved } from '../saving/use-unsaved';

/** Asks whether a text that is changed says so by its day. */
export function TodayAsked({ text: { key, texts } }: { text: LongerText }) {
  const today = new Date().toISOString().slice(0, 10);
  const unsaved = useUnsaved()[key] ?? {};
  const asked = texts.flatMap(({ locale }) => {
    const written = unsaved[locale];
    const updated = written && dayBehind(written, today);
    return written && updated ? [{ locale, updated, ...written }] : [];
  });
  if (asked.length === 0) return null;
  const days = [...new Set(asked.map(({ updated }) => day(updated)))];
  return (
    <p>
      “Last changed” says {days.join(', ')}.{' '}
      <button
        type="button"
        className="link"
        onClick={() => {
          for (const { locale, from, text } of asked)
            write(key, locale, from, withValue(text, 'updated', today));
        }}
      >
        Put today into “Last changed”
      </button>
    </p>
  );
}

/** The day of a text that was changed after it; undefined where it has none, or visitors see the text only after today. */
function dayBehind({ from, text }: Written, today: string): string | undefined {
  const { updated, published } = apart(text)?.values ?? {};
  const isOut = typeof published !== 'string' || published <= today;
  const isNew = from === null || updated !== apart(from)?.values.updated;
  return typeof updated === 'string' && updated < today && isOut && !isNew ? updated : undefined;
}
