// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdFoot, inView, reveal, seeAnswer } from './slides';

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
function judged(fields: string) {
  document.body.innerHTML = `<form><div>${fields}</div></form><div id="foot"></div>`;
  return {
    form: document.querySelector('form') ?? expect.fail('no question'),
    foot: document.querySelector<HTMLElement>('#foot') ?? expect.fail('no foot'),
    lay: (element: Element | null | undefined, top: number, bottom = top) => {
      if (element) element.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect;
    },
  };
}

it('holds the button of a foot that grows upwards, as far as what is asked stays in view', () => {
  const { form, foot, lay } = judged('<input>');
  lay(form.lastElementChild, 100);
  lay(foot, 500, 590);
  holdFoot(form, foot, () => lay(foot, 550, 650));
  holdFoot(form, foot, () => lay(foot, 550, 900));
  expect(scrollBy.mock.calls.map(([to]) => to)).toEqual([
    { top: 60, behavior: 'instant' },
    { top: 100, behavior: 'instant' },
  ]);
});

it('leaves the page where the verdict brings a foot from below the window to its edge', () => {
  const { form, foot, lay } = judged('<input>');
  lay(form.lastElementChild, 100);
  lay(foot, window.innerHeight + 300, window.innerHeight + 390);
  holdFoot(form, foot, () => lay(foot, window.innerHeight - 180, window.innerHeight));
  expect(scrollBy.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});

describe('an answer that is judged', () => {
  /** By how many px the page moves where the marks of an answer lie there, and the foot begins at 600. */
  function movedBy(...marks: readonly (readonly [top: number, bottom: number])[]): unknown {
    const { form, foot, lay } = judged('<label><input data-mark="wrong"></label>'.repeat(marks.length));
    lay(foot, 600, 800);
    for (const [index, [top, bottom]] of marks.entries())
      lay(form.querySelectorAll('label')[index], top, bottom);
    seeAnswer(form, foot);
    return scrollBy.mock.calls[0]?.[0];
  }

  it.each([
    [
      'stays where it is in view',
      [
        [300, 330],
        [400, 430],
      ],
      0,
    ],
    [
      'comes up from below the foot, as little as it can',
      [
        [300, 330],
        [610, 640],
      ],
      52,
    ],
    [
      'comes down from above the window',
      [
        [-120, -90],
        [200, 230],
      ],
      -120,
    ],
    [
      'begins at the head of the window where it is too long for it',
      [
        [50, 80],
        [900, 930],
      ],
      50,
    ],
    [
      'fills the window where it is too long and begins above',
      [
        [-500, -470],
        [300, 330],
      ],
      -258,
    ],
    [
      'stays where it is beyond both edges',
      [
        [-500, -470],
        [900, 930],
      ],
      0,
    ],
  ] as const)('%s', (_, marks, by) => {
    expect(movedBy(...marks)).toEqual({ top: by, behavior: 'instant' });
  });

  it('is the words that stand corrected, not the fields that they stand for', () => {
    const { form, foot, lay } = judged(
      '<span hidden><i data-mark="wrong"></i></span><b class="practice-correction"></b>',
    );
    lay(foot, 600, 800);
    lay(form.querySelector('b'), 700, 720);
    seeAnswer(form, foot);
    expect(scrollBy.mock.calls).toEqual([[{ top: 132, behavior: 'instant' }]]);
  });

  it('is what was written where nobody judges it, and nothing where there is neither', () => {
    const { form, foot, lay } = judged('<textarea></textarea>');
    seeAnswer(form, foot);
    expect(scrollBy).not.toHaveBeenCalled();
    lay(foot, 600, 800);
    lay(form.querySelector('textarea'), -700, -100);
    seeAnswer(form, foot);
    expect(scrollBy.mock.calls).toEqual([[{ top: -688, behavior: 'instant' }]]);
  });
});

it('moves the page to the head of a result whose buttons are not in the window', () => {
  document.body.innerHTML = '<ol><li><p></p><button data-again></button></li></ol>';
  const slide = document.querySelector('li') ?? expect.fail('no slide');
  const button = document.querySelector('button') ?? expect.fail('no button');
  slide.getBoundingClientRect = () => ({ top: 400, left: 0 }) as DOMRect;
  button.getBoundingClientRect = () => ({ top: 700, bottom: window.innerHeight + 1 }) as DOMRect;
  reveal(slide);
  expect(scrollBy.mock.calls).toEqual([[{ top: 400, behavior: 'instant' }]]);
});

it('knows the last slide of a long row, whose gaps add up', () => {
  const slides = Array.from({ length: 10 }, (_, slide) => `<li><form id="s${slide}"></form></li>`).join('');
  document.body.innerHTML = `<ol style="column-gap: 16px">${slides}</ol>`;
  const track = document.querySelector('ol') ?? expect.fail('no row');
  Object.defineProperty(track, 'clientWidth', { value: 288 });
  track.scrollLeft = 9 * (288 + 16);
  expect(inView([...document.querySelectorAll('form')])?.id).toBe('s9');
});
