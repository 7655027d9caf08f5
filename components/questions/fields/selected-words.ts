/** Whole words, also where the selection begins or ends inside of one. */
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

interface Range {
  start: number;
  end: number;
}

const tapped = new WeakMap<HTMLTextAreaElement, Range>();
const byFinger = new WeakSet<HTMLTextAreaElement>();

/** Notes what a text was pressed with: a mouse drags, and its click takes nothing back. */
export function pressedBy(text: HTMLTextAreaElement, pointerType: string): void {
  if (pointerType === 'touch') byFinger.add(text);
  else byFinger.delete(text);
}

/**
 * Selects the word that a finger taps at, and with the next tap all words from it to that one. Whoever has dragged meanwhile begins anew.
 */
export function selectByTaps(text: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end, value } = text;
  const word = wordAt(value, start);
  if (!byFinger.has(text) || start !== end || !word) return void tapped.delete(text);
  const before = tapped.get(text);
  if (before) tapped.delete(text);
  else tapped.set(text, word);
  const from = Math.min(word.start, before?.start ?? word.start);
  const to = Math.max(word.end, before?.end ?? word.end);
  text.setSelectionRange(from, to);
}

export function noteSelection(text: HTMLTextAreaElement): void {
  const { selectionStart: start, selectionEnd: end } = text;
  const before = tapped.get(text);
  if (before && start !== end && (start !== before.start || end !== before.end)) tapped.delete(text);
}

function wordAt(text: string, place: number): Range | undefined {
  const start = /[\p{L}\p{N}’'-]*$/u.exec(text.slice(0, place))?.[0].length ?? 0;
  const end = /^[\p{L}\p{N}’'-]*/u.exec(text.slice(place))?.[0].length ?? 0;
  return start + end > 0 ? { start: place - start, end: place + end } : undefined;
}
