import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../routes/routes';
import { mark } from '../site/mark';
import { palette, shadeOf } from './palette';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('the colours are the light design tokens', () => {
  const theme = read('app/tokens.css').split('@media')[0];
  for (const [name, value] of Object.entries(palette)) expect(theme).toContain(`--color-${name}: ${value};`);
});

test('the icon has the shapes and colours of the mark', () => {
  const icon = read('public/icon.svg');
  for (const { tail, dot } of [mark.first, mark.second]) {
    expect(icon).toContain(`<path d="${tail}"/>`);
    expect(icon).toContain(`<circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}"/>`);
  }
  expect(icon).toContain(`stroke-width: ${mark.strokeWidth};`);
  for (const colour of [palette.ink, palette.action]) expect(icon).toContain(colour);
});

test('a page has the tint of its header and a lesson that of its skill', () => {
  const shade = (id: string) => routes.filter((route) => route.id === id).map(shadeOf)[0]?.background;
  expect(shade('home')).toBe(palette.page);
  expect(shade('mockExam')).toBe(palette.writing);
  expect(shade('speaking')).toBe(palette.speaking);
  expect(shade('listenAndType')).toBe(palette.reading);
  expect(shade('photoVocabulary')).toBe(palette.vocabulary);
});
