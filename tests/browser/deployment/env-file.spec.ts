import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { Starter, type Started } from '../../support/deployment/starter';
import { expect, test } from '../../support/test';

/*
 * `npm start` with what a file says and nothing in the environment. Nothing here opens a browser.
 */
let starter: Starter;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  starter = await Starter.open('env-file');
});
test.afterAll(() => starter.close());

const publicSite = { SITE_URL: 'https://www.shop.example' };
const running = 'Stop it with Ctrl-C.';

/** Asks the site and reads all of its answer: until then a server that is to end holds the request to be under way. */
async function ask(address: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`http://localhost:${starter.port}${address}`, { redirect: 'manual', ...init });
  return new Response(await answer.arrayBuffer(), answer);
}

/** Whether the shop says of every plan that it is one of tests, where everybody gets everything. */
async function isTestShop(): Promise<boolean> {
  const { data } = (await (await ask('/api/v1/common/vips')).json()) as { data: { testShop: boolean }[] };
  expect(data.length).toBeGreaterThan(3);
  return data.every((plan) => plan.testShop);
}

/** A connection to an address of this machine; undefined where nobody listens. */
function connection(host: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(starter.port, host, () => resolve(socket)).on('error', () => resolve(undefined));
  });
}

async function endsWellAt(site: Started, signal: 'SIGINT' | 'SIGTERM') {
  const { code, ms } = await site.end(signal);
  expect(code, site.output()).toBe(signal === 'SIGINT' ? 130 : 143);
  // Until then it may wait for requests that are under way, of which there are none.
  expect(ms).toBeLessThan(8_000);
  expect(site.output().split(running)[1]).not.toMatch(/error|killed|cut off/i);
}

test('a public address sells nothing by itself, and every setting of the file counts', async () => {
  const site = starter.start({ ...publicSite, APP_URL: 'https://app.shop.example/', LOG_LEVEL: 'silent' });
  expect(await site.says(running), site.output()).toBe(true);
  expect(site.output()).toContain(`The site runs at http://localhost:${starter.port}\n`);
  expect(site.output()).toContain('Site URL: https://www.shop.example\n');
  expect(site.output()).toContain('Payments: none, nothing can be bought');
  expect(await isTestShop()).toBe(false);
  expect((await ask('/')).headers.get('strict-transport-security')).toContain('max-age=');
  expect((await ask('/app')).headers.get('location')).toBe('https://app.shop.example/');
  expect(readdirSync(starter.dataDir)).toContain('site.db');
  // Of a whole network 127.0.0.0/8 this is another address, which Linux has.
  if (process.platform === 'linux') {
    const other = await connection('127.0.0.2');
    expect(other).toBeDefined();
    other?.destroy();
  }
  await endsWellAt(site, 'SIGTERM');
  expect(site.output()).not.toContain('"level":');
});

test('a shop that is closed stays closed @full', async () => {
  const site = starter.start({ PAYMENTS: 'off' });
  expect(await site.says(running), site.output()).toBe(true);
  expect(site.output()).toContain('Payments: off');
  expect(await isTestShop()).toBe(false);
  await endsWellAt(site, 'SIGINT');
  // At the level that holds unless LOG_LEVEL says otherwise.
  expect(site.output()).toContain('"level":30');
});

test('the test shop on this machine is open to this machine alone, and Ctrl-C waits for no browser @full', async () => {
  const site = starter.start({ SITE_ULR: publicSite.SITE_URL });
  expect(await site.says(running), site.output()).toBe(true);
  expect(site.output().split('SITE_ULR')).toHaveLength(2);
  expect(site.output()).toContain('is no setting of this site. Did you mean SITE_URL?');
  expect(site.output()).toContain(`Site URL: http://localhost:${starter.port} (SITE_URL is not set)\n`);
  expect(site.output()).toContain('Payments: sandbox, no money moves');
  expect(site.output()).toContain('Reached from: this machine alone');
  expect(await isTestShop()).toBe(true);
  expect(await connection('127.0.0.2')).toBeUndefined();
  // Browsers open connections in advance, and say nothing on them.
  const silent = await connection('127.0.0.1');
  expect(silent).toBeDefined();
  await endsWellAt(site, 'SIGINT');
  silent?.destroy();
});

test('HOST lets others in @full', async () => {
  test.skip(
    process.platform !== 'linux',
    'other systems have one address for this machine unless told otherwise',
  );
  const site = starter.start({ HOST: '0.0.0.0' });
  expect(await site.says(running), site.output()).toBe(true);
  const other = await connection('127.0.0.2');
  expect(other).toBeDefined();
  other?.destroy();
  await endsWellAt(site, 'SIGTERM');
});

test('a page keeps little of what is sent to it @full', async () => {
  const site = starter.start({ PAYMENTS: 'off' });
  expect(await site.says(running), site.output()).toBe(true);
  const refused = await ask('/pricing', { method: 'POST', body: new Uint8Array(200_000) });
  expect(refused.status).toBe(405);
  // Next's own words, at the limit that it was given.
  expect(await site.says('Request body exceeded 16KB')).toBe(true);
  await endsWellAt(site, 'SIGTERM');
});

test('values that cannot be used are told once, without a stack, and nothing is started @full', async () => {
  const site = starter.start({
    ...publicSite,
    PORT: '80a',
    LOG_LEVEL: 'loud',
    STRIPE_SECRET_KEY: 'pk_test_1',
  });
  expect((await site.end()).code).toBe(1);
  for (const name of ['PORT', 'LOG_LEVEL', 'STRIPE_SECRET_KEY']) {
    expect(site.output().split(`${name}: must be`)).toHaveLength(2);
  }
  expect(site.output()).not.toMatch(/^\s+at /m);
  expect(site.output()).not.toMatch(/Next\.js|Ready/);
});

test('a data folder that cannot be written stops the start in a sentence @full', async () => {
  const file = path.join(starter.dataDir, 'file');
  writeFileSync(file, '');
  const site = starter.start({ ...publicSite, DATA_DIR: path.join(file, 'data') });
  expect((await site.end()).code).toBe(1);
  expect(site.output().trim()).toBe(`Error: DATA_DIR (${file}/data) cannot be written: not a directory.`);
  expect(existsSync(path.join(file, 'data'))).toBe(false);
});

test('of two starts at the same moment one serves, and the other says in a sentence what to do @full', async () => {
  const both = [starter.start({}), starter.start({})];
  const late = await Promise.race(both.map(async (site) => ({ site, ...(await site.end()) })));
  expect(late.code, late.site.output()).toBe(1);
  const sentence = `Error: Port ${starter.port} is in use. Stop what uses it, or choose another one: PORT=${starter.port + 1} npm start`;
  expect(late.site.output()).toContain(sentence);
  expect(late.site.output()).not.toMatch(/^\s+at |EADDRINUSE|The site runs/m);
  const [first] = both.filter((site) => site !== late.site);
  if (!first) throw new Error('Both ended.');
  expect(await first.says(running), first.output()).toBe(true);
  expect((await ask('/')).status).toBe(200);
  await endsWellAt(first, 'SIGTERM');
});
