import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/** @typedef {import('node:http').ServerResponse} Response */

/** ms in which what is saved in several languages at once comes together. */
const together = 30;

const isText = /\.(?:json|mdx|yml|svg|webp|png|jpg)$/;

/**
 * Tells open pages that texts, or pictures in them, have changed on disk, by server-sent events without content
 * (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 *
 * @param {string} root @param {readonly string[]} locales
 */
export function textChanges(root, locales) {
  /** @type {Set<Response>} */
  const listening = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  const tell = () => {
    timer = undefined;
    for (const response of listening) response.write('data:\n\n');
  };
  const soon = () => (timer ??= setTimeout(tell, together));

  /** @returns {boolean} whether there are folders that there were not before */
  const follow = () => {
    const folders = foldersOf(root, locales).filter((folder) => !watchers.has(folder));
    for (const folder of folders) {
      const watcher = watch(folder, (_, file) => {
        if (isText.test(file ?? '') || follow()) soon();
      });
      watchers.set(folder, watcher);
      watcher.on('error', (error) =>
        console.error(
          `Changes of texts are no longer noticed, pages have to be loaded anew: ${error.message}`,
        ),
      );
    }
    return folders.length > 0;
  };
  follow();

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
      for (const watcher of watchers.values()) watcher.close();
      for (const response of listening) response.end();
    },
  };
}

/**
 * Where texts lie. Each folder is watched by itself: of a folder with all below it, Node loses a file on Linux when another is put in its
 * place.
 *
 * @param {string} root @param {readonly string[]} locales
 */
function foldersOf(root, locales) {
  const catalogs = locales.map((locale) => path.join(root, 'messages', locale));
  const longer = ['content/blog', 'content/legal', 'content/landing', 'public/assets/posts']
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder));
  const below = longer.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  return [...catalogs, ...longer, ...below];
}
