import type { RefObject } from 'react';
import type { Text } from '../../contract';

export interface ChipsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: Text;
  value: string;
  onChange: (value: string) => void;
}

/**
 * What the site fills in or puts around words, to be inserted at the cursor: names in braces and tags are easily misspelt. Those that the
 * text lacks stand out.
 */
export function Chips({ area, text, value, onChange }: ChipsProps) {
  const names = text.arguments.filter(({ kind }) => kind !== 'plural' && kind !== 'select');
  if (names.length === 0 && text.tags.length === 0) return null;

  const insert = (before: string, behind = '') => {
    const field = area.current;
    const [from, to] = [field?.selectionStart ?? value.length, field?.selectionEnd ?? value.length];
    const inside = value.slice(from, to);
    onChange(value.slice(0, from) + before + inside + behind + value.slice(to));
    const cursor = from + before.length + inside.length;
    // Once the field has the new text.
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(cursor, cursor);
    });
  };

  return (
    <div className="chips" role="group" aria-label="Insert at the cursor">
      {names.map(({ name, kind }) => {
        const written = kind === 'plain' ? `{${name}}` : `{${name}, ${kind}}`;
        return (
          <button
            key={name}
            type="button"
            className="chip"
            data-lacks={!value.includes(`{${name}`) || undefined}
            onClick={() => insert(written)}
          >
            {`{${name}}`}
          </button>
        );
      })}
      {text.tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="chip"
          data-lacks={!value.includes(`<${tag}>`) || undefined}
          onClick={() => insert(`<${tag}>`, `</${tag}>`)}
        >
          {`<${tag}>…</${tag}>`}
        </button>
      ))}
    </div>
  );
}
