import { cva } from './class-names';

const box = 'justify-center px-5 py-2.5 text-center';

/** Classes of everything that looks like a button, links included; at least 44 px high (WCAG 2.5.5). */
export const buttonClass = cva(
  'inline-flex min-h-11 items-center gap-2 rounded-control font-semibold transition-colors duration-150',
  {
    primary: `${box} bg-action text-on-action hover:bg-action-hover`,
    secondary: `${box} border border-line-strong bg-control text-ink hover:border-action hover:text-action`,
    quiet: `${box} text-action hover:bg-action-soft`,
    link: 'text-action underline-offset-4 hover:underline',
    danger: `${box} bg-bad text-on-action hover:opacity-90`,
    /** Leads to what cannot be undone. */
    caution: `${box} border border-line-strong bg-surface text-bad hover:border-bad hover:bg-bad-soft`,
  },
);
