import { useTranslations } from 'next-intl';
import { loginReasons } from '@/lib/session/reasons';

const reasons = ['app', 'success'] as const;

/** Says why one is at the login who wanted to go elsewhere: the address asks for it. What it names stands at the top, so that nothing scrolls. */
export function LoginReasons() {
  const t = useTranslations('account.login');
  return reasons.map((reason) => (
    <div key={reason}>
      <span id={loginReasons[reason]} className="peer absolute top-0" />
      <p className="mt-4 hidden text-muted peer-target:block">{t(reason)}</p>
    </div>
  ));
}
