// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { marked, numberOf } from '../../marks/marks.mjs';
import { copyWithoutMarks } from './copy-without-marks';
import type { TextId } from './ids';
import { Outline } from './outline';
import type { FromPage, ToPage } from './protocol';
import { startPointing } from './start-pointing';

const id = (key: string): TextId => `0-${numberOf(key)}`;
const text = (key: string, words: string) => marked(words, 0, numberOf(key));

let said: FromPage[] = [];
const shell = { postMessage: (data: FromPage) => said.push(data) } as unknown as Window;
const told = <Kind extends FromPage['edit']>(kind: Kind) =>
  said.filter((one): one is Extract<FromPage, { edit: Kind }> => one.edit === kind);

function ask(data: ToPage | { edit: string }, { source = shell, origin = window.location.origin } = {}) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

/** Nothing has a place in happy-dom: each text node lies where `places` says. */
const places = new Map<string, DOMRect>();
type Listening = [kind: string, listener: EventListener, options?: AddEventListenerOptions | boolean];
const added: Listening[] = [];

beforeEach(() => {
  said = [];
  document.body.innerHTML = `<p>${text('home.title', 'Know your score')}</p><a href="/de" aria-label="${text('home.name', 'More')}">i</a>`;
  const [p, a] = [document.querySelector('p')!, document.querySelector('a')!];
  places.set(p.textContent, new DOMRect(10, 10, 100, 20));
  document.elementsFromPoint = (x: number, y: number) => [
    ...(y > 300 ? [] : x < 200 ? [p] : [a]),
    document.body,
  ];
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    const place = places.get(this.startContainer.textContent ?? '');
    return (place ? [place] : []) as unknown as DOMRectList;
  });
  const listen = window.addEventListener.bind(window);
  const counted = (...args: Listening) => {
    added.push(args);
    listen(...args);
  };
  vi.spyOn(window, 'addEventListener').mockImplementation(counted as typeof window.addEventListener);
  startPointing(shell);
});

afterEach(() => {
  for (const args of added.splice(0)) window.removeEventListener(...args);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (type: string, x: number, y = 20) => {
  const event = new PointerEvent(type, {
    clientX: x,
    clientY: y,
    isPrimary: true,
    bubbles: true,
    cancelable: true,
  });
  document.body.dispatchEvent(event);
  return event;
};

const click = () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  document.querySelector('a')?.dispatchEvent(event);
  return event;
};

describe('a page in the frame', () => {
  it('says on arrival where and what it is', () => {
    expect(told('here')).toEqual([
      {
        edit: 'here',
        fresh: true,
        path: '/',
        head: {},
        texts: [
          { id: id('home.title'), words: 'Know your score' },
          { id: id('home.name'), words: 'More' },
        ],
      },
    ]);
  });

  it('says which text was pointed at, and does nothing else with the click', () => {
    ask({ edit: 'mode', picking: true });
    press('pointerdown', 50);
    press('pointerup', 52);
    expect(told('picked')).toEqual([{ edit: 'picked', ids: [id('home.title')] }]);
    expect(click().defaultPrevented).toBe(true);
  });

  it('names what has no words of its own by its label', () => {
    ask({ edit: 'mode', picking: true });
    press('pointerdown', 250);
    press('pointerup', 250);
    expect(told('picked')).toEqual([{ edit: 'picked', ids: [id('home.name')] }]);
  });

  it('takes a drawn finger for scrolling', () => {
    ask({ edit: 'mode', picking: true });
    press('pointerdown', 50);
    press('pointerup', 90);
    expect(told('picked')).toEqual([]);
  });

  it('takes the room around words for them', () => {
    ask({ edit: 'mode', picking: true });
    press('pointerdown', 150, 200);
    press('pointerup', 150, 200);
    expect(told('picked')).toEqual([{ edit: 'picked', ids: [id('home.title')] }]);
  });

  it('says of a place without a text that there is none', () => {
    ask({ edit: 'mode', picking: true });
    press('pointerdown', 50, 400);
    press('pointerup', 50, 400);
    expect(told('picked')).toEqual([{ edit: 'picked', ids: [] }]);
  });

  it('says of a price that it is one', () => {
    const price = document.createElement('b');
    price.textContent = '$19.90';
    vi.spyOn(document, 'elementsFromPoint').mockReturnValue([price]);
    ask({ edit: 'mode', picking: true });
    press('pointerdown', 50);
    press('pointerup', 50);
    expect(told('picked')).toEqual([{ edit: 'picked', ids: [], price: true }]);
  });

  it('draws nothing into a page that React has not taken over yet', async () => {
    const draw = vi.spyOn(Outline.prototype, 'draw').mockImplementation(() => undefined);
    vi.stubGlobal('__next_f', []);
    ask({ edit: 'mode', picking: true });
    ask({ edit: 'show', ids: [id('home.title')] });
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(draw).not.toHaveBeenCalled();
    Object.assign(document.body, { __reactFiber$x: {} });
    await vi.waitFor(() => expect(draw).toHaveBeenCalledWith('chosen', []));
  });

  it('works as for visitors while it is used', () => {
    ask({ edit: 'mode', picking: true });
    ask({ edit: 'mode', picking: false });
    press('pointerdown', 50);
    press('pointerup', 50);
    expect(told('picked')).toEqual([]);
    expect(click().defaultPrevented).toBe(false);
  });

  it('listens to its shell alone', () => {
    ask({ edit: 'mode', picking: true }, { source: window });
    ask({ edit: 'mode', picking: true }, { origin: 'https://elsewhere.example' });
    press('pointerdown', 50);
    press('pointerup', 50);
    expect(told('picked')).toEqual([]);
  });

  it('hands Ctrl+S on, also while it is used', () => {
    const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(told('pressed')).toEqual([{ edit: 'pressed', key: 'save' }]);
  });

  it('says when it shows another wording', async () => {
    document.querySelector('p')!.textContent = text('home.title', 'Your score');
    await vi.waitFor(() =>
      expect(told('here').at(-1)).toMatchObject({ fresh: false, texts: [{ words: 'Your score' }, {}] }),
    );
  });
});

it('copies words without marks', () => {
  vi.spyOn(document, 'getSelection').mockReturnValue({ toString: () => text('a', 'Hello') } as Selection);
  const setData = vi.fn();
  const event = new Event('copy', { cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { setData } });
  copyWithoutMarks(event as ClipboardEvent);
  expect(setData).toHaveBeenCalledWith('text/plain', 'Hello');
  expect(event.defaultPrevented).toBe(true);
});
