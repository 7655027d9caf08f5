import { useMemo, type ReactNode } from 'react';

/** Of what the editor answers as HTML, nothing but words and what tags stand around them becomes part of this page. */
function drawn(nodes: Iterable<ChildNode>): ReactNode[] {
  return [...nodes].map((node, place) => {
    if (!(node instanceof Element)) return node.textContent;
    return (
      <span key={place} data-tag={node.getAttribute('data-tag') ?? ''}>
        {drawn(node.childNodes)}
      </span>
    );
  });
}

/** A text with its tags: `<span data-tag="ins">` for `<ins>`. */
export function Drawn({ html, lang }: { html: string; lang: string }) {
  const parts = useMemo(
    () => drawn(new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    [html],
  );
  return (
    <p className="drawn" lang={lang}>
      {parts}
    </p>
  );
}
