export function focusIn(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('input, select, textarea, [data-record]')?.focus({ preventScroll: true });
}
