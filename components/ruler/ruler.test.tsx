import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import figures from '@/messages/en/figures.json';
import { CourseRuler } from './course-ruler';
import { Ruler } from './ruler';

const render = (ruler: React.ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ figures }}>
      {ruler}
    </NextIntlClientProvider>,
  );

it('says a result with the range that it is likely to lie in, in one sentence and in the drawing', () => {
  const html = render(<Ruler value={{ score: 125, low: 115, high: 135 }} />);
  expect(html).toContain(
    'role="img" aria-label="Estimated score 125, likely between 115 and 135, level B2, on the scale from 10 to 160."',
  );
  expect(html).toContain('>likely 115–135</text>');
});

it('names a target in the sentence and under the scale', () => {
  const html = render(<Ruler value={{ score: 110, low: 95, high: 125 }} target={120} />);
  expect(html).toContain('The target is 120."');
  expect(html).toContain('>your target: 120</text>');
});

it('shows a part of the scale without a result', () => {
  const html = render(<Ruler value={{ low: 85, high: 145 }} />);
  expect(html).toContain('aria-label="From 85 to 145 on the scale from 10 to 160."');
  expect(html).not.toContain('likely');
});

it('needs no style attribute, which the policy of the pages forbids', () => {
  const html = render(
    <>
      <Ruler value={{ score: 125, low: 115, high: 135 }} past={[115]} target={130} />
      <CourseRuler lesson={3} />
    </>,
  );
  expect(html).not.toContain('style=');
});

it('says how far somebody has come in the course, and nothing where it is only a map of it', () => {
  expect(render(<CourseRuler lesson={3} />)).toContain('aria-label="Lesson 3 of 15 in the course."');
  expect(render(<CourseRuler />)).toContain('aria-hidden="true"');
});
