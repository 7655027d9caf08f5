import type { ReactNode } from 'react';

/** What happens in which order. */
export function Steps({ steps }: { steps: readonly { key: string; title: ReactNode; body: ReactNode }[] }) {
  return (
    <ol className="grid gap-8 md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => (
        <li key={step.key} className="border-t-2 border-line pt-5">
          <span aria-hidden="true" className="text-sm font-bold text-tint-strong tabular-nums">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h3 className="mt-2 text-lg font-semibold">{step.title}</h3>
          <p className="mt-2 text-muted">{step.body}</p>
        </li>
      ))}
    </ol>
  );
}
