'use client';

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '@/lib/api/contract/entities';
import { loadUser, onUserChanged } from '@/lib/session/user';
import { signOut } from '@/lib/session/sign-out';
import { onSessionEnded, readToken } from '@/lib/session/token-store';

export interface AppHomeTexts {
  /** With `{name}`. */
  title: string;
  titleNoName: string;
  loading: string;
  signOut: string;
  plan: string;
  noPlan: string;
  /** With `{date}`. */
  planUntil: string;
  exams: string;
  corrections: string;
  owned: string;
  failed: string;
  retry: string;
}

interface AppHomeProps {
  texts: AppHomeTexts;
  /** BCP 47 tag for dates. */
  lang: string;
  login: string;
  root: string;
}

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

/** What the account owns; visitors are sent to the login. */
export function AppHome(props: AppHomeProps) {
  return (
    <QueryClientProvider client={queries}>
      <Account {...props} />
    </QueryClientProvider>
  );
}

function Account({ texts, lang, login, root }: AppHomeProps) {
  const [known, setKnown] = useState(false);
  const {
    data: user,
    error,
    refetch,
  } = useQuery({ queryKey: ['userInfo'], queryFn: loadUser, enabled: known });
  const isVisitor = known && error !== null && readToken() === null;

  useEffect(() => {
    const leave = () =>
      window.location.replace(`${login}?next=${encodeURIComponent(window.location.pathname)}`);
    if (readToken() === null || isVisitor) {
      leave();
      return;
    }
    queueMicrotask(() => setKnown(true));
    return onSessionEnded(() => window.location.assign(root));
  }, [login, root, isVisitor]);

  useEffect(() => onUserChanged((user) => queries.setQueryData(['userInfo'], user)), []);

  if (error && !isVisitor) {
    return (
      <div role="alert" className="mt-8">
        <p>{texts.failed}</p>
        <button
          type="button"
          onClick={() => void refetch()}
          className="mt-4 min-h-11 rounded-control border border-line-strong px-5 font-semibold"
        >
          {texts.retry}
        </button>
      </div>
    );
  }
  // The answer of an earlier visit is kept, perhaps by now of somebody who has signed out.
  if (!known || !user) {
    return (
      <p role="status" className="mt-8 text-muted">
        {texts.loading}
      </p>
    );
  }
  return (
    <>
      <p className="mt-3 text-lead text-muted">{greeting(user, texts)}</p>
      <dl className="mt-8 divide-y divide-line border-y border-line">
        <Row name={texts.plan} value={planState(user, texts, lang)} />
        <Row name={texts.exams} value={badge(user.examNum)} note={texts.owned} />
        <Row name={texts.corrections} value={badge(user.correctNum)} note={texts.owned} />
      </dl>
      <button
        type="button"
        onClick={() => void signOut().then(() => window.location.assign(root))}
        className="-ms-5 mt-6 min-h-11 rounded-control px-5 font-semibold text-action hover:bg-action-soft"
      >
        {texts.signOut}
      </button>
    </>
  );
}

function Row({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-4">
      <dt>{name}</dt>
      <dd className="text-end">
        <span className={note ? 'text-xl font-bold' : 'font-semibold'}>{value}</span>
        {note ? <span className="ms-2 text-sm text-muted">{note}</span> : null}
      </dd>
    </div>
  );
}

/** Badges show at most 99 (spec section 9). */
function badge(count: number): string {
  return count > 99 ? '99+' : String(count);
}

function greeting({ nickname, name, email }: User, texts: AppHomeTexts): string {
  const known = [nickname, name, email].find((text) => text?.trim());
  // By a function: in a replacement text, `$&` of a name would mean something else.
  return known ? texts.title.replace('{name}', () => known) : texts.titleNoName;
}

/** VIP while its end lies in the future (spec section 4). */
function planState(user: User, texts: AppHomeTexts, lang: string): string {
  if (user.vipEndTime === null) return texts.noPlan;
  const end = new Date(user.vipEndTime);
  if (end.getTime() <= Date.now()) return texts.noPlan;
  return texts.planUntil.replace('{date}', new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(end));
}
