// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { marked, numberOf } from '../../marks/marks.mjs';
import type { TextId } from './ids';
import { textsIn, wordsById } from './texts';

const id = (key: string, locale = 0): TextId => `${locale}-${numberOf(key)}`;
const text = (key: string, words: string, locale = 0) => marked(words, locale, numberOf(key));

/** The marks of a text that has an element inside. */
const parts = (key: string) => text(key, '|').split('|') as [start: string, end: string];

const words = () => Object.fromEntries(wordsById(textsIn(document.documentElement)));

beforeEach(() => {
  document.documentElement.innerHTML = '<head><title></title></head><body></body>';
});

describe('texts of a page', () => {
  it('are found in elements, in attributes and in the head', () => {
    document.title = text('meta.title', 'Home');
    document.body.innerHTML = `<p>${text('a', 'Hello')} Kim</p><img alt="${text('b', 'A tree')}">`;
    expect(words()).toEqual({ [id('meta.title')]: 'Home', [id('a')]: 'Hello', [id('b')]: 'A tree' });
  });

  it('may have elements inside, also at their beginning', () => {
    const [start, end] = parts('a');
    document.body.innerHTML = `<p>${start}<b>Read</b> this <i>now</i>${end} and not this</p>`;
    expect(words()).toEqual({ [id('a')]: 'Read this now' });
  });

  it('may lie in one another: the innermost comes first', () => {
    const [start, end] = parts('outer');
    document.body.innerHTML = `<p>${start}By ${text('inner', 'us')} now${end}</p>`;
    const { stretches } = textsIn(document.documentElement);
    expect(stretches.map(({ ids }) => ids)).toEqual([
      [id('outer')],
      [id('inner'), id('outer')],
      [id('outer')],
    ]);
  });

  it('are those of their languages', () => {
    document.body.innerHTML = `<p>${text('a', 'Eins', 7)}</p><p>${text('a', 'One')}</p>`;
    expect(words()).toEqual({ [id('a', 7)]: 'Eins', [id('a')]: 'One' });
  });

  it('end with their paragraph where the page has cut their end off', () => {
    const [start] = parts('cut');
    document.body.innerHTML = `<div><p>${start}Only the <b>first</b> words…</p><p>Kim</p></div>`;
    expect(words()).toEqual({ [id('cut')]: 'Only the first words…' });
  });

  it('begin with their node where the page has cut their beginning off', () => {
    const [, end] = parts('cut');
    document.body.innerHTML = `<p><span>Kim</span><span>the last words${end} Kim</span></p>`;
    expect(words()).toEqual({ [id('cut')]: 'the last words' });
  });

  it('hold together where a page puts each word into an element', () => {
    const [start, end] = parts('split');
    document.body.innerHTML = `<h1><span>${start}Know</span> <span>your</span> <span>score${end}</span></h1><p>Kim</p>`;
    expect(words()).toEqual({ [id('split')]: 'Know your score' });
  });

  it('are not what scripts and templates hold', () => {
    document.body.innerHTML = `<script type="text/plain">${text('a', 'x')}</script><template><p>${text('b', 'y')}</p></template>`;
    expect(words()).toEqual({});
  });

  it('are named once, however often the page says them', () => {
    document.body.innerHTML = `<p>${text('a', 'Try it')}</p><p>${text('a', 'Try it')}</p>`;
    expect(words()).toEqual({ [id('a')]: 'Try it' });
    expect(textsIn(document.documentElement).stretches).toHaveLength(2);
  });
});
