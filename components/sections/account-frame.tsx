import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AccountLink } from '@/components/islands/account/account-link';
import { SignedInRedirect } from '@/components/islands/account/signed-in-redirect';
import { WishOr } from '@/components/islands/account/wish';
import { BareFrame } from '@/components/site/bare-frame';
import { useHref } from '@/lib/i18n/navigation';
import type { PageId } from '@/lib/site/routes';
import { AccountOrder } from './account-order';
import { OneTapCorner } from './one-tap-corner';

interface AccountFrameProps {
  page: PageId;
  title: string;
  lead?: string;
  /** Which of how many steps, as everybody reads it. */
  step?: string;
  /** For who comes to buy: the order above the page, which step of buying this is, perhaps another title, and no lead. */
  buying?: { title?: string; step: string };
  aside: ReactNode;
  children: ReactNode;
}

/** What every page for visitors without a session stands in; those who have one are led to the app home. */
export function AccountFrame({ page, title, lead, step, buying, aside, children }: AccountFrameProps) {
  const t = useTranslations('account');
  const own = step === undefined ? null : <Step>{step}</Step>;
  return (
    <BareFrame
      page={page}
      title={buying?.title === undefined ? title : <WishOr wish={buying.title}>{title}</WishOr>}
      top={
        <>
          {buying ? <AccountOrder /> : null}
          {buying ? <WishOr wish={<Step>{buying.step}</Step>}>{own}</WishOr> : own}
        </>
      }
      aside={aside}
    >
      {lead ? buying ? <WishOr wish={null}>{<Lead>{lead}</Lead>}</WishOr> : <Lead>{lead}</Lead> : null}
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

function Lead({ children }: { children: string }) {
  return <p className="mt-4 text-muted">{children}</p>;
}

function Step({ children }: { children: string }) {
  return <p className="mb-2 text-sm font-semibold text-muted">{children}</p>;
}

/** The other way to go, below a form. */
export function AccountLinks({ to, label }: { to: PageId; label: string }) {
  return (
    <p className="mt-8 border-t border-line pt-4">
      <AccountLink href={useHref(to)} className="inline-flex min-h-11 items-center font-semibold text-action">
        {label}
      </AccountLink>
    </p>
  );
}
