import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountLink } from '@/components/islands/account/account-link';
import { SignedInRedirect } from '@/components/islands/account/signed-in-redirect';
import { BareFrame } from '@/components/site/bare-frame';
import { useHref } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/site/routes';
import { OneTapCorner } from './one-tap-corner';

interface AccountFrameProps {
  page: PageId;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** What every page for visitors without a session stands in; those who have one are led to the app home. */
export function AccountFrame({ page, title, lead, children }: AccountFrameProps) {
  const t = useTranslations('account');
  return (
    <BareFrame page={page} title={title}>
      {lead ? <p className="mt-4 text-muted">{lead}</p> : null}
      {children}
      <noscript>
        <p className="mt-6 rounded-control bg-warn-soft px-4 py-3 text-warn">{t('noScript')}</p>
      </noscript>
      <SignedInRedirect home={useHref('app')} />
      {/* The login's own button brings the prompt. */}
      {page === 'login' ? null : <OneTapCorner />}
    </BareFrame>
  );
}

/** The other way to go, below a form. */
export function AccountLinks({ question, to, label }: { question?: string; to: PageId; label: string }) {
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-2 border-t border-line pt-4">
      {question}
      <AccountLink href={useHref(to)} className="inline-flex min-h-11 items-center font-semibold text-action">
        {label}
      </AccountLink>
    </p>
  );
}
