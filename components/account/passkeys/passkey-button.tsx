import { useState } from 'react';
import { hasCode } from '@/lib/api/errors';
import { loadFactorTexts } from '@/lib/account/factor-texts';
import { nextTarget } from '@/lib/account/next-target';
import { localeOfLang } from '@/lib/i18n/locale-table';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { publicAnswer } from '@/lib/session/public-answer';
import { visitOrigin } from '@/lib/visit/visit-origin';

/** Whether the API knows passkeys: one that does not lacks the setting. */
export async function isOffered(): Promise<boolean> {
  const answer = await publicAnswer('common/setting?status=1&keys=passkeys', {
    signal: AbortSignal.timeout(5000),
    encrypted: async () => (await loadApi()).call('setting', { query: { keys: 'passkeys' } }),
  }).catch(() => undefined);
  return (
    Array.isArray(answer) &&
    answer.some((row: { key?: unknown; value?: unknown }) => row.key === 'passkeys' && row.value === true)
  );
}

export function PasskeyButton({ label, home }: { label: string; home: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const signIn = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const [api, { startAuthentication }, { storeToken }] = await Promise.all([
        loadApi(),
        import('@simplewebauthn/browser'),
        import('@/lib/session/token-store'),
      ]);
      const { options } = await api.call('startPasskeyLogin', { body: {} });
      const response = await startAuthentication({ optionsJSON: options as never });
      const { token } = await api.call('passkeyLogin', {
        body: { response: { ...response, response: { ...response.response } } as never, ...visitOrigin() },
      });
      storeToken(token);
      // A full load: every part of the page that depends on the session starts anew.
      window.location.assign(nextTarget(window.location.search, window.location.origin, home));
    } catch (error) {
      const t = await loadFactorTexts(localeOfLang(document.documentElement.lang) ?? defaultLocale);
      setFailure(
        t(hasCode(error, 'bad_passkey') ? 'factors.passkeys.unknown' : 'factors.passkeys.loginFailed'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void signIn()}
        aria-disabled={busy}
        className="inline-flex min-h-11 items-center text-start font-medium text-action aria-disabled:opacity-70"
      >
        {label}
      </button>
      <p role="alert" className="basis-full font-medium text-bad empty:hidden">
        {failure}
      </p>
    </>
  );
}
