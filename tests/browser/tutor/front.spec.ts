import { startFront } from '../../doubles/caches/front-test';
import { openStandIn } from '../../doubles/ai/open-stand-in';
import { newEmail } from '../../support/accounts';
import { givePlan, insertAccount } from '../../support/accounts-database';
import { expect, test } from '../../support/test';

test.skip(process.env.FULL !== '1', 'for the tests of a release: FULL=1');

test('an answer of the tutor comes through the front piece by piece, and who goes away ends it there', async ({
  startSite,
}) => {
  test.setTimeout(120_000);
  const standIn = await openStandIn();
  const site = await startSite({ AI_BASE_URL: standIn.base, AI_MODELS: 'small-1=Quick' });
  const front = await startFront(site.origin);
  // The first call makes the database.
  expect((await fetch(`${front.origin}/api/v1/common/setting`)).status).toBe(200);
  const email = newEmail();
  const token = await insertAccount(
    { email, password: 'correct horse battery', nickname: 'Ada' },
    site.dataDir,
  );
  givePlan(email, 'vip-30', site.dataDir);

  // Half of the answer comes, and then nothing.
  standIn.service.next.push('stalled');
  standIn.service.reply = () => 'A verb says what happens.';
  const leaving = new AbortController();
  const response = await fetch(`${front.origin}/api/v1/tutor/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'What is a verb?', mode: 'standard', model: 'small-1', locale: 'en' }),
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  const read = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  while (!said.includes('A verb')) said += (await read?.read())?.value ?? '';
  expect(standIn.service.closed, 'answers that were not read to their end').toBe(0);
  leaving.abort();
  await expect.poll(() => standIn.service.closed).toBe(1);

  await front.stop();
  await standIn.close();
});
