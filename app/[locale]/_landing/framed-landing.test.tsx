import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { landingText } from '@/lib/articles/landing';
import account from '@/messages/en/account.json';
import chrome from '@/messages/en/chrome.json';
import landing from '@/messages/en/landing.json';
import meta from '@/messages/en/meta.json';
import { FramedLanding } from './framed-landing';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ prefetch: () => undefined }),
}));
// It waits for its text to be compiled, for which this way of drawing does not.
vi.mock('./landing-text', () => ({ LandingText: () => <p>The text</p> }));

const statement = chrome.footer.independence.slice(chrome.footer.independence.lastIndexOf('}') + 1);

it.each([
  ['header', true, false],
  ['footer', false, true],
  ['default', true, true],
] as const)(
  'a landing page with the layout %s has the header: %s, the footer: %s',
  (layout, header, footer) => {
    const text = landingText('score-converter', 'en');
    if (!text) throw new Error('The page that this test draws is gone');
    const html = renderToStaticMarkup(
      <NextIntlClientProvider
        locale="en"
        messages={{ account, chrome, landing, meta } as never}
        timeZone="UTC"
      >
        <FramedLanding text={{ ...text, layout }} />
      </NextIntlClientProvider>,
    );
    expect(html).toContain('The text');
    expect(html.includes('class="site-header"')).toBe(header);
    expect(html.includes('<footer')).toBe(footer);
    // What no page may lack, once: a way home, and whose site this is not.
    expect(html.includes(`aria-label="${landing.startHere.home}"`)).toBe(!header);
    expect(html.split(statement).length - 1).toBe(1);
    expect(html).toContain('href="/de/score-converter"');
  },
);
