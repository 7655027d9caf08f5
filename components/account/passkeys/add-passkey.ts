import { hasCode } from '@/lib/api/errors';
import { loadApi } from '@/lib/session/api';

/**
 * Has the device make a passkey for the account of the session.
 *
 * @param password where the API has asked for a proof
 * @returns what the device said in place of it: a key of the `factors.passkeys` catalog
 * @throws ApiError
 */
export async function addPasskey(password?: string): Promise<'failed' | 'exists' | undefined> {
  const [api, { startRegistration, WebAuthnError }] = await Promise.all([
    loadApi(),
    import('@simplewebauthn/browser'),
  ]);
  const { options } = await api.call('startPasskey', { body: password === undefined ? {} : { password } });
  let response;
  try {
    response = await startRegistration({ optionsJSON: options as never });
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'exists' : 'failed';
  }
  try {
    await api.call('addPasskey', {
      body: { response: { ...response, response: { ...response.response } } as never },
    });
  } catch (error) {
    if (hasCode(error, 'bad_passkey')) return 'failed';
    throw error;
  }
  return undefined;
}
