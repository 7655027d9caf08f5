import type { KeyboardEvent } from 'react';

/** Goes from a full gap to the next one. */
export function handOn(gap: HTMLInputElement): void {
  if (gap.type === 'radio' || /\s/.test(gap.value) || gap.value.length < gap.maxLength) return;
  neighborOf(gap, 1)?.focus();
}

/**
 * Goes from gap to gap as in one text: by Enter and the space bar to the next one, by arrows over its edges, and by Backspace from one
 * that is empty to the end of the one before.
 *
 * @returns whether the key has done what it is for
 */
export function goBetween(gap: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = gap;
  const isCaret = selectionStart === selectionEnd;
  const back = key === 'ArrowLeft' ? isCaret && selectionStart === 0 : key === 'Backspace' && value === '';
  const on =
    key === 'Enter' ||
    (key === ' ' && value !== '') ||
    (key === 'ArrowRight' && isCaret && selectionStart === value.length);
  if (!back && !on) return key === ' ';
  const other = neighborOf(gap, back ? -1 : 1);
  if (!other) return key === ' ';
  other.focus();
  const place = back ? other.value.length : 0;
  other.setSelectionRange(place, place);
  return true;
}

function neighborOf(gap: HTMLInputElement, distance: 1 | -1): HTMLInputElement | undefined {
  const gaps = [...(gap.form?.querySelectorAll('input') ?? [])];
  return gaps[gaps.indexOf(gap) + distance];
}

/** Goes from a blank to the next one by Enter; at the last one it hands in. */
export function handOnByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const next = neighborOf(event.currentTarget, 1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
