import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import practiceTest from '@/messages/en/practice-test.json';
import { TestHour } from './hour';

const html = renderToStaticMarkup(
  <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ 'practice-test': practiceTest }}>
    <TestHour />
  </NextIntlClientProvider>,
);
const rows = html.match(/<tr .*?<\/tr>/g) ?? [];

/** The classes of a row's cells, the one that names it first. */
const cells = (row: string) => [...row.matchAll(/<t[hd]( [^>]*)?>/g)].map(([cell]) => cell);

it('leaves out of every row on a phone the column that its head leaves out, so that the time is not called a number', () => {
  const hidden = rows.map((row) => cells(row).map((cell) => cell.includes('max-sm:hidden')));
  expect(hidden).toHaveLength(14);
  for (const row of hidden) expect(row).toEqual([false, true, false]);
});

it('keeps the roles of a table where parts of it are displayed as something else', () => {
  const [head, ...body] = rows.map((row) => cells(row).map((cell) => /role="(\w+)"/.exec(cell)?.[1]));
  expect(head).toEqual(['columnheader', 'columnheader', 'columnheader']);
  for (const row of body) expect(row).toEqual(['rowheader', 'cell', 'cell']);
});
