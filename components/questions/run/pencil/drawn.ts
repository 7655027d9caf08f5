/*
 * What is drawn into a question stands between what the server has written, which is only hidden: to take it off again is to remove
 * the one and to show the other.
 */

type Content = string | Node;

export function drawn<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

export const english = { lang: 'en' } as const;

/** What a mark means, for those who hear the page; in the page's language inside of an English text. */
export const spoken = (words = ''): HTMLElement =>
  drawn('span', { class: 'sr-only', lang: document.documentElement.lang }, `${words} `);

/** Marked by `data-drawn`, by which {@link erase} finds it. */
export function putAfter(place: Element, element: HTMLElement): void {
  element.dataset.drawn = '';
  place.after(element);
}

/** Lets a correction stand for what was entered. Who was there with the focus goes to the button that leads on. */
export function putInstead(form: HTMLFormElement, place: HTMLElement, element: HTMLElement): void {
  const hadFocus = place.contains(document.activeElement);
  putAfter(place, element);
  place.hidden = true;
  place.dataset.corrected = '';
  if (hadFocus) goOf(form)?.focus({ preventScroll: true });
}

const goOf = (form: HTMLFormElement) =>
  [...form.elements].find((one): one is HTMLElement => one instanceof HTMLElement && 'go' in one.dataset);

export function erase(form: HTMLFormElement): void {
  for (const element of form.querySelectorAll('[data-drawn]')) element.remove();
  for (const place of form.querySelectorAll<HTMLElement>('[data-corrected]')) {
    place.hidden = false;
    delete place.dataset.corrected;
  }
  form.querySelector('[data-marks]')?.replaceChildren();
}
