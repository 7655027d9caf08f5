import { allCalls } from '@/lib/api/contract/tables/all-calls';
import type { Call } from '@/lib/api/contract/call';
import { env } from '@/lib/env';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function GET(): Response {
  if (env.NODE_ENV !== 'development') return new Response(null, { status: 404 });
  const sections = Object.values<Call>(allCalls).map(
    ({ methods, path, summary, auth, errors }) =>
      `<h2>${methods[0]} ${escaped(path)}</h2><p>${escaped(summary)}${auth === 'bearer' ? ' (bearer token)' : ''}</p>` +
      `<ul>${errors.map(({ status, code, when }) => `<li>${status} <code>${code}</code> ${escaped(when)}</li>`).join('')}</ul>`,
  );
  const page = `<!doctype html><html lang="en"><title>API</title><h1>API</h1><p><a href="openapi.json">OpenAPI document</a></p>${sections.join('')}</html>`;
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
