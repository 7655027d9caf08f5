import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contactOutcome, type ContactOutcome } from '@/components/contact/contact-problems';
import { failureOf, newPasswordErrorOf } from '@/lib/account/failure';
import type { Call } from '@/lib/api/contract/call';
import { calls } from '@/lib/api/contract/calls';
import { commonErrors, doorErrors, failures } from '@/lib/api/contract/call';
import { readAnswer } from '@/lib/api/client/read-answer';
import type { ContractFailure } from '@/lib/api/failure-words';
import { ApiFailure } from '@/lib/backend/base/failure';
import { googleFailureOf, type GoogleFailure } from '@/lib/google/failure';
import { locales, type Locale } from '@/lib/i18n/locales';
import { startFailure } from '@/lib/purchase/words/start-failure';

// Each refusal of the embedded API, from its answer through the client to the words that a reader sees.

const catalogs = locales.map((locale) => ({
  locale,
  account: catalog(locale, 'account'),
  contact: catalog(locale, 'contact'),
  payment: catalog(locale, 'payment'),
}));

function catalog(locale: Locale, namespace: string): unknown {
  return JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8'));
}

const googleKeys = {
  refused: 'account.google.errors.refused',
  slowDown: 'account.errors.slowDownLater',
  network: 'account.google.errors.network',
  failed: 'account.google.errors.failed',
} as const satisfies Record<GoogleFailure, string>;

const contactKeys = {
  fields: 'account.errors.summary',
  network: 'account.errors.network',
  timeout: 'account.errors.timeout',
  server: 'account.errors.server',
  slowDown: 'contact.errors.slowDown',
  unavailable: 'contact.errors.unavailable',
  sent: 'contact.sent.title',
} as const satisfies Record<ContactOutcome, string>;

/** What the embedded API answers with, read as the browser reads it. */
async function asRead(
  refusal: ContractFailure,
  details?: { headers: Record<string, string> },
): Promise<unknown> {
  return readAnswer(calls.logout, new ApiFailure(refusal, details).toResponse()).catch(
    (error: unknown) => error,
  );
}

/** The key of what a purchase says, none where it is silent; fails where it would repeat the API's English. */
function purchaseKey(error: unknown): string | undefined {
  const failure = startFailure(error);
  if (failure === null) return undefined;
  expect(failure).not.toHaveProperty('text');
  return 'key' in failure ? `payment.errors.${failure.key}` : undefined;
}

const refusals: readonly ContractFailure[] = [...Object.values(failures), ...commonErrors, ...doorErrors];

describe.each(refusals.map((refusal) => [refusal.code, refusal] as const))('%s', (code, refusal) => {
  it('has words in every language, wherever it is shown', async () => {
    const error = await asRead(refusal);
    const newPassword = newPasswordErrorOf(error);
    const keys = [
      `account.errors.${failureOf(error).key}`,
      ...(newPassword === undefined ? [] : [`account.errors.${newPassword}`]),
      googleKeys[googleFailureOf(error)],
      contactKeys[contactOutcome(error)],
      purchaseKey(error) ?? [],
    ].flat();
    for (const one of catalogs)
      for (const key of keys)
        expect(one, `${one.locale} for ${code}`).toHaveProperty(key, expect.any(String));
  });
});

it('knows every code that a call of the pages documents', () => {
  const documented = Object.values<Call>(calls).flatMap(({ errors }) => errors.map(({ code }) => code));
  expect(refusals.map(({ code }) => code)).toEqual(expect.arrayContaining(documented));
});

it.each([
  ['bad_credentials', failures.badCredentials, 'badCredentials'],
  ['bad_code', failures.badCode, 'badCode'],
  ['bad_ticket', failures.badTicket, 'badTicket'],
  ['email_taken', failures.emailTaken, 'emailTaken'],
  ['slow_down', failures.slowDown, 'slowDownLater'],
  ['internal', commonErrors[3], 'server'],
  ['api_unreachable', doorErrors[2], 'network'],
  ['api_timeout', doorErrors[3], 'timeout'],
])('says of %s beside a form what it means', async (_, refusal, key) => {
  expect(failureOf(await asRead(refusal))).toEqual({ key });
});

it('says how long to wait where the API does', async () => {
  const error = await asRead(failures.slowDown, { headers: { 'retry-after': '42' } });
  expect(failureOf(error)).toEqual({ key: 'slowDown', waitMs: 42_000 });
});

it.each([
  ['unauthorized', failures.unauthorized, undefined],
  ['unknown_plan', failures.unknownPlan, 'gone'],
  ['payments_unavailable', failures.paymentsUnavailable, 'unavailable'],
  ['slow_down', failures.slowDown, 'slowDown'],
  ['invalid', failures.invalid, 'server'],
  ['internal', commonErrors[3], 'server'],
  ['unknown_call', doorErrors[0], 'server'],
  ['api_unreachable', doorErrors[2], 'network'],
  ['api_timeout', doorErrors[3], 'timeout'],
])('says of %s what became of a purchase', async (_, refusal, key) => {
  expect(purchaseKey(await asRead(refusal))).toBe(key === undefined ? undefined : `payment.errors.${key}`);
});
