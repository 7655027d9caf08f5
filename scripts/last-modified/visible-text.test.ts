import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text.mjs';

const page = (main: string, around = '') =>
  `<!DOCTYPE html><html><head><title>A title</title><meta name="description" content="What &amp; why"/></head>` +
  `<body>${around}<main id="main">${main}</main>${around}</body></html>`;
const said = (main: string) => visibleText(page(main)).split('\n')[2];

describe('visibleText', () => {
  it('is title, description and main, and nothing around it', () => {
    expect(visibleText(page('<h1>Plans</h1>', '<nav>Menu</nav>'))).toBe('Atitle\nWhat&why\nPlans');
  });

  it('is the same text in other elements, comments and white space', () => {
    const words = 'Pay once.';
    expect(said(`<p>${words}</p>`)).toBe('Payonce.');
    expect(said(`\n <div class="x"><span>Pay</span><!-- --> on<b>ce</b>.</div>`)).toBe('Payonce.');
  });

  it('is another text with another price, and another order', () => {
    expect(said('<p>$9.90</p><p>$19.90</p>')).not.toBe(said('<p>$9.90</p><p>$18.90</p>'));
    expect(said('<p>$9.90</p><p>$19.90</p>')).not.toBe(said('<p>$19.90</p><p>$9.90</p>'));
  });

  it('reads the text of a picture, and neither scripts, styles nor templates', () => {
    expect(said('<svg><text>1:00</text></svg>')).toBe('1:00');
    expect(said('<script>a()</script><style>p{}</style><noscript>x</noscript><template>y</template>z')).toBe(
      'z',
    );
  });

  it('refuses a page without main', () => {
    expect(() => visibleText('<p>Nothing</p>')).toThrow('no main');
  });
});
