import type { ReactNode } from 'react';

export function Steps({ steps }: { steps: readonly { key: string; title: ReactNode; body: ReactNode }[] }) {
  return (
    <ol className="grid gap-5 md:auto-cols-fr md:grid-flow-col md:gap-8">
      {steps.map((step, index) => (
        <li
          key={step.key}
          className="flex gap-4 border-line max-md:border-t max-md:pt-4 md:block md:border-t-2 md:pt-5"
        >
          <span
            aria-hidden="true"
            className="w-6 shrink-0 text-sm leading-6 font-bold text-tint-strong tabular-nums"
          >
            {String(index + 1).padStart(2, '0')}
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold md:mt-2 md:text-lg">{step.title}</h3>
            <p className="mt-0.5 text-muted max-md:text-[0.9375rem] md:mt-2">{step.body}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
