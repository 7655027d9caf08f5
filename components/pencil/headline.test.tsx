import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import figures from '@/messages/en/figures.json';
import home from '@/messages/en/home.json';
import { correctionTags, Headline } from './headline';

function Title() {
  const t = useTranslations('home.hero');
  return <Headline reason="why">{t.rich('title', correctionTags)}</Headline>;
}

function render(title: string): string {
  const hero = { ...home.hero, title: title as typeof home.hero.title };
  const messages = { figures, home: { ...home, hero } };
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <Title />
    </NextIntlClientProvider>,
  );
  return html
    .replace(/<span[^>]* class="sr-only">[^<]*<\/span>/g, '')
    .replace(/<(?!\/?(?:del|ins)\b)[^>]+>/g, '')
    .replaceAll('\u2060', '');
}

describe('the number of the reason', () => {
  it.each([
    ['Go <del>guessing</del> <ins>knowing</ins> it', 'Go <del>guessing</del> <ins>knowing</ins>1 it'],
    [
      'Erst <del>raten</del> <ins>wissen</ins>, dann los',
      'Erst <del>raten</del> <ins>wissen</ins>,1 dann los',
    ],
    [
      '実力を<del>想像して</del><ins>知って</ins>、本番へ',
      '実力を<del>想像して</del><ins>知って</ins>、1本番へ',
    ],
    ['心里<del>没底</del><ins>有数</ins>', '心里<del>没底</del><ins>有数</ins>1'],
    ['Nothing to correct', 'Nothing to correct'],
  ])('stands after the punctuation of %s', (title, expected) => {
    expect(render(title)).toBe(expected);
  });
});

it('no text of the head of a page, which shows no marks, has them', () => {
  for (const locale of readdirSync('messages', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  ))
    expect(readFileSync(`messages/${locale.name}/meta.json`, 'utf8')).not.toMatch(/<\/?(?:del|ins)>/);
});
