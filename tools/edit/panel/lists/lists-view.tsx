import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Answer } from '../parts/answer';
import { listQueries } from './list-queries';
import { NewRow } from './new-row';
import { openSheet, useOpenPlace } from './open-place';
import { OpenRow } from './open-row';
import { SheetRows } from './sheet-rows';
import { useUnsavedRows } from './unsaved-rows';

export function ListsView() {
  const query = useQuery(listQueries.lists);
  const place = useOpenPlace();
  const unsaved = Object.keys(useUnsavedRows());
  const id = useId();
  return (
    <>
      <h2>Lists</h2>
      <Answer query={query}>
        {({ groups }) => {
          const sheets = groups.flatMap((group) => group.sheets);
          const sheet = sheets.find((one) => one.id === place.sheet) ?? sheets[0];
          if (!sheet) return <p role="status">This site has no lists.</p>;
          return (
            <>
              <div className="value">
                <label htmlFor={id}>What to edit</label>
                <select id={id} value={sheet.id} onChange={({ target }) => openSheet(target.value)}>
                  {groups.map(({ name, sheets: own }) => (
                    <optgroup key={name} label={name}>
                      {own.map((one) => (
                        <option key={one.id} value={one.id}>
                          {/* Closed, a select shows no group. */}
                          {name === one.name ? name : `${name}: ${one.name}`}
                          {one.rows === undefined ? '' : ` (${one.rows})`}
                          {unsaved.some((row) => row.startsWith(`${one.id}/`) || row === `${one.id} new`) &&
                            ', not saved'}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              </div>
              <p className="file">
                <code>{sheet.file}</code>
              </p>
              <OpenSheet key={sheet.id} sheet={sheet.id} isList={sheet.rows !== undefined} />
            </>
          );
        }}
      </Answer>
    </>
  );
}

function OpenSheet({ sheet, isList }: { sheet: string; isList: boolean }) {
  const { row, adding } = useOpenPlace();
  if (!isList) return <OpenRow sheet={sheet} row="" />;
  if (adding) return <NewRow sheet={sheet} like={adding.like} />;
  if (row !== undefined) return <OpenRow key={row} sheet={sheet} row={row} />;
  return <SheetRows sheet={sheet} />;
}
