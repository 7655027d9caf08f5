import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queries } from './data/queries';
import { useUnsavedRows } from './lists/unsaved-rows';
import { isLonger } from './longer/keys';
import { go } from './place/place';
import { useUnsaved } from './saving/use-unsaved';
import { views } from './views';

/** The parts of the panel to choose from. On a phone not all of them fit beside each other. */
export function ViewTabs({ current }: { current: string }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const { data } = useQuery(queries.session);
  const keys = Object.keys(useUnsaved());
  const unsaved: Record<string, object> = {
    text: keys.filter((key) => !isLonger(key)),
    pages: keys.filter(isLonger),
    lists: useUnsavedRows(),
  };
  return (
    <nav ref={nav} className="views" aria-label="Parts of the editor">
      {views.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'page' : undefined}
          onClick={() => go({ view: id })}
        >
          {name}
          {Object.keys(unsaved[id] ?? {}).length > 0 && (
            <span className="dot">
              <span className="unseen">, not saved</span>
            </span>
          )}
          {id === 'handover' && data && data.changed > 0 && (
            <span className="count">
              {data.changed}
              <span className="unseen"> changed</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
