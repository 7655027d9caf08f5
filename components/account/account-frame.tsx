import type { ReactNode } from 'react';
import { AccountLink } from '@/components/account/account-link.island';
import { SignedInRedirect } from '@/components/account/signed-in-redirect.island';
import { WishOr } from '@/components/account/wish.island';
import { BareFrame } from '@/components/layout/bare-frame';
import { useHref } from '@/lib/routes/link';
import type { PageId } from '@/lib/routes/routes';
import { AccountOrder } from './account-order';
import { OneTapCorner } from './google/one-tap-corner';

interface AccountFrameProps {
  page: PageId;
  title: string;
  lead?: string;
  step?: string;
  /** For who comes to buy: the order above the page, which step of buying this is, perhaps another title, and no lead. */
  buying?: { title?: string; step: string };
  aside: ReactNode;
  children: ReactNode;
}

/** For visitors alone: those who have a session are led to the app home. */
export function AccountFrame({ page, title, lead, step, buying, aside, children }: AccountFrameProps) {
  const orWish = (wish: ReactNode, usual: ReactNode) =>
    buying ? <WishOr wish={wish}>{usual}</WishOr> : usual;
  return (
    <BareFrame
      page={page}
      title={orWish(buying?.title ?? title, title)}
      top={
        <>
          {buying ? <AccountOrder /> : null}
          {orWish(buying && <Step>{buying.step}</Step>, step && <Step>{step}</Step>)}
        </>
      }
      aside={aside}
      // The login's own button brings the prompt.
      notices={page === 'login' ? null : <OneTapCorner />}
    >
      {orWish(null, lead && <Lead>{lead}</Lead>)}
      {children}
      <SignedInRedirect home={useHref('app')} />
    </BareFrame>
  );
}

function Lead({ children }: { children: string }) {
  return <p className="mt-4 text-muted">{children}</p>;
}

function Step({ children }: { children: string }) {
  return <p className="mb-2 text-sm font-semibold text-muted">{children}</p>;
}

export function AccountLinks({ to, label }: { to: PageId; label: string }) {
  return (
    <p className="mt-8 border-t border-line pt-4">
      <AccountLink href={useHref(to)} className="inline-flex min-h-11 items-center font-semibold text-action">
        {label}
      </AccountLink>
    </p>
  );
}
