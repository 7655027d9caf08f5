import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import account from '@/messages/en/account.json';
import chrome from '@/messages/en/chrome.json';
import meta from '@/messages/en/meta.json';
import { pageRoutes } from '@/lib/routes/routes';
import { DrawerPanel } from '@/components/layout/header/drawer-panel.island';
import { LayoutFrame } from './layout-frame';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ prefetch: () => undefined }),
}));

const render = (layout: Parameters<typeof LayoutFrame>[0]['route']['layout']) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ account, chrome, meta } as never} timeZone="UTC">
      <LayoutFrame route={{ layout, path: '/landing' }}>
        <main id="content">Landing</main>
      </LayoutFrame>
    </NextIntlClientProvider>,
  );

describe('LayoutFrame', () => {
  it.each([
    ['default', true, true],
    ['header', true, false],
    ['footer', false, true],
    ['noheaderfooter', false, false],
    ['empty', false, false],
  ] as const)('stands for the layout %s: header %s, footer %s', (layout, header, footer) => {
    const html = render(layout);
    expect(html).toContain('<main id="content">Landing</main>');
    expect(html.includes('class="site-header"')).toBe(header);
    expect(html.includes('<footer')).toBe(footer);
  });

  it('is not needed by the landing pages of the catch-all file', () => {
    expect(pageRoutes.startHere.layout).toBe('empty');
  });

  it('puts nothing at all around an empty page', () => {
    expect(render('empty')).toBe('<main id="content">Landing</main>');
  });

  it.each(['default', 'header', 'footer', 'noheaderfooter'] as const)(
    'lets the keyboard come to what covers the page before the page itself, with the layout %s',
    (layout) => {
      const html = render(layout);
      const places = ['href="#content"', 'class="notices"', 'class="site-header"', '<main'].map((part) =>
        html.indexOf(part),
      );
      const there = places.filter((place) => place >= 0);
      expect(there.length).toBeGreaterThanOrEqual(2);
      expect(there).toEqual(there.toSorted((one, other) => one - other));
    },
  );

  it('offers the landing page in every language in its footer', () => {
    expect(render('footer')).toContain('href="/de/landing"');
  });
});

describe('DrawerPanel', () => {
  const drawer = (size?: '30%' | '100%') =>
    renderToStaticMarkup(
      <DrawerPanel id="panel" label="Panel" {...(size && { size })}>
        text
      </DrawerPanel>,
    );

  it('takes 30 % of the window unless it is told otherwise', () => {
    expect(drawer()).toContain('data-size="30%"');
    expect(drawer('100%')).toContain('data-size="100%"');
  });
});
