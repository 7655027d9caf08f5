import { tutorEvent, type TutorEvent } from '../api/contract/tutor/tutor-calls';

export class StreamBroken extends Error {
  override readonly name = 'StreamBroken';
}

/** Characters of one event: a piece of an answer has far less. */
const longest = 100_000;

/**
 * The events of an answer as they come (https://html.spec.whatwg.org/multipage/server-sent-events.html). Pieces may be cut anywhere, within
 * a character too. What is no event of the contract is left out, and what breaks off before its empty line as well.
 *
 * @param silentMs for how long nothing at all may come; the server sends something every 15 s
 * @throws StreamBroken where the connection is lost, or nothing comes for too long
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silentMs = 45_000,
): AsyncGenerator<TutorEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events = new EventLines();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), silentMs);
      if (done) return;
      yield* events.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Also of whoever has stopped to read: the connection ends.
    reader.cancel().catch(() => undefined);
  }
}

class EventLines {
  #rest = '';
  #data: string[] = [];

  *push(text: string): Generator<TutorEvent> {
    this.#rest += text;
    if (this.#rest.length > longest) throw new StreamBroken('An event has no end');
    // A line may end with both characters, of which the second may not have come.
    const lines = this.#rest.split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== '') this.#take(line);
      else {
        const event = eventOf(this.#data.join('\n'));
        this.#data = [];
        if (event) yield event;
      }
    }
  }

  #take(line: string): void {
    const value = /^data:? ?(.*)$/s.exec(line)?.[1];
    if (value !== undefined) this.#data.push(value);
  }
}

function eventOf(data: string): TutorEvent | undefined {
  if (data === '') return undefined;
  try {
    return tutorEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StreamBroken('Nothing comes any more')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw cause instanceof StreamBroken ? cause : new StreamBroken('The connection is lost', { cause });
  } finally {
    clearTimeout(timer);
  }
}
