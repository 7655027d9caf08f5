import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HandedOut } from './contract';
import { get } from '../data/call';
import { queries } from '../data/queries';
import { Refusal } from '../parts/refusal';
import { save } from './save-file';

type Extent = 'missing' | 'stale' | 'all';
const formats = { xliff: 'XLIFF, for translation tools', csv: 'CSV, for spreadsheets' };

export function HandOut({ locale }: { locale: string }) {
  const { data: state } = useQuery(queries.state(locale));
  const open = state && { missing: state.missing.length + state.english.length, stale: state.stale.length };
  const [chosen, setChosen] = useState<Extent>();
  const only = chosen ?? (open?.missing === 0 && open.stale > 0 ? 'stale' : 'missing');
  const extents: Record<Extent, string> = {
    missing: `What is not translated${counted(open?.missing)}`,
    stale: `What is older than its English${counted(open?.stale)}`,
    all: 'All texts',
  };
  const [format, setFormat] = useState<keyof typeof formats>('xliff');
  const { mutate, data, isPending, error, reset } = useMutation({
    mutationFn: () => get<HandedOut>('exchanged', { locale, only, format }),
    onSuccess: ({ name, content, rows }) => {
      if (rows > 0) save(name, content, format === 'csv' ? 'text/csv' : 'application/xliff+xml');
    },
  });
  return (
    <form
      className="hand-over"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <h3>A file for a translator</h3>
      <Choice name="Texts" options={extents} value={only} onChange={(next) => (setChosen(next), reset())} />
      <p>Posts, landing pages and legal texts are not in it: translate them in Pages.</p>
      <Choice name="Form" options={formats} value={format} onChange={(next) => (setFormat(next), reset())} />
      <button type="submit" aria-disabled={isPending}>
        {isPending ? 'Making the file…' : 'Download'}
      </button>
      <Refusal error={error} />
      <div role="status">
        {data &&
          (data.rows === 0 ? (
            <p>There is nothing of this kind, so there is no file.</p>
          ) : (
            <p className="done">
              {data.rows === 1 ? '1 text is' : `${data.rows} texts are`} in <code>{data.name}</code>, among
              your downloads.
            </p>
          ))}
      </div>
    </form>
  );
}

const counted = (count: number | undefined): string => (count === undefined ? '' : ` (${count})`);

interface ChoiceProps<Value extends string> {
  name: string;
  options: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ name, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {name}
      <select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(options).map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
