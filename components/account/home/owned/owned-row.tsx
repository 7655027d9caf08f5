import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useHome } from '../home';

interface OwnedRowProps {
  name: string;
  action?: { href: string; label: string; look?: 'primary' } | null;
  children: ReactNode;
}

export function OwnedRow({ name, action, children }: OwnedRowProps) {
  return (
    <div
      className={classNames(
        'grid items-center gap-x-6 gap-y-3 p-5',
        action ? 'sm:grid-cols-[9rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[9rem_minmax(0,1fr)]',
      )}
    >
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0">{children}</dd>
      {action ? (
        <dd className="grid">
          <a href={action.href} className={buttonClass(action.look ?? 'secondary')}>
            {action.label}
          </a>
        </dd>
      ) : null}
    </div>
  );
}

export function Count({ value }: { value: number }) {
  const { texts, lang } = useHome().settings;
  return (
    <span className={classNames(value === 0 && 'text-muted')}>
      <span className="text-xl font-bold">{new Intl.NumberFormat(lang).format(value)}</span>
      <span className="ms-2 text-sm text-muted">{texts.owned}</span>
    </span>
  );
}
