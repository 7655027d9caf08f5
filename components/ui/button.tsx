import { cva } from './class-names';

/** Classes of everything that looks like a button, links included; at least 44 px high (WCAG 2.5.5). */
export const buttonClass = cva(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center font-semibold transition-colors duration-150',
  {
    primary: 'bg-action text-on-action hover:bg-action-hover',
    secondary: 'border border-line-strong bg-surface text-ink hover:border-action hover:text-action',
    quiet: 'text-action hover:bg-action-soft',
    danger: 'bg-bad text-on-action hover:opacity-90',
    /** Leads to what cannot be undone. */
    caution: 'border border-line-strong bg-surface text-bad hover:border-bad hover:bg-bad-soft',
  },
);
