import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LongerKind, LongerRow } from '../../../longer/contract';
import { Answer } from '../../parts/answer';
import { useLostFocus } from '../../parts/focus';
import { NewPost } from './new-post';
import { PageRow } from './page-row';
import { longerQueries } from '../queries';

const kinds: readonly { kind: LongerKind; name: string }[] = [
  { kind: 'blog', name: 'Posts' },
  { kind: 'landing', name: 'Landing pages' },
  { kind: 'legal', name: 'Company and legal pages' },
];

export function PageList() {
  const query = useQuery(longerQueries.list);
  const [looked, setLooked] = useState('');
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Pages
      </h2>
      <p>Posts, landing pages, company and legal pages. Open one to change it and to see it beside.</p>
      <Answer query={query}>
        {({ rows, categories }) => {
          const found = matching(rows, looked.trim().toLowerCase());
          return (
            <>
              <NewPost categories={categories} />
              <label className="search">
                Find in titles and addresses
                <input type="search" value={looked} onChange={(event) => setLooked(event.target.value)} />
              </label>
              {found.length === 0 && <p role="status">No page has these words.</p>}
              {kinds.map(({ kind, name }) => (
                <PagesOfKind key={kind} name={name} rows={found.filter((row) => row.kind === kind)} />
              ))}
            </>
          );
        }}
      </Answer>
    </>
  );
}

function PagesOfKind({ name, rows }: { name: string; rows: readonly LongerRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="pages-of-kind">
      <h3>
        {name} <span className="count">{rows.length}</span>
      </h3>
      <ul className="rows">
        {rows.map((row) => (
          <PageRow key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
}

function matching(rows: readonly LongerRow[], words: string): LongerRow[] {
  const parts = words.split(/\s+/).filter(Boolean);
  return rows.filter(({ address, languages }) => {
    const said = [address, ...Object.values(languages).map(({ title }) => title)].join('\n').toLowerCase();
    return parts.every((part) => said.includes(part));
  });
}
