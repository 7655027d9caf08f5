import { buttonClass } from '@/components/ui/button';

/** How a link that buys looks; while its purchase begins (`aria-busy`) a ring turns in it, and the others cannot be used. */
export const buyLinkClass = (isMain: boolean) =>
  buttonClass(
    isMain ? 'primary' : 'secondary',
    // As tall as its neighbours, which have an edge.
    isMain && 'border border-transparent',
    'min-w-24 aria-disabled:cursor-default aria-disabled:not-aria-busy:opacity-60',
    "aria-busy:before:size-4 aria-busy:before:shrink-0 aria-busy:before:animate-spin aria-busy:before:rounded-full aria-busy:before:border-2 aria-busy:before:border-current aria-busy:before:border-e-transparent aria-busy:before:content-['']",
  );

/** On a phone the link of the plan that is open is the only one in sight, so it is the main one. */
export const openPlanLinkClass =
  'max-md:border-transparent max-md:bg-action max-md:text-on-action max-md:hover:bg-action-hover max-md:hover:text-on-action';
