import type { Metadata, Viewport } from 'next';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { RenewalDialog } from '@/components/layout/renewal-dialog';
import { SoftLinks } from '@/components/layout/soft-links.island';
import { Visit } from '@/components/layout/visit/visit';
import { VisitOriginKeeper } from '@/components/layout/visit-origin-keeper.island';
import { Purchases } from '@/components/purchase/purchases';
import { FontLinks } from '@/app/font-links';
import { env } from '@/lib/env';
import { drawnLocales } from '@/lib/routes/drawn-locales';
import { localeTable } from '@/lib/i18n/locale-table';
import { isLocale, defaultLocale } from '@/lib/i18n/locales';
import '../globals.css';

export const dynamicParams = false;

export function generateStaticParams() {
  return drawnLocales().map((locale) => ({ locale }));
}

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-icon.png',
  },
  manifest: '/manifest.webmanifest',
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0d1424' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  return (
    <html lang={localeTable[locale].lang}>
      <head>
        <FontLinks locale={locale} />
      </head>
      <body className="bg-page font-sans text-ink">
        {children}
        <Purchases />
        <VisitOriginKeeper />
        <Visit />
        <SoftLinks />
        <RenewalDialog />
      </body>
    </html>
  );
}
