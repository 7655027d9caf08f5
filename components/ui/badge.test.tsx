import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Badge } from './badge';

const shown = (count: number, max?: number) =>
  renderToStaticMarkup(<Badge count={count} label={`${count} sessions`} {...(max && { max })} />);

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12_345, '99+'],
  ])('shows %i as %s and says it in full', (count, text) => {
    expect(shown(count)).toContain(`<span aria-hidden="true">${text}</span>`);
    expect(shown(count)).toContain(`<span class="sr-only">${count} sessions</span>`);
  });

  it('takes another maximum', () => {
    expect(shown(10, 9)).toContain('9+');
  });

  it.each([0, -1])('shows nothing for %i', (count) => {
    expect(shown(count)).toBe('');
  });
});
