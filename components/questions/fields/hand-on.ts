import type { KeyboardEvent } from 'react';

export function handOn(gap: HTMLInputElement): void {
  if (gap.type === 'radio' || /\s/.test(gap.value) || gap.value.length < gap.maxLength) return;
  neighborOf(gap, 1)?.focus();
}

type Key = KeyboardEvent<HTMLInputElement>;

/** Of an input method that composes a character, whose keys are its own; Safari ends the composition before it tells of the key. */
const isComposing = ({ nativeEvent }: Key) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

/**
 * Goes from gap to gap as in one text: by Enter and the space bar to the next one, by arrows over its edges, and by Backspace from one
 * that is empty to the end of the one before. A key that is held down goes no further than that.
 */
export function goBetween(event: Key): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: gap } = event;
  if (isComposing(event) || altKey || ctrlKey || metaKey || (shiftKey && key.startsWith('Arrow'))) return;
  const way = wayOf(key, gap);
  if (way === 0) return;
  const other = neighborOf(gap, way);
  // Enter hands in at the last one.
  if (!other && key === 'Enter' && !event.repeat) return;
  event.preventDefault();
  if (!other || event.repeat || (key === ' ' && gap.value === '')) return;
  other.focus();
  const place = way < 0 ? other.value.length : 0;
  other.setSelectionRange(place, place);
}

function wayOf(key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): 1 | 0 | -1 {
  const isCaret = selectionStart === selectionEnd;
  if (key === 'Enter' || key === ' ') return 1;
  if (key === 'Backspace') return value === '' ? -1 : 0;
  if (key === 'ArrowLeft') return isCaret && selectionStart === 0 ? -1 : 0;
  return key === 'ArrowRight' && isCaret && selectionStart === value.length ? 1 : 0;
}

function neighborOf(gap: HTMLInputElement, distance: 1 | -1): HTMLInputElement | undefined {
  const gaps = [...(gap.form?.querySelectorAll('input') ?? [])];
  return gaps[gaps.indexOf(gap) + distance];
}

/** Goes from a blank to the next one by Enter; at the last one it hands in, once. */
export function handOnByEnter(event: Key): void {
  if (event.key !== 'Enter' || isComposing(event)) return;
  const next = neighborOf(event.currentTarget, 1);
  if (!next && !event.repeat) return;
  event.preventDefault();
  if (!event.repeat) next?.focus();
}
