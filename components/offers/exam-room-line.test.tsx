import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import plans from '@/messages/en/plans.json';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function render(appUrl: string): Promise<string> {
  vi.stubEnv('APP_URL', appUrl);
  const { ExamRoomLine } = await import('./exam-room-line');
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ plans }}>
      <ExamRoomLine className="note" />
    </NextIntlClientProvider>,
  );
}

it('says so where no exam room is connected', async () => {
  expect(await render('')).toBe(`<p class="note">${plans.examRoom}</p>`);
});

it('says nothing where the app is on a host of its own', async () => {
  expect(await render('https://app.example.com')).toBe('');
});
