// @vitest-environment happy-dom
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gapsOf } from '@/lib/questions/gaps';
import { outsidePracticeSet, practiceSet, type QuestionType } from '@/lib/questions/items';
import { draw } from '@/tests/support/components/component';
import { prepareLiveSets, startSet } from '@/tests/support/components/live-set';
import { catalog } from '@/tests/support/site';
import { closedQuestions } from '../closed-questions';
import { LiveCard } from '../live-card';
import { PracticeSet } from '../practice-set';
import { startPractice } from './start';

const texts = catalog('en', 'questions');
prepareLiveSets();

const part = (place: ParentNode, name: string) =>
  place.querySelector<HTMLElement>(`[data-${name}]`) ?? expect.fail(`no ${name}`);

function open(type: QuestionType, start = startSet) {
  const { container } = draw(<PracticeSet type={type} />, 'en', ['questions', 'explanations']);
  const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no set');
  start(root);
  const slides = [...(root.querySelector('.practice-track')?.children ?? [])];
  const forms = [...root.querySelectorAll('form')];
  return {
    ...{ root, slides, foot: part(root, 'foot') },
    form: (index: number) => forms[index] ?? expect.fail('no question'),
    press: (name: string) => fireEvent.click(part(root, name)),
    inert: () => slides.map((slide) => slide.hasAttribute('inert')),
  };
}

const choose = (form: HTMLElement, name: string) => fireEvent.click(within(form).getByLabelText(name));

/** Moves the row of a set to one of its slides. */
function swipe(root: HTMLElement, index: number) {
  const track = root.querySelector('.practice-track') ?? expect.fail('no row');
  Object.defineProperty(track, 'clientWidth', { value: 300 });
  Object.defineProperty(track, 'scrollLeft', { value: index * 316, configurable: true });
  fireEvent.scroll(track);
}

describe('of a row', () => {
  it('only the slide in view can be reached, and each of them when the script has gone', () => {
    const over = new AbortController();
    const { press, inert } = open('readAndSelect', (root) => startPractice(root, over.signal));
    expect(inert()).toEqual([false, true, true, true, true, true]);
    press('skip');
    expect(inert()).toEqual([true, false, true, true, true, true]);
    over.abort();
    expect(inert()).not.toContain(true);
  });

  it('moved by a finger, the slide that comes can be reached, and the focus is where it goes on', () => {
    const { root, foot, form, inert } = open('readAndSelect');
    form(0).querySelector('input')?.focus();
    swipe(root, 2);
    expect(inert()).toEqual([true, true, false, true, true, true]);
    expect(document.activeElement).toBe(part(foot, 'go'));
  });

  it('moved by a finger, the focus stays where it is elsewhere', () => {
    const { root } = open('readAndSelect');
    const begin = part(root, 'begin');
    begin.focus();
    swipe(root, 1);
    expect(document.activeElement).toBe(begin);
  });

  it('the end can be reached when it is gone to', () => {
    const { slides, form, press, inert } = open('readAndSelect');
    slides.slice(0, -1).forEach((_, index) => choose(form(index), 'Yes'));
    press('go');
    expect(inert()).toEqual([true, true, true, true, true, false]);
  });
});

describe('the focus', () => {
  it('goes from a single question, which has no next one, to its explanation', () => {
    const card = <LiveCard name="Task" questions={closedQuestions('readAndSelect', outsidePracticeSet(1))} />;
    const { container } = draw(card, 'en', ['questions', 'explanations']);
    const root = container.querySelector<HTMLElement>('[role=group]') ?? expect.fail('no card');
    startSet(root);
    choose(root, 'Yes');
    expect(document.activeElement).toBe(root.querySelector('summary'));
  });

  it('goes on from a field that the end of its time closes', async () => {
    const { root, foot, form } = open('readAndComplete');
    fireEvent.click(part(root, 'begin'));
    await vi.dynamicImportSettled();
    expect(form(0).contains(document.activeElement)).toBe(true);
    vi.advanceTimersByTime(181_000);
    expect(document.activeElement).toBe(part(foot, 'go'));
  });
});

describe('the foot', () => {
  const [passage] = practiceSet('readAndComplete');
  const [first = '', ...others] = gapsOf(passage?.text ?? '').map(({ missing }) => missing);

  it.each([
    ['stays under the finger when the answer opens above it', 200, 140],
    ['moves as far as what is asked would leave the window', 30, 30],
  ])('%s', (_, top, by) => {
    const { foot, form, press } = open('readAndComplete');
    const details = form(0).querySelector('details') ?? expect.fail('no answer');
    foot.getBoundingClientRect = () => ({ bottom: details.open ? 740 : 600 }) as DOMRect;
    const asked = form(0).querySelector('.practice-room') ?? expect.fail('no room');
    asked.getBoundingClientRect = () => ({ top }) as DOMRect;
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    fireEvent.input(form(0).querySelector('input') ?? expect.fail('no gap'), { target: { value: first } });
    press('go');
    expect(scrollBy.mock.calls).toEqual([[{ top: by, behavior: 'instant' }]]);
  });

  it('is all in view with the marks above it, once more when the pencil comes late', async () => {
    const { foot, form, press } = open('readAndComplete');
    const seen = vi.spyOn(foot, 'scrollIntoView');
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    foot.getBoundingClientRect = () => ({ top: 600, bottom: 700 }) as DOMRect;
    const gap = form(0).querySelector('input') ?? expect.fail('no gap');
    gap.getBoundingClientRect = () => ({ top: 590, bottom: 620, height: 30 }) as DOMRect;
    fireEvent.input(gap, { target: { value: first } });
    press('go');
    await vi.dynamicImportSettled();
    expect(seen).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
    expect(scrollBy).toHaveBeenLastCalledWith({ top: 32, behavior: 'instant' });
  });

  it('writes what it says once, as that is read aloud each time', () => {
    const { root, foot, form } = open('readAndSelect');
    choose(form(0), 'Yes');
    const said = part(foot, 'reason').firstChild;
    expect(said?.textContent).not.toBe('');
    fireEvent.input(form(0));
    fireEvent.scroll(root.querySelector('.practice-track') ?? root);
    expect(part(foot, 'reason').firstChild).toBe(said);
  });

  it('says in each notch what became of that question, whichever is in view', () => {
    const { foot, form, press } = open('readAndComplete');
    fireEvent.input(form(0).querySelector('input') ?? expect.fail('no gap'), { target: { value: first } });
    press('go');
    press('go');
    const said = texts.partly.replace('<right></right>', '1').replace('<of></of>', String(others.length + 1));
    expect(foot.querySelector('li')?.textContent).toContain(said);
    expect(foot.querySelectorAll('li')[1]?.textContent).not.toContain(said);
  });
});

it('a question that was answered before the clock was there has none', async () => {
  const { root, form } = open('readAndSelect');
  fireEvent.click(part(root, 'begin'));
  choose(form(0), 'Yes');
  const { state } = form(0).dataset;
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(10_000);
  expect(root.querySelector('[data-counting]')).toBeNull();
  expect(form(0).dataset.state).toBe(state);
});
