import type { ReactNode } from 'react';

/** A text with the places that were looked for; `at` as `[start, end)` of UTF-16 units, in order. */
export function MarkedText({
  text,
  at,
  lang,
}: {
  text: string;
  at: readonly (readonly [number, number])[];
  lang: string;
}) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of at) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <span lang={lang}>
      {parts}
      {text.slice(from)}
    </span>
  );
}
