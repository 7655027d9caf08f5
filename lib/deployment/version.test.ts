// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownBuild, servedBuild, watchVersion } from './version';

const minute = 60_000;
const ask = vi.fn<typeof fetch>();
let served: string | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  served = 'first-build';
  ask.mockImplementation(async () => {
    if (served === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ version: served });
  });
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('ownBuild', () => {
  const flight = (data: string) => ({ text: `self.__next_f.push([1,${JSON.stringify(data)}])` });

  it('is in the data that a document was written with', () => {
    const scripts = [
      { text: '' },
      { text: 'var \\"b\\":\\"not-of-next\\"' },
      flight('0:{"b":"E2m_Livgd-6fH"}'),
    ];
    expect(ownBuild(scripts)).toBe('E2m_Livgd-6fH');
  });

  it('is not known where the document does not say it', () => {
    expect(ownBuild([flight('0:{"c":["",""]}')])).toBeUndefined();
  });
});

describe('servedBuild', () => {
  it.each([
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of somebody in between', async () => new Response('<p>Pay for your connection</p>')],
    ['another answer', async () => Response.json({ version: 1 })],
  ])('is not known by %s', async (_name, answer) => {
    ask.mockImplementation(answer);
    expect(await servedBuild()).toBeUndefined();
  });
});

describe('watchVersion', () => {
  const watch = (own?: string) => {
    const onBuild = vi.fn();
    watchVersion({ own, onBuild });
    return onBuild;
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const comeBack = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    await pass(0);
  };

  it('asks every five minutes, and no more once there is another build', async () => {
    const onBuild = watch('first-build');
    await pass(5 * minute - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    served = 'second-build';
    await pass(5 * minute);
    expect(onBuild.mock.calls).toEqual([
      ['first-build', false],
      ['first-build', false],
      ['second-build', true],
    ]);
    await pass(60 * minute);
    await comeBack();
    expect(ask).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks on a return to the tab, at most once a minute', async () => {
    const onBuild = watch('first-build');
    await pass(minute - 1);
    await comeBack();
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    served = 'second-build';
    await comeBack();
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onBuild).toHaveBeenLastCalledWith('second-build', true);
  });

  it('takes the first build that it hears of for its own where the document does not say', async () => {
    served = undefined;
    const onBuild = watch();
    await pass(5 * minute);
    expect(onBuild).not.toHaveBeenCalled();
    served = 'second-build';
    await pass(5 * minute);
    expect(onBuild.mock.calls).toEqual([['second-build', false]]);
  });

  it('knows at once when the document itself is of an older build', async () => {
    const onBuild = watch('older-build');
    await pass(0);
    expect(onBuild.mock.calls).toEqual([['first-build', true]]);
  });
});
