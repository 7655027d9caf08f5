import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyStorage, jsonEntry, onChangedElsewhere, textEntry } from './storage';
import { blockedStorage, fakeStorage } from '@/tests/doubles/browser/storage';

interface Draft {
  text: string;
}

const parse = (value: unknown): Draft | null => {
  const { text } = (value ?? {}) as Partial<Draft>;
  return typeof text === 'string' ? { text } : null;
};
const declare = (inPage = false) => jsonEntry<Draft>({ area: 'localStorage', name: 'draft', parse, inPage });

let local: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  local = fakeStorage();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: fakeStorage() });
});
afterEach(() => void vi.unstubAllGlobals());

const block = () =>
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
    sessionStorage: blockedStorage(),
  });

describe('an entry of web storage', () => {
  it('gives back what was written, until it is removed', () => {
    const entry = declare();
    expect(entry.write({ text: 'a' })).toBe(true);
    expect(entry.read()).toEqual({ text: 'a' });
    expect(local.getItem('draft')).toBe('{"text":"a"}');
    entry.remove();
    expect(entry.read()).toBeNull();
    expect(local.getItem('draft')).toBeNull();
  });

  it('is held by the page alone where that is asked for, until it is written or all is emptied', () => {
    const entry = declare(true);
    entry.write({ text: 'stored' });
    entry.hold({ text: 'held' });
    expect([entry.read(), entry.isHeld()]).toEqual([{ text: 'held' }, true]);
    expect(local.getItem('draft')).toBe('{"text":"stored"}');
    entry.write({ text: 'written' });
    expect([entry.isHeld(), local.getItem('draft')]).toEqual([false, '{"text":"written"}']);
    entry.hold({ text: 'held' });
    emptyStorage();
    expect([entry.read(), entry.isHeld()]).toEqual([null, false]);
    const other = declare();
    other.hold({ text: 'held' });
    expect([other.read(), other.isHeld()]).toEqual([null, false]);
  });

  it.each(['{', '7', 'null', '{"text":7}', '[]'])('takes %s for nothing', (garbage) => {
    local.setItem('draft', garbage);
    expect(declare().read()).toBeNull();
  });

  it('is the very same value while its text is the same, and another one when another tab has written', () => {
    const entry = declare();
    entry.write({ text: 'a' });
    const first = entry.read();
    expect(entry.read()).toBe(first);
    local.setItem('draft', '{"text":"b"}');
    expect(entry.read()).toEqual({ text: 'b' });
  });

  it('lies in its own area as the text that it is', () => {
    textEntry('sessionStorage', 'a').write('true');
    expect(textEntry('sessionStorage', 'a').read()).toBe('true');
    expect(textEntry('localStorage', 'a').read()).toBeNull();
  });
});

describe('where storage is blocked', () => {
  it('an entry is empty and says that it keeps nothing', () => {
    block();
    for (const entry of [declare(), textEntry('sessionStorage', 'a')]) {
      expect(entry.read()).toBeNull();
      expect(entry.write({ text: 'a' } as Draft & string)).toBe(false);
      expect(entry.read()).toBeNull();
      entry.remove();
    }
  });

  it('an entry of the page lives as long as that', () => {
    block();
    const entry = declare(true);
    expect(entry.write({ text: 'a' })).toBe(false);
    expect(entry.read()).toEqual({ text: 'a' });
    entry.remove();
    expect(entry.read()).toBeNull();
  });

  it('an entry of the page goes with the session', () => {
    block();
    const entry = declare(true);
    entry.write({ text: 'a' });
    emptyStorage([entry.name]);
    expect(entry.read()).toEqual({ text: 'a' });
    emptyStorage();
    expect(entry.read()).toBeNull();
  });
});

it('empties both areas, of what others have written too', () => {
  declare().write({ text: 'a' });
  local.setItem('something', 'else');
  window.sessionStorage.setItem('other', 'thing');
  emptyStorage();
  expect(declare().read()).toBeNull();
  expect(local.getItem('something')).toBeNull();
  expect(window.sessionStorage.getItem('other')).toBeNull();
});

it('leaves the entries of local storage that are named, and tells other tabs that it was emptied', () => {
  local.setItem('work', 'done');
  local.setItem('token', 'secret');
  window.sessionStorage.setItem('work', 'of the tab');
  const cleared = vi.spyOn(local, 'clear');
  emptyStorage(['work', 'nothing kept']);
  expect(cleared).toHaveBeenCalledOnce();
  expect(local.getItem('work')).toBe('done');
  expect(local.getItem('token')).toBeNull();
  expect(local.getItem('nothing kept')).toBeNull();
  expect(window.sessionStorage.getItem('work')).toBeNull();
});

it("tells of other tabs' changes to an entry, and of an emptied storage, until it is stopped", () => {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const changed = vi.fn();
  const stop = onChangedElsewhere(declare(), changed);
  const change = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('draft');
  change('another');
  expect(changed).toHaveBeenCalledTimes(1);
  change(null);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  change('draft');
  expect(changed).toHaveBeenCalledTimes(2);
});
