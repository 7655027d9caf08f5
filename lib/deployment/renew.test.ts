// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedStorage } from '@/tests/doubles/browser/storage';
import { renew } from './renew';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

describe('renew', () => {
  it('reloads once, and not again within ten seconds', () => {
    renew();
    vi.setSystemTime(1_009_999);
    renew();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_010_000);
    renew();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays where nothing could keep it from reloading for ever', () => {
    vi.stubGlobal('sessionStorage', blockedStorage());
    renew();
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks where something is half done, once at a time, and does what is said', () => {
    document.body.innerHTML = '<form><input></form><dialog id="renewal"></dialog>';
    document.querySelector('input')!.value = 'Ada';
    const dialog = document.querySelector('dialog')!;
    renew();
    renew();
    expect([dialog.open, reload.mock.calls.length]).toEqual([true, 0]);
    dialog.close('');
    renew();
    expect([dialog.open, reload.mock.calls.length], 'right after it was asked').toEqual([false, 0]);
    vi.setSystemTime(1_010_000);
    renew();
    dialog.close('reload');
    expect(reload).toHaveBeenCalledTimes(1);
    renew();
    expect(dialog.open, 'right after it was loaded').toBe(false);
  });
});
