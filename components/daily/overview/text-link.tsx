import type { ReactNode } from 'react';

/** A link in a sentence, to a page of the site. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} data-soft="" className="font-semibold text-action underline underline-offset-4">
      {children}
    </a>
  );
}
