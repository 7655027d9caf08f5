import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ArrowLeft } from '@/components/ui/icon/icons';
import { goTo, hasMoved, searchOf, type Place } from './place';

/** The heading of a place of the room, to which the focus goes with whoever comes here from another. */
export function Head({ children }: { children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasMoved()) return;
    window.scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={head} tabIndex={-1} className="text-2xl font-bold outline-none">
      {children}
    </h2>
  );
}

interface PlaceLinkProps {
  to: Place;
  className?: string;
  label?: string;
  children: ReactNode;
}

export function PlaceLink({ to, className, label, children }: PlaceLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a
      // Without a search the address of a link that is empty would keep the one that is there.
      href={searchOf(to) || window.location.pathname}
      aria-label={label}
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}

export function BackLink({ to, children }: Pick<PlaceLinkProps, 'to' | 'children'>) {
  return (
    <p className="mt-4 mb-2 print:hidden">
      <PlaceLink to={to} className={buttonClass('link')}>
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {children}
      </PlaceLink>
    </p>
  );
}
