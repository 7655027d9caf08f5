import { countedTexts } from '../parts/counted';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language, PlannedChange } from '../../contract';
import { post } from '../data/call';
import { queries, useTextsChanged } from '../data/queries';
import { Answer } from '../parts/answer';
import { Refusal } from '../parts/refusal';
import { useSettled } from '../field/use-checked';
import { useUnsaved } from '../saving/use-unsaved';
import type { Looked } from './looked';
import { Planned, unwritten } from './planned';

interface Replaced {
  changes: PlannedChange[];
  entry?: string | null;
}

export function Replace({ looked, languages }: { looked: Looked; languages: readonly Language[] }) {
  const [by, setBy] = useState('');
  const [takesOut, setTakesOut] = useState(false);
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const textsChanged = useTextsChanged();
  const unsaved = useUnsaved();
  const settled = useSettled(JSON.stringify({ ...looked, with: by }));
  // What is still being written is not what the list below shows.
  const isSettled = settled === JSON.stringify({ ...looked, with: by });
  const { q, locale, exact, with: words } = JSON.parse(settled) as Looked & { with: string };
  const ask = {
    q,
    with: words,
    exact,
    locales: locale ? [locale] : languages.map(({ code }) => code),
  };
  const plan = useQuery({
    queryKey: ['replace', ask],
    queryFn: () => post<Replaced>('replace', { ...ask, dry: true }),
    enabled: q !== '' && languages.length > 0,
  });
  const replace = useMutation({
    mutationFn: (keys: string[]) => post<Replaced>('replace', { ...ask, keys, dry: false }),
    onSuccess: () => textsChanged(),
  });

  const { data: journal } = useQuery(queries.journal);
  const isUndone = journal?.entries.some(({ id, state }) => id === replace.data?.entry && state === 'undone');

  return (
    <section className="replace">
      <label>
        With
        <input
          value={by}
          onChange={(event) => {
            setBy(event.target.value);
            setTakesOut(false);
            replace.reset();
          }}
        />
      </label>
      {by === '' && (
        <label className="tick">
          <input type="checkbox" checked={takesOut} onChange={({ target }) => setTakesOut(target.checked)} />
          Take the words out, with nothing in their place
        </label>
      )}
      {replace.isSuccess && !isUndone && (
        <p role="status" className="done">
          Replaced in {countedTexts(replace.data.changes.length)}. “Undo” takes all of it back.
        </p>
      )}
      <Refusal error={replace.error} />
      {q !== '' && (
        <Answer query={plan}>
          {({ changes }) => {
            const rows = changes.filter(({ before, after }) => before !== after);
            const refused = new Set(rows.filter((row) => unwritten(row, unsaved)).map(({ key }) => key));
            const chosen = rows.filter(({ key }) => !out.has(key) && !refused.has(key));
            const keys = [...new Set(chosen.map(({ key }) => key))];
            return (
              <>
                <p role="status">{summary(rows.length, chosen.length)}</p>
                {locale === '' && rows.length > 0 && (
                  <p>
                    Only texts with these very words are here. Other languages say it otherwise: open each
                    text.
                  </p>
                )}
                <button
                  type="button"
                  className="main"
                  disabled={
                    (words === '' && !takesOut) ||
                    chosen.length === 0 ||
                    replace.isPending ||
                    plan.isFetching ||
                    !isSettled
                  }
                  onClick={() => replace.mutate(keys)}
                >
                  {words === '' && takesOut ? 'Take out of' : 'Replace in'} {countedTexts(chosen.length)}
                </button>
                <Planned {...{ rows, languages, out, refused, unsaved }} onOut={setOut} />
              </>
            );
          }}
        </Answer>
      )}
    </section>
  );
}

function summary(found: number, chosen: number): string {
  if (found === 0) return 'Nothing to replace.';
  return chosen === found
    ? `${countedTexts(found)} would change.`
    : `${chosen} of ${countedTexts(found)} would change.`;
}
