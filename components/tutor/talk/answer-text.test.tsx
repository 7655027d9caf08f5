// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { courses, type CourseKey } from '@/lib/site/courses';
import { draw } from '@/tests/support/components/component';
import type { LessonLink } from '../room/given';
import { AnswerText } from './answer-text';

const lessons = Object.fromEntries(
  courses.map(({ key, slug }) => [key, { href: `/de/courses/${slug}`, name: key }]),
) as Record<CourseKey, LessonLink>;

const answer = (text: string) =>
  draw(<AnswerText text={text} lessons={lessons} />, 'en', ['tutor-room']).container;

describe('an answer of a model', () => {
  it.each([
    '<script>alert(1)</script>',
    'Text <img src=x onerror=alert(1)> text',
    '<iframe src="https://evil.example"></iframe>\n\n<style>*{display:none}</style>',
    '<a href="javascript:alert(1)">here</a>',
    '<svg onload=alert(1)>',
    '<details open ontoggle=alert(1)>',
  ])('shows HTML as it stands: %s', (text) => {
    const shown = answer(text);
    expect(shown.querySelectorAll('script, img, iframe, style, a, svg, details')).toHaveLength(0);
    expect(shown.innerHTML).not.toMatch(/<[^>]+\son\w+=/);
    expect(shown.textContent).toContain(text.split('\n')[0]);
  });

  it('loads no picture, and shows its words', () => {
    const shown = answer('See ![a cat](https://evil.example/x.png "t") and ![](data:image/png;base64,AA)');
    expect(shown.querySelector('img, [src]')).toBeNull();
    expect(shown.textContent).toContain('See a cat and');
  });

  it.each([
    '[here](javascript:alert(1))',
    '[here](JaVaScRiPt:alert(1))',
    '[here](data:text/html,x)',
    '[here](https://evil.example/courses/det-interactive-writing)',
    '[here](//evil.example)',
    '[here](/pricing)',
    '[here](/courses/det-interactive-writing/../../account)',
    '[here][1]\n\n[1]: vbscript:x',
    '<https://evil.example/here>',
    'https://evil.example/here',
    'here@evil.example',
  ])('leads nowhere but to lessons: %s', (text) => {
    const shown = answer(text);
    expect(shown.querySelector('a, [href]')).toBeNull();
    expect(shown.textContent).toContain('here');
  });

  it('leads to lessons in the language of the reader', () => {
    answer('[Interactive Writing](/courses/det-interactive-writing)');
    expect(screen.getByRole('link', { name: 'Interactive Writing' }).getAttribute('href')).toBe(
      '/de/courses/det-interactive-writing',
    );
  });

  it('says which parts are English, across whatever else is marked', () => {
    const shown = answer('Sag <en>I **really** agree</en> und **<en>not</en>** `<en>code</en>`, nicht mehr.');
    const english = [...shown.querySelectorAll('[lang=en]')].map(({ textContent }) => textContent);
    expect(english).toEqual(['I ', 'really', ' agree', 'not', 'code']);
    expect(shown.querySelector('strong [lang=en]')?.textContent).toBe('really');
    expect(shown.textContent).toBe('Sag I really agree und not code, nicht mehr.');
  });

  it('keeps Markdown where English begins and ends, as in Japanese', () => {
    const shown = answer(
      'これは**<en>since</en>**です。\n\n- <en>**for**</en> two years\n\n| a | b |\n|---|---|\n| <en>c</en> | d |',
    );
    expect([...shown.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
      'since',
      'for',
    ]);
    expect(shown.querySelector('td [lang=en]')?.textContent).toBe('c');
  });

  it('draws lists, tables and headings below the page’s own', () => {
    const shown = answer(
      '# Title\n\n3. three\n4. four\n\n| a | b |\n|:-:|--:|\n| c | d |\n\n> quote\n\n- [x] done\n\nNote[^1]\n\n[^1]: foot',
    );
    expect(shown.querySelector('h1, h2, h3')).toBeNull();
    expect(shown.querySelector('h4')?.textContent).toBe('Title');
    expect(shown.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(screen.getByRole('table')).toBeTruthy();
    expect(shown.querySelector('[style], [align], [id], input, sup a')).toBeNull();
  });

  it('takes a table of hundreds of columns, and nesting without end', () => {
    const row = `|${' x |'.repeat(400)}`;
    const shown = answer([row, `|${'---|'.repeat(400)}`, row, row].join('\n'));
    expect(shown.querySelectorAll('td')).toHaveLength(800);
    expect(screen.getByRole('region').className).toContain('overflow-x-auto');
    expect(answer('> '.repeat(200) + 'deep').textContent).toContain('deep');
    for (const begun of ['> ', '>', '1. ', '- ', '* 1) > ']) {
      const deep = begun.repeat(8000 / begun.length);
      expect(answer(deep).textContent, begun).toContain(deep.trim());
    }
    expect(answer('['.repeat(2000) + '*'.repeat(2000)).textContent).toContain('[');
  });
});
