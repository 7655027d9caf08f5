import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stream } from './stream';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const readerOf = (stream: Stream) =>
  stream.toResponse(new Headers()).body?.pipeThrough(new TextDecoderStream()).getReader();

it('sends events, and while nothing is said something that is none, so that no proxy gives up', async () => {
  const stream = new Stream();
  const reader = readerOf(stream);
  stream.send({ text: 'a\nb' });
  expect((await reader?.read())?.value).toBe('data: {"text":"a\\nb"}\n\n');
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await reader?.read())?.value).toBe(':\n\n');
  stream.end();
  expect((await reader?.read())?.done).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  stream.send({ text: 'too late' });
  expect(stream.gone.aborted).toBe(false);
});

it('tells when nobody reads on, and sends nothing any more', async () => {
  const stream = new Stream();
  await stream.toResponse(new Headers()).body?.cancel();
  expect(stream.gone.aborted).toBe(true);
  stream.send({ text: 'a' });
  stream.end();
  expect(vi.getTimerCount()).toBe(0);
});
