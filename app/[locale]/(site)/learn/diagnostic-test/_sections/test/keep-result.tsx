import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { loadKeep } from '@/lib/practice/load-keep';
import { Link } from '@/lib/routes/link';
import { readToken } from '@/lib/session/token';

export function KeepResult() {
  const t = useTranslations('diagnostic.keep');
  const [keeper, setKeeper] = useState<Keeper>(() => (readToken() === null ? 'nobody' : 'unknown'));

  useEffect(() => {
    if (readToken() === null) return;
    let isGone = false;
    keeperNow().then(
      (found) => !isGone && setKeeper(found),
      // Whether there is an account is not known: nothing is offered and nothing promised.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  if (keeper === 'unknown') return null;
  if (keeper === 'account') return <p className="mt-8 rounded-control bg-sunken px-4 py-3">{t('kept')}</p>;
  return (
    <div className="mt-8 rounded-card bg-sunken p-5">
      <h3 className="text-lg font-bold">{t('title')}</h3>
      <p className="mt-1 text-muted">{t('body')}</p>
      <Link to="register" className={buttonClass('secondary', 'mt-4')}>
        {t('link')}
      </Link>
    </div>
  );
}

type Keeper = 'nobody' | 'account' | 'unknown';

/** Who keeps the result beside this browser. A temporary user has no account yet. */
async function keeperNow(): Promise<Keeper> {
  const [{ loadUser }, { keepPractice }] = await Promise.all([import('@/lib/session/user'), loadKeep()]);
  if ((await loadUser()).temp) return 'nobody';
  return (await keepPractice()) ? 'account' : 'unknown';
}
