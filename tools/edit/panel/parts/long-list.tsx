import { useState, type ReactNode } from 'react';

const page = 50;

/** A long list by pages: thousands of rows at once would stop the panel. */
export function LongList<Row>({
  rows,
  children,
}: {
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}) {
  const [shown, setShown] = useState(page);
  return (
    <>
      <ul className="rows">{rows.slice(0, shown).map(children)}</ul>
      {rows.length > shown && (
        <button type="button" onClick={() => setShown(shown + page)}>
          Show {Math.min(page, rows.length - shown)} more of {rows.length - shown}
        </button>
      )}
    </>
  );
}
