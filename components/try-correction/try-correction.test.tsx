// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkerWorker } from '@/lib/checker/address';
import { draw } from '@/tests/support/components/component';
import { message, translate } from '@/tests/support/site';
import { TryCorrection } from './try-correction';

const t = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', 'try-correction', key, values);

/** What the page has started, as the worker of app/checker would be. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  asked: { check: string }[] = [];
  isEnded = false;
  constructor(
    readonly address: string,
    readonly options: WorkerOptions,
  ) {
    FakeWorker.started.push(this);
  }
  postMessage(asked: { check: string }) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
  tell(data: unknown) {
    act(() => this.onmessage?.({ data }));
  }
}

const newest = async () => {
  await waitFor(() => expect(FakeWorker.started.at(-1)?.asked).toHaveLength(1));
  return FakeWorker.started.at(-1) as FakeWorker;
};

const task = {
  type: 'writeAboutThePhoto',
  mode: 'write',
  prompt: 'Describe what you see in the photo.',
  photo: 'Two people cook.',
  seconds: 60,
} as const;

function drawTry(mode: 'write' | 'speak' = 'write') {
  const spoken = { ...task, type: 'readThenSpeak', mode: 'speak', photo: null } as const;
  draw(
    <>
      <form data-question="live-1" method="dialog">
        <textarea aria-label="Answer" />
      </form>
      <TryCorrection task={mode === 'write' ? task : spoken} question="live-1" />
    </>,
    'en',
    ['try-correction'],
  );
  const user = userEvent.setup();
  const press = (key: string) => user.click(screen.getByRole('button', { name: t(key) }));
  const write = (text: string) => user.type(screen.getByRole('textbox'), text);
  return { user, press, write };
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const text = 'She recieve a letter.';
const found = {
  rule: 'SpellCheck',
  kind: 'Spelling',
  start: 4,
  end: 11,
  found: 'recieve',
  message: 'Did you mean receive?',
  suggestions: [{ kind: 0, text: 'receive' }],
};

describe('a text', () => {
  it('is told what it costs before anything is loaded, and that it stays', () => {
    drawTry();
    expect(screen.getByText(t('write.note', { size: 8 }))).toBeDefined();
    expect(FakeWorker.started).toEqual([]);
  });

  it('is asked for where there is none, and nothing is loaded for it', async () => {
    const { press } = drawTry();
    await press('write.start');
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.noText'));
    expect(FakeWorker.started).toEqual([]);
    expect(screen.getByRole('button', { name: t('write.again') })).toBeDefined();
  });

  it('is corrected where it stands, with what has come of the checker meanwhile', async () => {
    const { press, write } = drawTry();
    await write(text);
    await press('write.start');
    const worker = await newest();
    expect(worker.address).toBe(checkerWorker);
    expect(worker.options.type).toBe('module');
    expect(worker.asked).toEqual([{ check: text }]);
    worker.tell({ loaded: 0.25 });
    expect(await screen.findByText(t('size', { loaded: 2, size: 8 }))).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.25');
    worker.tell({ loaded: 1 });
    expect(await screen.findByText(t('write.busy'))).toBeDefined();
    worker.tell({ found: [found] });
    const heading = await screen.findByRole('heading', { name: t('write.result') });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const result = within(heading.parentElement as HTMLElement);
    expect(result.getByText('receive', { selector: 'ins' })).toBeDefined();
    expect(result.getByText(t('adds.checker'))).toBeDefined();
    expect(result.getByRole('link', { name: t('adds.plans') }).getAttribute('href')).toBe('/pricing');
  });

  it('is checked again by the worker that is there', async () => {
    const { press, write } = drawTry();
    await write(text);
    await press('write.start');
    (await newest()).tell({ found: [found] });
    await screen.findByRole('heading', { name: t('write.result') });
    await write(' It was long.');
    await press('write.again');
    await waitFor(() => expect(FakeWorker.started[0]?.asked).toHaveLength(2));
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('stays when the reader stops, and what was loading ends', async () => {
    const { press, write } = drawTry();
    await write(text);
    await press('write.start');
    const worker = await newest();
    worker.tell({ loaded: 0.5 });
    await press('cancel');
    expect((await screen.findByText(t('write.stopped'))).getAttribute('role')).toBe('status');
    expect(worker.isEnded).toBe(true);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: t('write.again') }));
  });

  it.each([
    ['network', 'trouble.network'],
    ['unable', 'trouble.noChecker'],
  ])('stays where the checker fails by %s, and can be checked again', async (failed, key) => {
    const { press, write } = drawTry();
    await write(text);
    await press('write.start');
    (await newest()).tell({ failed });
    expect((await screen.findByRole('alert')).textContent).toBe(t(key));
    await press('write.again');
    await waitFor(() => expect(FakeWorker.started).toHaveLength(2));
  });

  it('is told so where the script of the worker does not come', async () => {
    const { press, write } = drawTry();
    await write(text);
    await press('write.start');
    const worker = await newest();
    act(() => worker.onerror?.(new Event('error', { cancelable: true })));
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.network'));
  });

  it('is told so where a browser has no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    const { press, write } = drawTry();
    await write(text);
    await press('write.start');
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.noChecker'));
  });

  it('that answers another task is not held to this one', async () => {
    const { user, press, write } = drawTry();
    await write(text);
    await user.click(screen.getByRole('checkbox', { name: t('write.own') }));
    await press('write.start');
    (await newest()).tell({ found: [] });
    await screen.findByRole('heading', { name: t('write.result') });
    expect(screen.queryByText(/seconds|60/)).toBeNull();
  });
});

describe('a recording', () => {
  it('is asked for where there is none', async () => {
    const { press } = drawTry('speak');
    await press('speak.start');
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.noRecording'));
  });

  /** Half a second of silence, two of a tone, as a browser decodes it. */
  const decoded = (heard: number) => {
    const samples = Float32Array.from({ length: 48_000 * 3 }, (_, at) =>
      at > 24_000 && at < 24_000 + 48_000 * heard ? 0.3 * Math.sin((at * 2 * Math.PI * 300) / 48_000) : 0,
    );
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = () => Promise.resolve({ getChannelData: () => samples });
      },
    );
  };

  async function measure() {
    const { press } = drawTry('speak');
    // The room has modules of its own after a reset.
    const { noteRecording: note } = await import('@/components/questions/run/recordings');
    note(document.querySelector('form') as HTMLFormElement, new Blob(['x']));
    await press('speak.start');
  }

  it('is measured in the browser', async () => {
    decoded(2);
    await measure();
    expect(await screen.findByRole('heading', { name: t('speak.result') })).toBeDefined();
    const said = message('en', 'correction-room', 'result.notWrittenDown');
    expect(screen.getByText(said)).toBeDefined();
    expect(FakeWorker.started).toEqual([]);
  });

  it('in which nothing is heard is called so', async () => {
    decoded(0);
    await measure();
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.silent'));
  });

  it('that cannot be read is called so', async () => {
    vi.stubGlobal('OfflineAudioContext', undefined);
    await measure();
    expect((await screen.findByRole('alert')).textContent).toBe(t('trouble.unreadable'));
  });
});
