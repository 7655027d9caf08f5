/** The box of a modal dialog. */
export const dialogClass =
  'm-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100%-2rem))] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 text-ink shadow-lg backdrop:bg-scrim sm:p-8';
