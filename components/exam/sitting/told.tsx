import { useEffect, useRef, type ReactNode } from 'react';

interface ToldProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function Told({ title, lead, children }: ToldProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 ref={head} tabIndex={-1} className="text-title font-bold outline-none">
        {title}
      </h2>
      <p className="mt-3 max-w-prose">{lead}</p>
      {children}
    </section>
  );
}
