import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LongerText } from '../../../longer/contract';

export interface PostsFieldProps {
  label: string;
  posts: LongerText['posts'];
  /** Their paths, in order. */
  chosen: readonly string[];
  onChange: (paths: readonly string[]) => void;
}

export function PostsField({ label, posts, chosen, onChange }: PostsFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLSelectElement>(null);
  const rest = posts.filter(({ path }) => !chosen.includes(path));
  const titleOf = (path: string) => posts.find((one) => one.path === path)?.title ?? path;
  const without = (path: string) => chosen.filter((one) => one !== path);
  const sooner = (path: string) => {
    const place = chosen.indexOf(path);
    const others = without(path);
    return [...others.slice(0, place - 1), path, ...others.slice(place - 1)];
  };
  return (
    <fieldset className="posts-field">
      <legend>{label}</legend>
      <ol ref={list}>
        {chosen.map((path, place) => (
          <li key={path} tabIndex={-1}>
            <span>{titleOf(path)}</span>
            {place > 0 && (
              <button
                type="button"
                className="quiet"
                aria-label={`Move up: ${titleOf(path)}`}
                onClick={() => {
                  // At the top there is no such button.
                  if (place === 1) list.current?.querySelectorAll('li')[1]?.focus();
                  onChange(sooner(path));
                }}
              >
                Move up
              </button>
            )}
            <button
              type="button"
              className="quiet"
              aria-label={`Take away: ${titleOf(path)}`}
              onClick={() => {
                flushSync(() => onChange(without(path)));
                adding.current?.focus();
              }}
            >
              Take away
            </button>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <select
          ref={adding}
          aria-label="Add a related post"
          value=""
          onChange={({ target }) => onChange([...chosen, target.value])}
        >
          <option value="">Add a post…</option>
          {rest.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
