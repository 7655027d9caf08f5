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
