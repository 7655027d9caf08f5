'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface SectionMenuProps {
  label: string;
  items: readonly { key: string; name: string }[];
}

/** The line of the window at which a section becomes the current one: a third from the top, under the header and this menu. */
const line = '-33% 0px -66% 0px';

export function SectionMenu({ label, items }: SectionMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = items.flatMap(({ key }) => document.getElementById(key) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        // Of several moments that are reported at once the last one holds.
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
        if (reached) setCurrent(reached.id);
        else if (
          entries.some(
            ({ target, boundingClientRect }) => target === sections[0] && boundingClientRect.top > 0,
          )
        )
          setCurrent(undefined);
      },
      { rootMargin: line },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [items]);

  // Before it is painted: who aims at the next link would miss it otherwise.
  useLayoutEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    // The row moves, and not the page.
    if (row && link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.clientWidth) / 2 });
  }, [current]);

  return (
    <nav aria-label={label} className="section-menu">
      <ul ref={list} className="relative page-grid flex gap-x-6 overflow-x-auto lg:gap-x-8">
        {items.map(({ key, name }) => (
          <li key={key} className="shrink-0">
            <a
              href={`#${key}`}
              aria-current={key === current ? 'location' : undefined}
              className="section-menu-link"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
