import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import plans from '@/messages/en/plans.json';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function render(env: { app?: string; api?: string }, of?: 'exams'): Promise<string> {
  vi.stubEnv('APP_URL', env.app ?? '');
  vi.stubEnv('API_BASE_URL', env.api ?? '');
  const { ExamRoomLine } = await import('./exam-room-line');
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ plans }}>
      <ExamRoomLine className="note" {...(of && { of })} />
    </NextIntlClientProvider>,
  );
}

it('names what cannot be used yet where exams are taken here', async () => {
  expect(await render({})).toBe(`<p class="note">${plans.notYet}</p>`);
});

it('leads to the exam room beside mock exams', async () => {
  const html = await render({}, 'exams');
  expect(html).toContain('<a href="/app/exam"');
  expect(html).toContain('3 exams in a row repeat no question');
  expect(html).not.toContain(plans.notYet);
});

it('says so where no exam room is connected', async () => {
  const external = { api: 'https://api.example.com/v1' };
  for (const of of [undefined, 'exams'] as const)
    expect(await render(external, of)).toBe(`<p class="note">${plans.examRoom}</p>`);
});

it('says nothing where the app is on a host of its own', async () => {
  expect(await render({ app: 'https://app.example.com' })).toBe('');
  expect(await render({ app: 'https://app.example.com', api: 'https://api.example.com/v1' })).toBe('');
});
