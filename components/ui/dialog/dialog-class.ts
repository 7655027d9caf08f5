export const dialogClass =
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100%-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 text-ink shadow-lg backdrop:bg-scrim sm:p-8';

/** The row of buttons at its end: what is wanted comes last, and above the way out where they do not fit side by side. */
export const dialogFootClass =
  'mt-6 flex flex-wrap-reverse justify-end gap-3 *:grow *:aria-disabled:opacity-70 sm:*:grow-0';
