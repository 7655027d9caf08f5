import { useState } from 'react';
import type { LongerList } from '../../../longer/contract';
import { Refusal } from '../../parts/refusal';
import { useLongerDoing } from '../queries';
import { useOpenPage } from '../use-open-page';

export function NewPost({ categories }: { categories: LongerList['categories'] }) {
  const open = useOpenPage();
  const [shown, setShown] = useState<boolean>();
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState(categories[0]?.path ?? '');
  const make = useLongerDoing<object, { key: string }>('longer/new', ({ key }) =>
    open({ key, address: `/${key}` }, ['en']),
  );
  if (!shown)
    return (
      <div>
        <button type="button" className="main" autoFocus={shown === false} onClick={() => setShown(true)}>
          New post
        </button>
      </div>
    );
  return (
    <form
      className="new-post"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate({ title, category });
      }}
    >
      <h3>New post</h3>
      <label>
        Title in English
        <input
          required
          autoFocus
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </label>
      <label>
        Category
        <select value={category} onChange={(event) => setCategory(event.target.value)}>
          {categories.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p>It begins as a draft: visitors do not see it until you take that word away.</p>
      <Refusal error={make.error} />
      <div className="choices">
        <button type="submit" className="main" disabled={make.isPending}>
          {make.isPending ? 'Beginning…' : 'Begin the post'}
        </button>
        <button type="button" onClick={() => setShown(false)}>
          Not now
        </button>
      </div>
    </form>
  );
}
