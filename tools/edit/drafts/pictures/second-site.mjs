import { createWriteStream } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { ownGroup, signalGroup, untilStopped } from '../../../../scripts/run/checkout/child.mjs';
import { freePort } from '../../../../scripts/run/server.mjs';
import { environmentOf, readAnew } from '../../../../scripts/run/settings/read-settings.mjs';
import { EditError } from '../../serve/edit-error.mjs';

/** @typedef {import('../git/git.mjs').Git} Git */

/**
 * @typedef {object} SecondSite
 * @property {string} origin
 * @property {(commit: string) => Promise<void>} show makes its files those of a commit
 * @property {(files: readonly string[]) => Promise<void>} bring puts files of the checkout, as they are on disk, into it
 */

/** What the second site is not to share with the first: it would write to the same data, or send from there. */
const notShared = [
  'DATABASE_URL',
  'DATA_DIR',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'BUILD_DIR',
  'EDIT_TEXTS',
  'PORT',
  'SITE_URL',
];

/** Its first page takes half a minute, on a busy machine several. */
const firstAnswerMs = 8 * 60_000;

/**
 * Serves the files of a commit in a checkout of its own while `work` goes on. It lies inside the checkout: there its packages are found, and
 * Turbopack, which reads nothing beyond the folder of the lockfile, reads them. Git knows nothing of it.
 *
 * @template Value
 * @param {{ root: string, git: Git, commit: string }} where
 * @param {(site: SecondSite) => Promise<Value>} work
 * @returns {Promise<Value>}
 */
export function withSecondSite({ root, git, commit }, work) {
  return untilStopped(async (stopped) => {
    const files = await secondCheckout(root, git);
    await files.show(commit);
    const port = await freePort(0, 'localhost');
    const over = new AbortController();
    const ended = serve(root, files.folder, port, AbortSignal.any([over.signal, stopped]));
    const origin = `http://localhost:${port}`;
    try {
      await Promise.race([answers(origin, over.signal), ended.then(notStarted)]);
      return await work({ origin, show: files.show, bring: files.bring });
    } finally {
      over.abort();
      await ended;
      // What Turbopack keeps does not outlive a server that was ended while it wrote, nor files that change without one.
      await files.remove();
    }
  });
}

/** @param {string} root @param {Git} git */
async function secondCheckout(root, git) {
  const place = path.join(root, '.edit/pictures');
  const folder = path.join(place, '.site');
  const index = path.join(place, '.index');
  const remove = async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    await rm(index, { force: true });
  };
  await remove();
  await mkdir(folder, { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const { out } = await git(['rev-parse', '--absolute-git-dir']);
  const env = { GIT_DIR: out, GIT_WORK_TREE: folder, GIT_INDEX_FILE: index };
  return {
    folder,
    remove,
    /** @param {string} commit */
    async show(commit) {
      await git(['read-tree', '--reset', '-u', commit], { env });
    },
    /** @param {readonly string[]} files */
    async bring(files) {
      for (const file of files) {
        const target = path.join(folder, file);
        await cp(path.join(root, file), target).catch((error) => {
          if (error.code !== 'ENOENT') throw error;
          return rm(target, { force: true });
        });
      }
    },
  };
}

/**
 * @param {string} root @param {string} folder @param {number} port @param {AbortSignal} until
 * @returns {Promise<void>} when it has ended, with all that it started
 */
async function serve(root, folder, port, until) {
  const settings = {
    ...readAnew({ dev: true }).settings,
    ...Object.fromEntries(notShared.map((name) => [name, undefined])),
  };
  const next = path.join(root, 'node_modules/next/dist/bin/next');
  // Next passes what its middleware rewrites on to `localhost`, and so has to listen there.
  const child = execa(process.execPath, [next, 'dev', '--port', String(port), '--hostname', 'localhost'], {
    ...ownGroup,
    cwd: folder,
    env: { ...environmentOf(settings), NEXT_TELEMETRY_DISABLED: '1' },
    extendEnv: false,
    stdin: 'ignore',
    buffer: false,
    all: true,
    reject: false,
    cancelSignal: until,
    forceKillAfterDelay: 5000,
  });
  child.all?.pipe(createWriteStream(path.join(root, '.edit/pictures/site.log')));
  await child;
  signalGroup(child.pid, 'SIGKILL');
}

/** @param {string} origin @param {AbortSignal} over */
async function answers(origin, over) {
  const until = Date.now() + firstAnswerMs;
  while (!over.aborted && Date.now() < until) {
    const answer = await fetch(origin, { signal: AbortSignal.timeout(firstAnswerMs) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) return;
    if (answer) throw notStarted();
    await sleep(250);
  }
  throw notStarted();
}

/** @returns {never} */
function notStarted() {
  throw new EditError(
    'no_pictures',
    503,
    'The site of before could not be started, so there are no pictures. .edit/pictures/site.log says why.',
  );
}
