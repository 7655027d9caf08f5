import path from 'node:path';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { Route } from '@/lib/routes/routes';

type Params = { params: Promise<{ locale: Locale; slug?: string | undefined; path?: string[] }> };

/** What a page file exports: a component, or a function that waits for its parameters. */
type PageFunction = ComponentType | ((props: Params) => Promise<ReactNode>);

const groups = { default: '(site)', noheaderfooter: '(bare)', empty: '(empty)' } as const;

/** The file of a route's page. */
function fileOf({ id, path: address, layout, course }: Route): string {
  const folder =
    layout === 'empty'
      ? '/[...path]'
      : course
        ? '/courses/[slug]'
        : id === 'blog'
          ? '/blog/[[...path]]'
          : address.replace(/^\/$/, '');
  const group = address.startsWith('/app/') ? '(app)' : groups[layout as keyof typeof groups];
  return path.resolve(`app/[locale]/${group}${folder}/page.tsx`);
}

async function elementOf(route: Route, locale: Locale): Promise<ReactNode> {
  const { default: Page } = (await import(/* @vite-ignore */ fileOf(route))) as { default: PageFunction };
  if (Page.constructor.name !== 'AsyncFunction') {
    const Plain = Page as ComponentType;
    return <Plain />;
  }
  const below = route.path.split('/').slice(route.id === 'blog' ? 2 : 1);
  const params = Promise.resolve({
    locale,
    slug: route.course?.slug,
    ...(below.length > 0 && { path: below }),
  });
  return (Page as (props: Params) => Promise<ReactNode>)({ params });
}

/** The markup of pages in one language as the build writes it, without the header and what else stands around all of them. */
export async function drawPages(all: readonly Route[], locale: Locale): Promise<Map<Route, string>> {
  // Late, as a test may have changed what is connected.
  const { asConnected } = await import('@/lib/texts/as-connected');
  const messages = asConnected(await loadMessages(locale));
  const drawn = new Map<Route, string>();
  for (const route of all) {
    const page = await elementOf(route, locale);
    drawn.set(
      route,
      renderToStaticMarkup(
        <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
          {page}
        </NextIntlClientProvider>,
      ),
    );
  }
  return drawn;
}
