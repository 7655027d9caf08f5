import { array, assert, asyncProperty, constantFrom, integer, string } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { TutorEvent } from '../api/contract/tutor/tutor-calls';
import { readEvents, StreamBroken } from './read-events';

const thread = 'thread-of-the-tests-0001';

/** A stream of bytes in pieces of some lengths. */
function streamOf(text: string, lengths: readonly number[] = []): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      let from = 0;
      for (const length of lengths) {
        controller.enqueue(bytes.slice(from, from + length));
        from += length;
      }
      controller.enqueue(bytes.slice(from));
      controller.close();
    },
  });
}

async function read(stream: ReadableStream<Uint8Array>): Promise<TutorEvent[]> {
  const events: TutorEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

describe('the events of an answer', () => {
  it('are read however they are cut, in characters and lines as well', async () => {
    const text = string({ unit: 'binary', maxLength: 20 });
    await assert(
      asyncProperty(
        array(text, { maxLength: 6 }),
        array(integer({ min: 0, max: 12 }), { maxLength: 60 }),
        constantFrom('\n', '\r\n', '\r'),
        async (texts, lengths, end) => {
          const sent = texts.map((one) => `data: ${JSON.stringify({ text: one })}${end}${end}:${end}${end}`);
          const events = await read(streamOf(`${sent.join('')}\n`, lengths));
          expect(events).toEqual(texts.map((one) => ({ text: one })));
        },
      ),
    );
  });

  it('are those of the contract; all else is left out', async () => {
    const stream = streamOf(
      [
        ': hello',
        `data: ${JSON.stringify({ begun: thread })}\n`,
        'event: other\nid: 7\nretry: 10\ndata: {"text":"ä"}\n',
        'data: no JSON\n',
        'data: {"unknown":1}\n',
        'data:{"text":\ndata:"two lines"}\n',
        `data: ${JSON.stringify({ thread, left: 3, lessons: ['readAndSelect'] })}\n`,
        'data: {"text":"breaks o',
      ].join('\n'),
    );
    expect(await read(stream)).toEqual([
      { begun: thread },
      { text: 'ä' },
      { text: 'two lines' },
      { thread, left: 3, lessons: ['readAndSelect'] },
    ]);
  });

  it('end with an error where the connection is lost', async () => {
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    await expect(read(stream)).rejects.toBeInstanceOf(StreamBroken);
  });

  it('end with an error where nothing comes any more, and let the connection go', async () => {
    vi.useFakeTimers();
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({ cancel });
    const reading = read(stream).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(await reading).toBeInstanceOf(StreamBroken);
    expect(cancel).toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('end with an error where one has no end', async () => {
    await expect(read(streamOf(`data: ${'a'.repeat(100_001)}`))).rejects.toBeInstanceOf(StreamBroken);
  });

  it('let the connection go when nobody reads on', async () => {
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: {"text":"a"}\n\n')),
      cancel,
    });
    for await (const event of readEvents(stream)) {
      expect(event).toEqual({ text: 'a' });
      break;
    }
    expect(cancel).toHaveBeenCalled();
  });
});
