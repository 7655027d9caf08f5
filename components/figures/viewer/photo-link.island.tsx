'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import type * as dialogModule from './viewer-dialog';

interface PhotoLinkProps {
  src: string;
  alt: string;
  lang: string;
  texts: dialogModule.ViewerTexts & { open: string };
  children: ReactNode;
}

/** A photo that opens in the viewer, which is loaded then; without script, and in new tabs, it opens as a file. */
export function PhotoLink({ src, alt, lang, texts, children }: PhotoLinkProps) {
  const [viewer, setViewer] = useState<typeof dialogModule>();

  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./viewer-dialog').then(setViewer, () => window.location.assign(src));
  };

  return (
    <>
      <a
        href={src}
        onClick={show}
        aria-label={`${texts.open}: ${alt}`}
        className="group relative block cursor-zoom-in rounded-control"
      >
        {children}
      </a>
      {viewer ? (
        <viewer.ViewerDialog
          src={src}
          alt={alt}
          lang={lang}
          texts={texts}
          onClose={() => setViewer(undefined)}
        />
      ) : null}
    </>
  );
}
