import type { FactorTexts } from '@/lib/account/factor-texts';
import { loadFactorTexts } from '@/lib/account/factor-texts';
import { nextTarget } from '@/lib/account/next-target';
import { dropBegunLogin, type BegunLogin } from '@/lib/account/second-step';
import { localeOfLang } from '@/lib/i18n/locale-table';
import { defaultLocale } from '@/lib/i18n/locales';
import { loadApi } from '@/lib/session/api';
import { storeToken } from '@/lib/session/token-store';
import type { FormTexts } from '../forms/account-form';
import { CodeEntry } from './code-entry';

export async function loadCodeEntry() {
  const t = await loadFactorTexts(localeOfLang(document.documentElement.lang) ?? defaultLocale);
  return { t, CodeEntry, SecondStep };
}

interface SecondStepProps {
  t: FactorTexts;
  errors: FormTexts['errors'];
  login: BegunLogin;
  home: string;
  onBack: (reason?: string) => void;
}

function SecondStep({ login: { ticket }, home, onBack, ...entry }: SecondStepProps) {
  return (
    <CodeEntry
      {...entry}
      send={async (code) => {
        const api = await loadApi();
        const { token } = await api.call('secondStep', { body: { ticket, code } });
        dropBegunLogin();
        storeToken(token);
        // A full load: every part of the page that depends on the session starts anew.
        window.location.assign(nextTarget(window.location.search, window.location.origin, home));
      }}
      onBack={(reason) => {
        dropBegunLogin();
        onBack(reason);
      }}
    />
  );
}
