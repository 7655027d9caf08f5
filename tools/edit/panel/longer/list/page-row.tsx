import type { LongerIn, LongerRow } from '../../../longer/contract';
import { useLanguages } from '../../data/queries';
import { day } from '../../parts/day';
import { languageName, languageOf } from '../../parts/language';
import { useOpenPage } from '../use-open-page';

export function PageRow({ row }: { row: LongerRow }) {
  const open = useOpenPage();
  const english = row.languages.en ?? Object.values(row.languages)[0];
  const codes = Object.keys(row.languages);
  const those = (is: (one: LongerIn) => boolean) =>
    codes.filter((code) => row.languages[code] && is(row.languages[code]));
  return (
    <li>
      <button type="button" className="row" onClick={() => open(row, codes)}>
        <span>{row.title}</span>
        <code>{row.address}</code>
        {english && <Days of={english} />}
        <Codes name="Cannot be read" codes={those(({ broken }) => broken)} state="bad" />
        <Codes name="Draft" codes={those(({ draft }) => draft)} state="draft" />
        <Codes name="Behind the English" codes={those(({ stale }) => stale)} state="warn" />
        <Codes name="Not in" codes={row.lacks} state="lacks" />
      </button>
    </li>
  );
}

function Days({ of: { published, updated } }: { of: LongerIn }) {
  const waits = published !== undefined && published > new Date().toISOString().slice(0, 10);
  return (
    <small>
      {published && `${waits ? 'Waits for' : 'Out since'} ${day(published)}`}
      {published && updated && updated !== published && ', '}
      {updated && updated !== published && `changed on ${day(updated)}`}
    </small>
  );
}

function Codes({ name, codes, state }: { name: string; codes: readonly string[]; state: string }) {
  const languages = useLanguages();
  if (codes.length === 0) return null;
  const names = codes.map((code) => languageName(languageOf(languages, code).lang));
  return (
    <small className="page-state" data-state={state}>
      {name}: {names.join(', ')}
    </small>
  );
}
