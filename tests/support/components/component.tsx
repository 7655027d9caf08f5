import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import type { Namespace } from '@/lib/i18n/namespaces';
import { catalog } from '../site';
import './around-each';

/*
 * For tests of what a page's parts do in a browser, without one: in the DOM of happy-dom (`@vitest-environment happy-dom`), with
 * the texts of the catalogs. A part that logs an error fails its test.
 */

/** Draws a part with the texts of a language. */
export function draw(part: ReactNode, locale: Locale, namespaces: readonly Namespace[]) {
  const messages = Object.fromEntries(namespaces.map((name) => [name, catalog(locale, name)]));
  return render(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
      {part}
    </NextIntlClientProvider>,
  );
}

/** What a call gets. */
export type Answer = () => Response | Promise<Response>;

/**
 * Stands in for the API: each call gets the next answer, the last one for good.
 *
 * @returns the calls that were made, oldest first
 */
export function answerWith(...answers: Answer[]): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({
      path: url.replace('/api/v1/', ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    if (!answer) throw new Error(`Nobody answers ${url}`);
    return answer();
  });
  return asked;
}

/**
 * Stands in for the API, by call: with an answer, or as JSON.
 *
 * @returns the calls that were made, oldest first
 */
export function answerCalls(given: Record<string, Answer | { data: unknown }>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const call = url.replace('/api/v1/', '').split('?', 1)[0] ?? '';
    asked.push(call);
    const answer = given[call];
    if (!answer) throw new Error(`Nobody answers ${call}`);
    return typeof answer === 'function' ? answer() : Response.json(answer);
  });
  return asked;
}

/** An answer of the API, or what comes in place of one. */
export const answers = {
  data: (data: unknown) => () => Response.json({ data }),
  json:
    (status: number, body: unknown, headers: Record<string, string> = {}) =>
    () =>
      Response.json(body, { status, headers }),
  text: (status: number, type: string, body: string) => () =>
    new Response(body, { status, headers: { 'content-type': type } }),
  broken: () => Promise.reject(new TypeError('Failed to fetch')),
} as const;
