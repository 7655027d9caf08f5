import { watch } from 'node:fs';
import path from 'node:path';

/** @typedef {import('node:http').ServerResponse} Response */

/** ms in which what is saved in several languages at once comes together. */
const together = 30;

/**
 * Tells open pages that texts have changed on disk, by server-sent events without content
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param {string} root @param {readonly string[]} locales
 */
export function textChanges(root, locales) {
  /** @type {Set<Response>} */
  const listening = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const tell = () => {
    timer = undefined;
    for (const response of listening) response.write('data:\n\n');
  };
  // Of a folder with all below it, Node loses a file on Linux when another is put in its place.
  const watchers = locales.map((locale) =>
    watch(path.join(root, 'messages', locale), (_, file) => {
      if (file?.endsWith('.json')) timer ??= setTimeout(tell, together);
    }).on('error', (error) =>
      console.error(`Changes of texts are no longer noticed, pages have to be loaded anew: ${error.message}`),
    ),
  );

  return {
    /** @param {Response} response */
    listen(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(':\n\n');
      listening.add(response);
      response.on('close', () => listening.delete(response));
    },
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      for (const response of listening) response.end();
    },
  };
}
