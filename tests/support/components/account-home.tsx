import { vi } from 'vitest';
import { revealIcons, useFormTexts } from '@/components/account/account-texts';
import { brand } from '@/lib/site/brand';
import { homeAnswers } from '../app-home';
import { message, translate } from '../site';
import { draw, type Answer } from './component';

const account = (key: string, values: Record<string, string> = {}) =>
  translate('en', 'account', `app.${key}`, values);

/**
 * Draws the account as the app home does, with modules of its own after `vi.resetModules()`.
 *
 * @returns where it greets
 */
export async function drawAccount() {
  const { OwnAccount } = await import('@/components/account/home/own-account');
  const { loadAppTexts } = await import('@/lib/account/app-texts');
  const t = await loadAppTexts('en');
  const plain = [
    'titleNoName',
    'loading',
    'signOut',
    'signOutStays',
    'signOutClears',
    'signOutKeeps',
    'plan',
    'noPlan',
    'exams',
    'corrections',
    'owned',
  ] as const;
  const head = document.body.appendChild(document.createElement('div'));
  function Page() {
    const texts = {
      ...(Object.fromEntries(plain.map((key) => [key, account(key)])) as Record<
        (typeof plain)[number],
        string
      >),
      ...{ failed: account('failed'), retry: account('retry') },
      title: account('title', { name: '{name}' }),
      planUntil: account('planUntil', { date: '{date}' }),
      pro: message('en', 'plans', 'pro'),
      proMeaning: message('en', 'plans', 'proMeaning'),
    };
    const settings = {
      ...{ texts, forms: useFormTexts(), icons: revealIcons, locale: 'en' as const, lang: 'en' },
      ...{ login: '/login', root: '/', prices: '/pricing', examRoom: null },
      ...{ exam: '/app/exam', correction: '/app/correction', report: '/app/report' },
      seller: { company: brand.company, email: brand.supportEmail },
    };
    return <OwnAccount t={t} settings={settings} head={head} onVisitor={() => undefined} />;
  }
  draw(<Page />, 'en', ['account']);
  return head;
}

/** A call that changes something, and its body. */
interface Change {
  /** Such as `DELETE account/passkeys`. */
  call: string;
  body: unknown;
}

/**
 * Stands in for the API of the account: what is asked for has the answers of `homeAnswers`, or these in their place, and calls that
 * change something get theirs in turn.
 *
 * @returns those calls, oldest first
 */
export function answerAccount(
  inPlace: Record<string, Answer | { data: unknown }>,
  ...changes: Answer[]
): Change[] {
  const asked: Change[] = [];
  const known: Record<string, Answer | { data: unknown }> = { ...homeAnswers, ...inPlace };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = url.replace('/api/v1/', '');
    if (method !== 'GET')
      asked.push({
        call: `${method} ${path}`,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
    const answer = method === 'GET' ? known[path] : changes[asked.length - 1];
    if (!answer) throw new Error(`Nobody answers ${path}`);
    return typeof answer === 'function' ? answer() : Response.json(answer);
  });
  return asked;
}
