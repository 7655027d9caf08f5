import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tooltip } from './tooltip';

it('describes its word from the start, and hides the text', () => {
  const html = renderToStaticMarkup(
    <Tooltip text="Without a limit" align="end">
      Pro
    </Tooltip>,
  );
  const id = /aria-describedby="([^"]+)"[^>]*>Pro<\/button>/.exec(html)?.[1];
  expect(html).toMatch(
    new RegExp(`<span id="${id}" role="tooltip" hidden="" class="[^"]*end-0[^"]*">Without a limit`),
  );
});
