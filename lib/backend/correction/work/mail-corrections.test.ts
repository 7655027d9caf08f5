import { expect, it, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { Mail } from '@/lib/backend/mail/mailer';
import { ScorerFailed } from '@/lib/backend/calls/scorers';
import {
  alone,
  correctionFor,
  correctionSite,
  email,
  heldScorer,
  look,
  orderAlone,
  scorerThat,
} from '@/tests/doubles/corrections/corrections';
import { describeOnDatabases, type TestDatabase } from '@/tests/doubles/backend/databases';
import type { TestBackend } from '@/tests/doubles/backend/test-backend';
import { mailCorrections } from './mail-corrections';

const minute = 60_000;
const settings = { SITE_URL: 'https://www.example.com' };

/** What is sent from now on; nothing is while the mail server is down. */
function mailsOf(site: TestBackend) {
  const sent: Mail[] = [];
  const server = { isDown: false, sent };
  site.backend.deps.mailer.send = async (mail) => {
    if (server.isDown) throw new Error('down');
    sent.push(mail);
  };
  return server;
}

/** A site on which corrections take as long as the test lets them. */
async function slowSite(database: TestDatabase, end: 'done' | 'unreadable' = 'done') {
  const held = heldScorer();
  const builtIn = scorerThat(async (job, signal) => {
    await held.scorer.correct(job, signal);
    if (end === 'unreadable') throw new ScorerFailed('unreadable');
    return correctionFor(job);
  });
  const { site, token } = await correctionSite(database, { corrections: 20, builtIn, settings });
  const server = mailsOf(site);
  let orders = 0;
  /** Orders one that takes so long. */
  const ordered = async (ms: number, more: object = {}, meanwhile?: () => Promise<unknown>) => {
    const { id } = (await orderAlone(site, token, more)).body.data;
    orders += 1;
    await vi.waitUntil(() => held.scorer.jobs.length === orders);
    site.pass(ms);
    await meanwhile?.();
    held.letGo(orders - 1);
    await site.backend.settled();
    return id;
  };
  return { site, token, server, ordered };
}

describeOnDatabases('the mail about a correction', (prepare) => {
  it('comes where it took more than a minute, once, with the way to it and nothing of the answer', async () => {
    const { site, server, ordered } = await slowSite(await prepare());
    await ordered(minute);
    expect(server.sent).toEqual([]);
    const id = await ordered(minute + 1, { text: 'words-of-ada', prompt: { text: 'prompt-of-ada' } });
    expect(server.sent).toHaveLength(1);
    const [mail] = server.sent;
    expect(mail).toMatchObject({ to: email, subject: 'Your correction is ready' });
    expect(mail?.text).toContain(`\nhttps://www.example.com/app/correction?id=${id}\n`);
    expect(mail?.text).not.toContain('of-ada');
    site.pass(60 * minute);
    await Promise.all([mailCorrections(site.backend.deps), mailCorrections(site.backend.deps)]);
    expect(server.sent).toHaveLength(1);
  });

  it('says that nothing came of it, and that it does not count', async () => {
    const { site, token, server, ordered } = await slowSite(await prepare(), 'unreadable');
    const id = await ordered(2 * minute);
    expect((await look(site, token, id)).body.data.state).toBe('failed');
    expect(server.sent).toMatchObject([{ subject: 'Your answer could not be corrected' }]);
    expect(server.sent[0]?.text).toContain('It is not counted');
  });

  it('is in the language of the order', async () => {
    const { server, ordered } = await slowSite(await prepare());
    for (const locale of locales) await ordered(2 * minute, { locale });
    expect(server.sent).toHaveLength(locales.length);
    expect(new Set(server.sent.map(({ subject }) => subject)).size).toBe(locales.length);
    expect(server.sent[locales.indexOf('ja')]?.text).toContain('/ja/app/correction?id=');
  });

  it('comes when the mail server is back, and is given up after days', async () => {
    const { site, server, ordered } = await slowSite(await prepare());
    server.isDown = true;
    await ordered(2 * minute);
    await ordered(2 * minute);
    server.isDown = false;
    await mailCorrections(site.backend.deps);
    expect(server.sent, 'whoever has begun is left to it').toEqual([]);
    site.pass(2 * minute);
    await mailCorrections(site.backend.deps);
    expect(server.sent).toHaveLength(2);
    server.isDown = true;
    await ordered(2 * minute);
    site.pass(4 * 24 * 60 * minute);
    await mailCorrections(site.backend.deps);
    server.isDown = false;
    site.pass(60 * minute);
    await mailCorrections(site.backend.deps);
    expect(server.sent).toHaveLength(2);
  });

  it('is not sent to who is gone, or about what is gone', async () => {
    const { site, token, server, ordered } = await slowSite(await prepare());
    server.isDown = true;
    const id = await ordered(2 * minute);
    await site.call(`/correction/${id}`, { token, method: 'DELETE' });
    await ordered(2 * minute);
    await alone(site, token, '/account', { method: 'DELETE', body: { confirm: email } });
    await site.backend.settled();
    server.isDown = false;
    site.pass(2 * minute);
    await mailCorrections(site.backend.deps);
    expect(server.sent).toEqual([]);
  });
});
