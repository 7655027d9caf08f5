import { cva } from './class-names';

/** Classes of everything that looks like a button, links included; at least 44 px high (WCAG 2.5.5). */
export const buttonClass = cva(
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control py-2.5 text-center font-semibold transition-colors duration-150',
  {
    primary: 'px-5 bg-action text-on-action hover:bg-action-hover',
    secondary:
      'px-5 border border-line-strong bg-surface text-ink hover:border-action hover:text-action dark:bg-transparent',
    quiet: 'px-5 text-action hover:bg-action-soft',
    /** Stands at the edge of a column like its text, without a surface. */
    link: 'text-action underline-offset-4 hover:underline',
    danger: 'px-5 bg-bad text-on-action hover:opacity-90',
    /** Leads to what cannot be undone. */
    caution: 'px-5 border border-line-strong bg-surface text-bad hover:border-bad hover:bg-bad-soft',
  },
);
