/** The words that are selected in a field, whole ones. */
export function selectedWords({
  value,
  selectionStart: start,
  selectionEnd: end,
}: HTMLTextAreaElement): string {
  const chosen = value.slice(start, end);
  const before = /^\s/.test(chosen) ? '' : /[\p{L}\p{N}’'-]*$/u.exec(value.slice(0, start))?.[0];
  const after = /\s$/.test(chosen) ? '' : /^[\p{L}\p{N}’'-]*/u.exec(value.slice(end))?.[0];
  return chosen.trim() && `${before}${chosen}${after}`.trim();
}

/** What a tap has selected in a text before. */
const tapped = new WeakMap<HTMLTextAreaElement, { start: number; end: number }>();

/**
 * Selects the word that was tapped at, and with the next tap all words from it to that one: a finger does not drag as a mouse does. Whoever
 * has dragged, or begins anew by a third tap, is not in its way.
 */
export function selectByTaps(text: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end, value } = text;
  if (start !== end) return void tapped.delete(text);
  const word = wordAt(value, start);
  if (!word) return;
  const before = tapped.get(text);
  if (before) tapped.delete(text);
  else tapped.set(text, word);
  const from = Math.min(word.start, before?.start ?? word.start);
  const to = Math.max(word.end, before?.end ?? word.end);
  text.setSelectionRange(from, to);
}

function wordAt(text: string, place: number): { start: number; end: number } | undefined {
  const start = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, place))?.[0].length ?? 0;
  const end = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(place))?.[0].length ?? 0;
  return start + end > 0 ? { start: place - start, end: place + end } : undefined;
}
