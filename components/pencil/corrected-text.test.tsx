import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import de from '@/messages/de/figures.json';
import figures from '@/messages/en/figures.json';
import { CorrectedText, type Piece } from './corrected-text';

const render = (pieces: readonly Piece[], locale: 'en' | 'de' = 'en', catalog: unknown = figures) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ figures: catalog } as never}>
      <CorrectedText pieces={pieces} />
    </NextIntlClientProvider>,
  );

/** What is seen: without what only those hear who hear the page, and without the invisible joiner. */
const seen = (html: string) =>
  html
    .replace(/<span[^>]* class="sr-only">[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u2060', '');

it('keeps punctuation at the word that it belongs to, and the number behind it', () => {
  const html = render([
    'The crowd is ',
    { weak: 'very big', insert: 'enormous', tail: '.', reason: 'why-word' },
    ' ',
    { strike: 'There is', insert: 'Beside him,', reason: 'why-link' },
    ' a dog waits.',
  ]);
  expect(seen(html)).toBe('The crowd is very big enormous.1 There is Beside him,2 a dog waits.');
});

it('ties a number to its word and leads from it to the reason', () => {
  const html = render([{ insert: 'a', tail: ' newspaper.', reason: 'why-article' }]);
  expect(html).toContain('newspaper.\u2060<a href="#why-article"');
  expect(html).toContain('aria-label="Reason 1"');
});

it('says what every mark means', () => {
  const html = render([
    { strike: 'live', insert: 'have lived' },
    { weak: 'big' },
    { repeat: 'they are, they are' },
    { pause: 0.8 },
    { pause: 'missing' },
  ]);
  const { mark } = figures.speakingWaveform;
  for (const words of [
    figures.removed,
    figures.added,
    figures.weak,
    mark.repetition,
    mark.pause,
    mark.missingPause,
  ])
    expect(html).toContain(`class="sr-only">${words} </span>`);
});

it('counts marks with a reason only', () => {
  const html = render([{ insert: 'so' }, { strike: 'of', insert: 'on', reason: 'why-of' }]);
  expect(html.match(/class="reason-number"/g)).toHaveLength(1);
  expect(html).toContain('>1</a>');
});

it('names the language of what is translated inside the English text', () => {
  const html = render(
    [{ pause: 0.8 }, { insert: 'a', tail: ' newspaper.', reason: 'why-article' }],
    'de',
    de,
  );
  expect(html).toContain('<p lang="en"');
  expect(html).toMatch(/<span lang="de">0,8\s/);
  expect(html).toMatch(/<a [^>]*lang="de"[^>]*aria-label="/);
});
