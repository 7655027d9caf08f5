import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import plans from '@/messages/en/plans.json';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

interface Settings {
  app?: string;
  api?: string;
  ai?: string;
  payments?: 'sandbox' | 'off';
}

async function render({ app, api, ai, payments }: Settings, of?: 'exams'): Promise<string> {
  vi.stubEnv('APP_URL', app ?? '');
  vi.stubEnv('API_BASE_URL', api ?? '');
  vi.stubEnv('AI_BASE_URL', ai ?? '');
  vi.stubEnv('AI_MODELS', ai && 'small-1');
  vi.stubEnv('PAYMENTS', payments ?? '');
  vi.stubEnv('SITE_URL', 'https://site.example.com');
  const { ExamRoomLine } = await import('./exam-room-line');
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ plans }}>
      <ExamRoomLine className="note" {...(of && { of })} />
    </NextIntlClientProvider>,
  );
}

const text = (html: string) => html.replace(/<[^>]+>/g, '');
const ai = 'https://ai.example.com/v1';

it.each([
  ['a service is connected', { ai }, plans.correctedHere],
  ['a service is connected to a test shop', { ai, payments: 'sandbox' }, plans.correctedHere],
  ['the built-in checker corrects', {}, plans.checkedHere],
  ['a test shop has no service', { payments: 'sandbox' }, plans.testShopHere],
] as const)('says who corrects where %s, and leads there', async (_, settings, said) => {
  const html = await render(settings);
  expect(text(html)).toBe(text(said));
  expect(html).toContain('<a href="/app/correction"');
});

it('leads to the exam room beside mock exams', async () => {
  const html = await render({}, 'exams');
  expect(html).toContain('<a href="/app/exam"');
  expect(html).toContain('3 exams in a row repeat no question');
  expect(html).not.toContain('/app/correction');
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
