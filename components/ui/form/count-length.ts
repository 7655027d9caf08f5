import { fill } from '@/lib/i18n/fill';

/** Ms without typing after which the count is read out. */
const pauseMs = 1000;

const followed = new WeakSet<Element>();

/**
 * Keeps a counter (components/ui/form/length-counter.tsx) in step with its input.
 *
 * @param max most characters
 * @param lang BCP 47 tag for the number
 */
export function followLength(
  input: HTMLInputElement | HTMLTextAreaElement,
  counter: HTMLElement,
  max: number,
  lang: string,
): void {
  if (followed.has(input)) return;
  followed.add(input);
  const count = counter.querySelector('[data-count]');
  const status = counter.querySelector<HTMLElement>('[data-spoken]');
  let timer = 0;
  const update = () => {
    const n = input.value.length.toLocaleString(lang);
    if (count) count.textContent = n;
    counter.toggleAttribute('data-over', input.value.length > max);
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (status) status.textContent = fill(status.dataset.spoken ?? '', { n });
    }, pauseMs);
  };
  input.addEventListener('input', update);
  if (input.value !== '') update();
}
