// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { reveal } from './slides';

/** A question with replies, whose slide and fieldset lie there in the window. */
function slideAt(top: number, bottom: number): HTMLElement {
  document.body.innerHTML =
    '<ol><li><form><fieldset><label><input type="radio"></label></fieldset></form></li></ol>';
  const slide = document.querySelector('li') ?? expect.fail('no slide');
  const replies = slide.querySelector('fieldset') ?? expect.fail('no replies');
  slide.getBoundingClientRect = () => ({ top, left: 0 }) as DOMRect;
  replies.getBoundingClientRect = () => ({ top: top + 300, bottom }) as DOMRect;
  return slide;
}

const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
Element.prototype.scrollTo = () => {};
afterEach(() => scrollBy.mockClear());

it('moves the page to the head of a question whose last reply is not in the window', () => {
  reveal(slideAt(350, window.innerHeight + 10));
  expect(scrollBy.mock.calls).toEqual([[{ top: 350, behavior: 'instant' }]]);
});

it('leaves the page where all replies are in the window', () => {
  reveal(slideAt(350, window.innerHeight - 10));
  expect(scrollBy).not.toHaveBeenCalled();
});
