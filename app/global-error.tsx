'use client';

import english from '@/messages/en/error.json';
import './globals.css';

/** The last resort, when even the root layout failed: no language is known and nothing else may be needed to draw it. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body className="bg-page font-sans text-ink">
        <main className="page-grid flex min-h-dvh flex-col items-start justify-center">
          <h1 className="text-display font-bold">{english.title}</h1>
          <p className="mt-4 text-lead text-muted">{english.text}</p>
          <a
            href="/"
            className="mt-8 inline-flex min-h-11 items-center rounded-control bg-action px-5 font-semibold text-on-action"
          >
            {english.home}
          </a>
        </main>
      </body>
    </html>
  );
}
