import type { ReactNode } from 'react';

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} data-soft="" className="font-semibold text-action underline underline-offset-4">
      {children}
    </a>
  );
}
