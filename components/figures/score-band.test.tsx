import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import figures from '@/messages/en/figures.json';
import { ScoreBand } from './score-band';

it('keeps its text inside the window where its card runs off it, like every figure of a wide section', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ figures }}>
      <ScoreBand />
    </NextIntlClientProvider>,
  );
  expect(html).toMatch(/<div class="figure-card [^"]*"><div /);
  expect(html).toMatch(/<figcaption class="figure-caption /);
});
