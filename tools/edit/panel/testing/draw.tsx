import { act, configure, fireEvent, render, within, type Screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { failOnLoggedErrors } from '../../../../tests/support/components/logged';
import { bridge } from '../place/bridge';
import { isSaid, type FromPage, type ToPage } from '../pointer/protocol';
import { Shell } from '../shell';
import { forgetKept } from '../data/kept';
import { FakeEditor } from './fake-editor';

/**
 * What is found in the document of the test file. The one of the library is bound to that of the first file that asks for it, and files
 * share their modules.
 */
export const screen = new Proxy({} as Screen, {
  get: (_, name) => Reflect.get(within(document.body), name),
});

/** A few texts in four languages; Japanese lacks one. */
export const someTexts = () => ({
  en: {
    'home.title': 'Know your score',
    'home.lead': 'Practice with {brand}',
    'home.count': '{n, plural, one {# day} other {# days}}',
  },
  de: {
    'home.title': 'Kenne deinen Wert',
    'home.lead': 'Übe mit {brand}',
    'home.count': '{n, plural, one {# Tag} other {# Tage}}',
  },
  ru: {
    'home.title': 'Узнайте балл',
    'home.lead': 'Учитесь с {brand}',
    'home.count': '{n, plural, one {# день} other {# дня}}',
  },
  ja: { 'home.title': 'スコアを知る', 'home.lead': '{brand}で練習' },
});

/** For a file with tests of the panel. Call it once, outside of the tests. */
export function preparePanel(): void {
  // ms, for a machine under load.
  configure({
    asyncUtilTimeout: 10_000,
    getElementError: (message) => new Error(message?.split('\n')[0] ?? ''),
  });
  failOnLoggedErrors();
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    forgetKept();
    window.history.replaceState(null, '', '#');
  });
}

/**
 * Draws the whole panel at an address (what stands behind `#`), with a page in its frame that the test speaks for.
 *
 * @returns `said`: what the page was asked, oldest first; `hear`: lets the page say something
 */
export function drawPanel(hash = '', editor = new FakeEditor(someTexts())) {
  if (hash) window.history.replaceState(null, '', hash);
  const said: ToPage[] = [];
  const page = {
    postMessage: (data: unknown) => {
      if (isSaid<ToPage>(data)) said.push(data);
    },
    location: { assign: vi.fn(), reload: vi.fn() },
  };
  // No page is loaded in tests.
  vi.spyOn(HTMLIFrameElement.prototype, 'setAttribute').mockImplementation(function (
    this: Element,
    name,
    value,
  ) {
    Element.prototype.setAttribute.call(this, name === 'src' ? 'srcdoc' : name, name === 'src' ? '' : value);
  });
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
    page as unknown as Window & typeof globalThis,
  );
  const drawn = render(<Shell />);
  const hear = (data: FromPage) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin: window.location.origin });
      Object.defineProperty(event, 'source', { value: page });
      window.dispatchEvent(event);
    });
  return { ...drawn, editor, said, hear, page, user: userEvent.setup(), bridge };
}

export function here(editor: FakeEditor, keys: readonly string[], locale = 'en', path = '/'): FromPage {
  const texts = keys.map((key) => ({ id: editor.id(key, locale), words: editor.disk[locale]?.[key] ?? '' }));
  return { edit: 'here', fresh: true, path, head: {}, texts };
}

export const fill = (area: HTMLElement, value: string) => fireEvent.change(area, { target: { value } });

export const field = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
