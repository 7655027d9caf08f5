import { countedTexts } from '../parts/counted';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BroughtIn } from './contract';
import { base64Of } from '../data/base64';
import { post, Refused } from '../data/call';
import { queries, useTextsChanged } from '../data/queries';
import { Refusal } from '../parts/refusal';
import { Brought } from './brought';

/** Of a file that is read; the editor refuses larger ones too. */
const mostBytes = 24 * 2 ** 20;

export function BringBack({ locale }: { locale: string }) {
  const [file, setFile] = useState<File>();
  const changed = useTextsChanged();
  const send = async (dry: boolean, given: File) => {
    if (given.size > mostBytes) throw new Refused('The file has more than 24 MB: split it.', 'too_large');
    return post<BroughtIn>('exchanged', { file: await base64Of(given), locale, dry });
  };
  const look = useMutation({ mutationFn: (given: File) => send(true, given) });
  const bring = useMutation({ mutationFn: (given: File) => send(false, given), onSuccess: changed });
  const { data: journal } = useQuery(queries.journal);
  const isUndone = journal?.entries.some(({ id, state }) => id === bring.data?.entry && state === 'undone');
  const planned = look.data;
  const count = planned?.changes.length ?? 0;
  return (
    <section className="hand-over">
      <h3>A file that came back</h3>
      <label>
        XLIFF or CSV; nothing is changed yet
        <input
          type="file"
          accept=".xlf,.xliff,.xml,.csv,.txt,.tsv"
          onChange={({ target }) => {
            const given = target.files?.[0];
            setFile(given);
            bring.reset();
            look.reset();
            if (given) look.mutate(given);
          }}
        />
      </label>
      {look.isPending && (
        <p className="waiting" role="status">
          Reading the file…
        </p>
      )}
      <Refusal error={look.error ?? bring.error} />
      {bring.data && !isUndone ? (
        <Brought brought={bring.data} isDone />
      ) : (
        planned && (
          <>
            <Brought brought={planned} isDone={false} />
            {file && count > 0 && (
              <button
                type="button"
                className="main"
                disabled={bring.isPending}
                onClick={() => bring.mutate(file)}
              >
                {bring.isPending ? 'Bringing in…' : `Bring in ${countedTexts(count)}`}
              </button>
            )}
          </>
        )
      )}
    </section>
  );
}
