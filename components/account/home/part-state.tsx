import { useState, useSyncExternalStore, type Key, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Failed } from './failed';
import { useHome } from './home';
import type { Part } from './own-calls';

export function PartState({ part }: { part: Exclude<Part<unknown>, { state: 'known' }> }) {
  const { t, settings } = useHome();
  const online = useSyncExternalStore(
    (change) => {
      window.addEventListener('online', change);
      window.addEventListener('offline', change);
      return () => {
        window.removeEventListener('online', change);
        window.removeEventListener('offline', change);
      };
    },
    () => navigator.onLine,
    () => true,
  );
  if (part.state !== 'failed') {
    return (
      <p role="status" className="text-muted">
        {t('app.loading')}
      </p>
    );
  }
  return (
    <div className="-my-6">
      <Failed
        text={t(online ? 'app.failed' : 'app.offline')}
        retry={settings.texts.retry}
        onRetry={part.retry}
      />
    </div>
  );
}

const shownAtFirst = 5;

interface LongListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  children: (item: Item) => ReactNode;
}

export function LongList<Item>({ items, keyOf, children }: LongListProps<Item>) {
  const { t } = useHome();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, shownAtFirst);
  const hidden = items.length - shown.length;
  return (
    <>
      <ul className="-my-5 divide-y divide-line">
        {shown.map((item) => (
          <li key={keyOf(item)} className="py-5">
            {children(item)}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <button type="button" onClick={() => setAll(true)} className={buttonClass('quiet', '-ms-5 mt-5')}>
          {t('app.more', { count: hidden })}
        </button>
      ) : null}
    </>
  );
}
