import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logIn, password, receiveTicket, registerUser } from '@/tests/doubles/backend/accounts';
import { describeOnDatabases, temporaryFolder } from '@/tests/doubles/backend/databases';
import { appCode } from '@/tests/doubles/backend/app-code';
import {
  beginLogin,
  confirmTwoStep,
  secondStep,
  startTwoStep,
  twoStepAccount,
} from '@/tests/doubles/backend/factors';
import { readableMail } from '@/tests/doubles/backend/readable-mail';
import { testBackend, type TestBackend } from '@/tests/doubles/backend/test-backend';
import { FactorKeyError } from './factor-key';
import { settlingTime } from './recent-factors';

const email = 'ada@example.com';
const minute = 60_000;
const stateOf = async (site: TestBackend, token: string) =>
  (
    await site.call<{ twoStep: { since: string; recoveryCodes: number } | null }>('/account/factors', {
      token,
    })
  ).body.data.twoStep;
const subjectTo = async (site: TestBackend) =>
  /Subject: (.*)/.exec(readableMail(await site.mailTo(email)))?.[1];

describeOnDatabases('two-step login', (prepare) => {
  it('is off until a code of the app confirms it, and then tells the owner', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    expect(await stateOf(site, token)).toBeNull();
    const { setup, secret, address } = (await startTwoStep(site, token)).body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`secret=${secret}`);
    expect(await stateOf(site, token)).toBeNull();
    expect((await logIn(site, email, password)).status).toBe(200);

    const code = appCode(secret, site.backend.deps.now());
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await confirmTwoStep(site, token, setup, wrong)).toMatchObject({
      status: 400,
      body: { code: 'bad_code' },
    });
    expect(await confirmTwoStep(site, token, `${setup}x`, code)).toMatchObject({
      body: { code: 'bad_ticket' },
    });
    // Files of mail are named after their moment.
    site.pass(1000);
    const confirmed = await confirmTwoStep(site, token, setup, code);
    const codes = confirmed.body.data.recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(await stateOf(site, token)).toEqual({ since: '2026-01-15T12:01:02.000Z', recoveryCodes: 10 });
    expect(await subjectTo(site)).toMatch(/^Two-step login is on/);
    expect(await logIn(site, email, password)).toMatchObject({
      status: 409,
      body: { code: 'second_factor' },
    });
  });

  it('keeps neither the secret nor the recovery codes as they are', async () => {
    const site = await testBackend(await prepare());
    const { secret, recoveryCodes } = await twoStepAccount(site, email);
    const kept = JSON.stringify(await site.snapshot()) + site.logged.join('');
    for (const shown of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(kept).not.toContain(shown);
    }
  });

  it('is set up by its owner alone: not by an older session without the password, nor with one from elsewhere', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const other = (await logIn(site, email, password)).body.data.token;
    const { setup, secret } = (await startTwoStep(site, other)).body.data;
    const code = appCode(secret, site.backend.deps.now());
    expect(await confirmTwoStep(site, token, setup, code)).toMatchObject({ body: { code: 'bad_ticket' } });
    site.pass(16 * minute);
    expect(await startTwoStep(site, token)).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect(await startTwoStep(site, token, { password: 'wrong' })).toMatchObject({ status: 400 });
    expect((await startTwoStep(site, token, { password })).status).toBe(200);
    site.pass(16 * minute);
    const late = appCode(secret, site.backend.deps.now());
    expect(await confirmTwoStep(site, other, setup, late)).toMatchObject({ body: { code: 'bad_ticket' } });
  });

  it('is turned on once: two windows that confirm at once have one set of codes, and one app', async () => {
    const site = await testBackend(await prepare());
    const token = await registerUser(site, email);
    const set = await Promise.all([startTwoStep(site, token), startTwoStep(site, token)]);
    const now = site.backend.deps.now();
    const answers = await Promise.all(
      set.map(({ body: { data } }) => confirmTwoStep(site, token, data.setup, appCode(data.secret, now))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stateOf(site, token)).toMatchObject({ recoveryCodes: 10 });
    site.pass(30_000);
    const winner = set[answers.findIndex(({ status }) => status === 200)]?.body.data.secret ?? '';
    const login = await beginLogin(site, email);
    expect((await secondStep(site, login, appCode(winner, site.backend.deps.now()))).status).toBe(200);
  });

  it('is turned off by its owner, who is told; a login that waits is over', async () => {
    const site = await testBackend(await prepare());
    const { token, code } = await twoStepAccount(site, email);
    const waiting = await beginLogin(site, email);
    site.pass(16 * minute);
    const end = (body: object) => site.call('/account/two-step', { method: 'DELETE', token, body });
    expect(await end({})).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect(await end({ password: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'bad_credentials' },
    });
    expect(await stateOf(site, token)).not.toBeNull();
    expect((await end({ password })).status).toBe(200);
    expect(await stateOf(site, token)).toBeNull();
    expect(await subjectTo(site)).toMatch(/^Two-step login is off/);
    expect(await secondStep(site, waiting, code())).toMatchObject({ body: { code: 'bad_ticket' } });
    expect((await logIn(site, email, password)).status).toBe(200);
    const { two_step, recovery_codes, step_tickets } = await site.snapshot();
    expect([two_step, recovery_codes, step_tickets]).toEqual([[], [], []]);
    expect((await end({ password })).status).toBe(200);
  });

  it('gets new recovery codes, and the old ones are void', async () => {
    const site = await testBackend(await prepare());
    const { token, recoveryCodes } = await twoStepAccount(site, email);
    const renewed = await site.call<{ recoveryCodes: string[] }>('/account/recovery-codes', {
      token,
      body: {},
    });
    expect(await subjectTo(site)).toMatch(/^New recovery codes/);
    const login = await beginLogin(site, email);
    expect((await secondStep(site, login, recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await secondStep(site, login, renewed.body.data.recoveryCodes[9] ?? '')).status).toBe(200);
    expect(await stateOf(site, token)).toMatchObject({ recoveryCodes: 9 });
    await site.call('/account/two-step', { method: 'DELETE', token, body: { password } });
    const without = await site.call('/account/recovery-codes', { token, body: { password } });
    expect(without).toMatchObject({ status: 409, body: { code: 'factor_changed' } });
  });

  it('has its user locked first by whatever changes it, as a deletion does, so that no two wait for each other', async () => {
    const site = await testBackend(await prepare());
    const { token } = await twoStepAccount(site, email);
    const lockedBy = async (path: string, method: string) => {
      site.statements();
      expect((await site.call(path, { method, token, body: { password } })).status).toBe(200);
      const changed = site
        .statements()
        .flatMap((sql) => /^(?:update|delete from) "(users|two_step|recovery_codes)"/.exec(sql)?.[1] ?? []);
      return changed.slice(0, 2);
    };
    expect(await lockedBy('/account/recovery-codes', 'POST')).toEqual(['users', 'two_step']);
    expect(await lockedBy('/account/two-step', 'DELETE')).toEqual(['users', 'two_step']);
  });

  it('is changed or deleted with its account where both are wanted at once', async () => {
    const site = await testBackend(await prepare());
    const { token } = await twoStepAccount(site, email);
    const [renewed, deleted] = await Promise.all([
      site.call('/account/recovery-codes', { token, body: { password } }),
      site.call('/account', { method: 'DELETE', token, body: { confirm: email, password } }),
    ]);
    expect([200, 401]).toContain(renewed.status);
    expect(deleted.status).toBe(200);
    expect((await site.snapshot()).recovery_codes).toEqual([]);
  });

  it('asks for the second step before a password is reset by mail, and takes a mistyped code without spending the mail’s', async () => {
    const site = await testBackend(await prepare());
    const { secret, known } = await twoStepAccount(site, email);
    site.pass(settlingTime);
    const ticket = await receiveTicket(site, email, 'reset', known);
    const reset = (more: object) =>
      site.call<{ token: string }>('/common/findPassword', {
        body: { email, password: 'a new password', ticket, ...more },
        headers: known,
      });
    expect(await reset({})).toMatchObject({ status: 409, body: { code: 'second_factor' } });
    expect(await reset({ code: '12345' })).toMatchObject({ status: 400, body: { code: 'bad_code' } });
    expect(await logIn(site, email, 'a new password')).toMatchObject({ status: 400 });
    const done = await reset({ code: appCode(secret, site.backend.deps.now()) });
    expect((await site.call('/userInfo', { token: done.body.data.token })).status).toBe(200);
    expect(await logIn(site, email, 'a new password')).toMatchObject({ status: 409 });
  });

  it('outlives a restart, by the key that was made at the first start', async () => {
    const place = await prepare();
    const first = await testBackend(place);
    const { secret } = await twoStepAccount(first, email);
    await first.backend.close();
    const second = await testBackend(place);
    second.pass(5 * minute);
    const login = await beginLogin(second, email);
    expect((await secondStep(second, login, appCode(secret, second.backend.deps.now()))).status).toBe(200);
  });

  it('is refused another key at the start, which changes nothing; where nobody has it yet any key will do', async () => {
    const place = await prepare();
    const other = { settings: { FACTOR_KEY: 'A'.repeat(43) } };
    await (await testBackend(place, other)).backend.close();
    const site = await testBackend(place);
    await twoStepAccount(site, email);
    await site.backend.close();
    const refused = testBackend(place, other);
    await expect(refused).rejects.toThrow(FactorKeyError);
    await expect(refused).rejects.toThrow(/^FACTOR_KEY is not the key .*docs\/operating\.md/);
    await (await testBackend(place)).backend.close();
  });

  it('goes on by recovery codes where the key is lost and its secrets were emptied, and says so in the log', async () => {
    const place = await prepare();
    const first = await testBackend(place);
    const { secret, recoveryCodes } = await twoStepAccount(first, email);
    await first.backend.deps.db.updateTable('two_step').set({ secret: '' }).execute();
    await first.backend.close();
    const second = await testBackend(place, { settings: { FACTOR_KEY: 'A'.repeat(43) } });
    second.pass(5 * minute);
    const login = await beginLogin(second, email);
    expect((await secondStep(second, login, appCode(secret, second.backend.deps.now()))).status).toBe(400);
    expect(second.logged.join('')).toContain('FACTOR_KEY');
    expect((await secondStep(second, login, recoveryCodes[3] ?? '')).status).toBe(200);
  });
});

it('keeps the key in a file that nobody else on the machine reads, and refuses one that is none', async () => {
  const DATA_DIR = await temporaryFolder();
  const first = await testBackend({ DATA_DIR });
  await first.backend.close();
  const file = join(DATA_DIR, 'factor.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const key = await readFile(file, 'utf8');
  expect(key).toMatch(/^[\w-]{43}\n$/);
  await (await testBackend({ DATA_DIR })).backend.close();
  expect(await readFile(file, 'utf8')).toBe(key);
  await twoStepAccount(await testBackend({ DATA_DIR }), email);
  await writeFile(file, `${'A'.repeat(43)}\n`);
  await expect(testBackend({ DATA_DIR })).rejects.toThrow(`${file} is not the key`);
  await writeFile(file, 'short\n');
  await expect(testBackend({ DATA_DIR })).rejects.toThrow('factor.key');
});
