import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdForGood } from './hold';
import { fakeLocks } from './testing/locks';

afterEach(() => void vi.unstubAllGlobals());

describe('holdForGood', () => {
  it('gives a name to one page alone, for as long as that is open', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    expect(await holdForGood('a')).toBe(true);
    expect(await holdForGood('a')).toBe(false);
    expect(await holdForGood('b')).toBe(true);
  });

  it('refuses nobody where there are no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await holdForGood('a')).toBe(true);
    expect(await holdForGood('a')).toBe(true);
  });
});
