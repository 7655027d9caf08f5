import { readdirSync, watch } from 'node:fs';
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
  /** Epoch ms. */
  let lastChange = 0;
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  const tell = () => {
    timer = undefined;
    for (const response of listening) response.write('data:\n\n');
  };
  const soon = () => {
    lastChange = Date.now();
    timer ??= setTimeout(tell, together);
  };

  /** @param {string} folder */
  const leave = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };

  /** @param {string} folder @returns {boolean} whether it is watched from now on */
  const begin = (folder) => {
    try {
      const watcher = watch(folder, (event, file) => {
        // A folder that goes says so by its own name. One of this name that comes in its place is another one.
        if (event === 'rename' && file === path.basename(folder)) leave(folder);
        if (isText.test(file ?? '') || follow()) soon();
      });
      watchers.set(folder, watcher);
      watcher.on('error', () => leave(folder));
      return true;
    } catch (error) {
      // It has gone since it was listed, as folders do while another draft is opened.
      if (!isGone(error))
        console.error(`Changes in ${folder} are not noticed, pages have to be loaded anew: ${error}`);
      return false;
    }
  };

  /** @returns {boolean} whether there are folders that there were not before, or some are gone */
  const follow = () => {
    const folders = foldersOf(root, locales);
    const gone = [...watchers.keys()].filter((folder) => !folders.includes(folder));
    gone.forEach(leave);
    const added = folders.filter((folder) => !watchers.has(folder)).filter(begin);
    return gone.length > 0 || added.length > 0;
  };
  follow();

  return {
    /**
     * @param {Response} response
     * @param {number} [since] epoch ms at which its page was asked for: it is told at once of what has changed since then, which the page
     *   may have been drawn before
     */
    listen(response, since = Infinity) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(':\n\n');
      if (lastChange >= since) response.write('data:\n\n');
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
 * @returns {string[]}
 */
function foldersOf(root, locales) {
  const catalogs = locales.map((locale) => path.join(root, 'messages', locale));
  const longer = ['content/blog', 'content/legal', 'content/landing', 'public/assets/posts'];
  return [...catalogs, ...longer.map((folder) => path.join(root, folder))].flatMap(withFoldersBelow);
}

/** Not by `recursive`, which gives up all of it where one folder goes meanwhile. @param {string} folder @returns {string[]} */
function withFoldersBelow(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
    return [folder, ...below.flatMap(withFoldersBelow)];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** @param {unknown} error */
const isGone = (error) =>
  ['ENOENT', 'ENOTDIR'].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code));
