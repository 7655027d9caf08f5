import { useId, type ReactNode } from 'react';

interface PartProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-title font-bold">
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      {children}
    </section>
  );
}
