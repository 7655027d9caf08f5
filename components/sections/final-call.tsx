import type { ReactNode } from 'react';

/** The last block of a page: one sentence and the same next step as the hero. */
export function FinalCall({
  title,
  body,
  actions,
}: {
  title: ReactNode;
  body: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section aria-labelledby="final-call-title" className="page-grid pb-16 md:pb-24">
      <div className="rounded-card border border-line bg-sunken px-6 py-12 text-center md:px-12 md:py-16">
        <h2 id="final-call-title" className="mx-auto max-w-2xl text-title font-bold">
          {title}
        </h2>
        <p className="mx-auto mt-4 max-w-2xl text-lead text-muted">{body}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </section>
  );
}
