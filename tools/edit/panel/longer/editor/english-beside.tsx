import { useEffect, useRef } from 'react';
import type { StaleSection } from '../../../longer/contract';
import type { Section } from '../../../longer/sections.mjs';
import { Difference } from '../../parts/difference';

export interface EnglishBesideProps {
  sections: readonly Section[];
  /** The section that one writes in, which the English goes along with; from 0. */
  current: number;
  stale: readonly StaleSection[];
  isStale: boolean;
  onChoose: (place: number) => void;
}

export function EnglishBeside({ sections, current, stale, isStale, onChoose }: EnglishBesideProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.children[current];
    // Only this column moves: the panel stays where one writes.
    if (list.current && item instanceof HTMLElement)
      list.current.scrollTop = item.offsetTop - list.current.offsetTop;
  }, [current]);
  return (
    <div className="longer-english">
      <h3>English</h3>
      {isStale && <ChangedSections stale={stale} />}
      <ol ref={list} tabIndex={0} aria-label="English by sections">
        {sections.map(({ title, text }, place) => (
          <li key={place} aria-current={place === current || undefined}>
            <button type="button" className="link" onClick={() => onChoose(place)}>
              {title || 'Before the first heading'}
            </button>
            <p lang="en">{text.replace(/^#+ .*\n?/, '').trim()}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ChangedSections({ stale }: { stale: readonly StaleSection[] }) {
  if (stale.length === 0)
    return (
      <p className="stale">
        The English has changed since this was translated. What it said then is not known.
      </p>
    );
  return (
    <div className="stale">
      <p>The English has changed since this was translated, in:</p>
      {stale.map(({ title, then, now }) => (
        <details key={title}>
          <summary>
            {title}
            {then === null && ', new'}
            {now === null && ', taken away'}
          </summary>
          <Difference before={then} after={now} lang="en" />
        </details>
      ))}
    </div>
  );
}
