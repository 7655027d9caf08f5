// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { holdFoot, reveal } from './slides';

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

/** A question that is being judged, and the foot of its set. */
function judged(replies: string) {
  document.body.innerHTML = `<form><div>${replies}</div></form><div id="foot"><p role="status"></p></div>`;
  return {
    form: document.querySelector('form') ?? expect.fail('no question'),
    foot: document.querySelector<HTMLElement>('#foot') ?? expect.fail('no foot'),
    lay: (element: Element | null | undefined, top: number, bottom = top) => {
      if (element) element.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
    },
  };
}

it('leaves the page where the verdict brings a foot from below the window to its edge', () => {
  const { form, foot, lay } = judged('<input>');
  lay(form.lastElementChild, 100);
  lay(foot, window.innerHeight + 300);
  holdFoot(form, foot, () => lay(foot, window.innerHeight));
  expect(scrollBy.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

it('follows the chosen reply to where it has moved, out of the window', () => {
  const { form, foot, lay } = judged('<label><input type="radio" checked></label>');
  lay(form.lastElementChild, -300);
  lay(foot, 500);
  holdFoot(form, foot, () => lay(form.querySelector('label'), -120));
  expect(scrollBy.mock.calls).toEqual([[{ top: -120, behavior: 'instant' }]]);
});

it('goes back to the end of a long question that was out of the window, as its button lay far below', () => {
  const { form, foot, lay } = judged('<p></p>');
  lay(form.lastElementChild, -700);
  lay(foot, 200);
  holdFoot(form, foot, () => {
    lay(form.querySelector('p'), -700, -100);
    lay(foot.querySelector('p'), 250);
  });
  expect(scrollBy.mock.calls).toEqual([[{ top: -350, behavior: 'instant' }]]);
});
