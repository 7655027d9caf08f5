/** Goes from a full gap to the next one. */
export function handOn(gap: HTMLInputElement): void {
  if (gap.type === 'radio' || gap.value.length < gap.maxLength) return;
  const gaps = [...(gap.form?.querySelectorAll('input') ?? [])];
  gaps[gaps.indexOf(gap) + 1]?.focus();
}
