import type { Metadata } from 'next';
import './globals.css';
import { FontLinks } from '@/app/font-links';
import { buttonClass } from '@/components/ui/button';
import english from '@/messages/en/chrome.json';

export const metadata: Metadata = { title: english.notFound.title, robots: { index: false } };

/** For files and API paths that do not exist: they have no language. Pages that do not exist never come here. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <head>
        <FontLinks locale="en" />
      </head>
      <body className="bg-page font-sans text-ink">
        <main className="page-grid flex min-h-dvh flex-col items-start justify-center">
          <h1 className="text-display font-bold">{english.notFound.title}</h1>
          <p className="mt-4 text-lead text-muted">{english.notFound.text}</p>
          {/* A full page load: this document has no router of a language to go on with. */}
          <a href="/" className={buttonClass('primary', 'mt-8')}>
            {english.notFound.return}
          </a>
        </main>
      </body>
    </html>
  );
}
