import type { ServerResponse } from 'node:http';
import type { Trouble } from './asked';

const pieceLength = 7;

/** Sends a text as the events of a stream, by its public description: chunks, the usage where it was asked for, `[DONE]`. */
export function sendPieces(
  response: ServerResponse,
  model: string,
  text: string,
  { trouble, usage }: { trouble: Trouble | undefined; usage: object | undefined },
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (choices: object[], more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', model, choices, ...more })}\n\n`,
    );
  const delta = (part: object, finish_reason: string | null = null) =>
    event([{ index: 0, delta: part, finish_reason }]);
  delta({ role: 'assistant', content: '' });
  if (trouble === 'declined') {
    delta({ refusal: 'I cannot help with that.' });
  } else {
    const isHalf = trouble === 'cut' || trouble === 'stalled' || trouble === 'brokenOff';
    const sent = isHalf ? text.slice(0, text.length / 2) : text;
    for (let start = 0; start < sent.length; start += pieceLength) {
      delta({ content: sent.slice(start, start + pieceLength) });
    }
  }
  if (trouble === 'stalled') return;
  if (trouble === 'brokenOff') return void response.write('\n', () => response.destroy());
  delta({}, trouble === 'cut' ? 'length' : 'stop');
  if (usage) event([], { usage });
  response.end('data: [DONE]\n\n');
}
