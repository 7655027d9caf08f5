import { expect, it } from 'vitest';
import { lessonIn } from './lesson-in';

it.each([
  ['/courses/det-interactive-writing', 'interactiveWriting'],
  ['/de/courses/det-interactive-writing', 'interactiveWriting'],
  ['/courses/other', undefined],
  ['/courses/det-interactive-writing/../../logout', undefined],
  ['/courses', undefined],
  ['//courses/det-interactive-writing', undefined],
  ['https://evil.example/courses/det-interactive-writing', undefined],
  ['javascript:alert(1)//courses/det-interactive-writing', undefined],
  ['\\courses\\det-interactive-writing', undefined],
  ['/pricing', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j leads to %j', (href, lesson) => {
  expect(lessonIn(href)).toBe(lesson);
});
