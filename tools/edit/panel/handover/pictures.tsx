import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Picture, Pictures as Made } from '../../drafts/pictures/pictures.mjs';
import { Failure } from '../parts/answer';
import { languageName } from '../parts/language';
import { draftQueries } from './drafts';

/** The pages of a draft, or of what is not handed over, before and after; made when they are asked for, as that takes a minute or two. */
export function Pictures({ branch }: { branch?: string }) {
  const [asked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery({ ...draftQueries.pictures(branch), enabled: asked });
  if (!asked)
    return (
      <button type="button" onClick={() => setAsked(true)}>
        Show pages before and after
      </button>
    );
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <p role="status">Taking pictures of the pages. This takes a minute or two…</p>;
  return <Taken made={data} />;
}

function Taken({ made: { pictures, same, left } }: { made: Made }) {
  return (
    <div className="taken">
      {pictures.length === 0 && <p role="status">No page looks different.</p>}
      <ul className="rows">
        {pictures.map((picture) => (
          <Pair key={picture.locale + picture.path} picture={picture} />
        ))}
      </ul>
      {same.length > 0 && (
        <p>
          As before: {same.map(({ path, locale }) => `${path} (${locale})`).join(', ')}. What changed shows in
          a dialog there, or in search results.
        </p>
      )}
      {left > 0 && <p>{left === 1 ? 'One more page changed.' : `${left} more pages changed.`}</p>}
    </div>
  );
}

function Pair({ picture: { path, locale, before, after } }: { picture: Picture }) {
  return (
    <li>
      <h4>
        {path} in {languageName(locale)}
      </h4>
      <div className="pictures">
        <figure>
          <figcaption>Before</figcaption>
          {before ? <img src={before} alt={`${path} before`} /> : <p>There was no such page.</p>}
        </figure>
        <figure>
          <figcaption>After</figcaption>
          {after ? <img src={after} alt={`${path} after`} /> : <p>The page is gone.</p>}
        </figure>
      </div>
    </li>
  );
}
