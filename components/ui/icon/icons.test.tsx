import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as icons from './icons';

it.each(Object.entries(icons))(
  '%s is drawn, small, in the colour of the text and without a word',
  (_name, Icon) => {
    const html = renderToStaticMarkup(<Icon className="size-5" />);
    expect(html).toMatch(/^<svg [^>]*stroke="currentColor"[^>]*aria-hidden="true"[^>]*class="[^"]*size-5"/);
    expect(html).toMatch(/<(?:path|circle|line|rect|polyline|polygon) /);
  },
);

it('speaks where it is given a name', () => {
  expect(renderToStaticMarkup(<icons.Check aria-label="Yes" />)).toContain('aria-hidden="false"');
});
