import { unmarked } from '../../marks/marks.mjs';

/** Copied texts carry no marks: they would come back into a catalog. */
export function copyWithoutMarks(event: ClipboardEvent): void {
  const selected = String(document.getSelection());
  const words = unmarked(selected);
  if (words === selected) return;
  event.clipboardData?.setData('text/plain', words);
  event.preventDefault();
}
