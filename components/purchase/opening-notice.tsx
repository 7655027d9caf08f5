import { LoaderCircle } from '@/components/ui/icon/icons';

export function OpeningNotice({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 top-4 z-(--z-overlay) mx-auto flex w-fit max-w-xl gap-3 rounded-card border border-line bg-surface px-5 py-4 font-medium shadow-lg"
    >
      <LoaderCircle aria-hidden="true" className="mt-0.5 size-5 shrink-0 animate-spin text-action" />
      {text}
    </p>
  );
}
