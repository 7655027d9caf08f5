import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { stopOnSignals } from '../../scripts/run/checkout/child.mjs';
import { Failure, root, runAsScript } from '../../scripts/run/checkout/project.mjs';
import { freePort } from '../../scripts/run/server.mjs';
import { openGit } from './drafts/git/git.mjs';
import { mendCheckout } from './drafts/mend.mjs';
import { routes as exchanged } from './exchanged/routes.mjs';
import { readArguments } from './serve/arguments.mjs';
import { panelBundle } from './serve/bundle.mjs';
import { textChanges } from './serve/changes.mjs';
import { openContext } from './serve/context.mjs';
import { editServer } from './serve/edit-server.mjs';
import { openBrowser } from './serve/open-browser.mjs';
import { routes } from './serve/routes.mjs';
import { startSite } from './serve/site.mjs';

/**
 * Serves the site with the editor around it, to this machine alone, until it is stopped.
 *
 * @returns {Promise<number>} the exit code of `next dev`
 */
async function edit() {
  stopOnSignals();
  const { port, opens } = readArguments(process.argv.slice(2));
  await freePort(port, '127.0.0.1').catch(() => {
    throw new Failure(
      `Port ${port} is in use: the editor may run already. Stop that one, or choose another port: npm run edit -- --port ${port + 1}`,
    );
  });
  const mended = await mendCheckout(openGit(root), root);
  for (const sentence of mended) console.log(sentence);
  const site = await startSite(port);
  const token = randomBytes(24).toString('base64url');
  const bundle = panelBundle();
  const { contextNow, locales, record, close } = await openContext(root, { mended, site });
  const changes = textChanges(root, locales);
  const server = editServer({
    ...{ port, token, site, contextNow },
    routes: [...routes, ...exchanged],
    bundle,
    changes,
    record,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  if (await site.ready) {
    const address = `http://127.0.0.1:${port}/__edit/?token=${token}`;
    console.log(`\nEdit the texts at ${address}\nOnly this machine can open it. Stop it with Ctrl-C.\n`);
    if (opens) void openBrowser(address);
    void firstPage(site.port).then(async () => (await contextNow()).places.prepare());
  }
  const code = await site.ended;
  changes.close();
  server.closeAllConnections();
  server.close();
  await close();
  return code;
}

/** Has the site made ready for its first visitor while the browser opens. @param {number} port */
async function firstPage(port) {
  const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
  await answer?.text().catch(() => undefined);
}

await runAsScript(import.meta.url, edit);
