/** How an error message looks: 16 px from the top, before everything else (spec section 9). */
export const toastClass =
  'fixed inset-x-4 top-4 z-(--z-overlay) mx-auto flex w-fit max-w-xl items-start gap-3 rounded-card border border-bad bg-bad-soft px-5 py-4 font-medium text-bad shadow-lg';
