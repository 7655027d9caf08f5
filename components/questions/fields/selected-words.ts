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
