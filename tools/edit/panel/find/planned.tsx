import type { Language, PlannedChange } from '../../contract';
import { Difference } from '../parts/difference';
import { Faults, refuses } from '../parts/faults';
import { languageName, languageOf } from '../parts/language';
import { LongList } from '../parts/long-list';
import type { Unsaved } from '../saving/unsaved';

/** Why a change cannot be done, if it cannot; what is replaced together stands and falls together. */
export function unwritten({ key, faults }: PlannedChange, unsaved: Unsaved): string | undefined {
  if (refuses(faults)) return 'This stays as it is: the text would have faults.';
  return unsaved[key] ? 'This stays as it is: you are writing it and have not saved it.' : undefined;
}

export interface PlannedProps {
  rows: readonly PlannedChange[];
  languages: readonly Language[];
  /** Keys that were left out by hand. */
  out: ReadonlySet<string>;
  onOut: (keys: ReadonlySet<string>) => void;
  /** Keys of which a change cannot be done. */
  refused: ReadonlySet<string>;
  unsaved: Unsaved;
}

export function Planned({ rows, languages, out, onOut, refused, unsaved }: PlannedProps) {
  const all = [...new Set(rows.map(({ key }) => key))];
  // What cannot be done is there to be read, below what can.
  const keys = [...all.filter((key) => !refused.has(key)), ...all.filter((key) => refused.has(key))];
  const toggle = (key: string) => {
    const next = new Set(out);
    if (!next.delete(key)) next.add(key);
    onOut(next);
  };
  return (
    <LongList rows={keys}>
      {(key) => {
        const not = refused.has(key);
        return (
          <li key={key} className="planned">
            <label className="tick">
              <input
                type="checkbox"
                checked={!not && !out.has(key)}
                disabled={not}
                onChange={() => toggle(key)}
              />
              <code>{key}</code>
            </label>
            {rows
              .filter((row) => row.key === key)
              .map((change) => {
                const { lang } = languageOf(languages, change.locale);
                const reason = unwritten(change, unsaved);
                return (
                  <div key={change.locale} className="planned-text">
                    <span className="language">{languageName(lang)}</span>
                    <Difference before={change.before} after={change.after} lang={lang} />
                    <Faults faults={change.faults} />
                    {reason && <p className="refused">{reason}</p>}
                  </div>
                );
              })}
          </li>
        );
      }}
    </LongList>
  );
}
