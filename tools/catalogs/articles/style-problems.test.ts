import { describe, expect, it } from 'vitest';
import { loadRules } from '../rules.mjs';
import { styleProblems } from './style-problems.mjs';

const rules = await loadRules('messages/rules.json');
const found = (text: string) =>
  styleProblems('blog/a/b.mdx', text, { code: 'de', lang: 'de' }, [], rules).map(
    ({ line, rule }) => `${line} ${rule}`,
  );

describe('how a post is written', () => {
  it('names what stands otherwise than its language has it, by line', () => {
    expect(found("Sag's\n\nWenn Sie mögen")).toEqual(['1 typography', '3 address']);
  });

  it('leaves alone what stands above, tables, lists, tags and English', () => {
    const text = [
      "title: 'Der Test: alles'",
      '1.  Der Anfang',
      '| Tag    | Was    |',
      'So <en>it\'s</en> gut, siehe [hier](/a "b")',
      '<Sample>',
      "It's “good”.",
      '</Sample>',
      '<Try type="readAndSelect" />',
    ];
    expect(found(text.join('\n'))).toEqual([]);
    expect(found("title: 'Das ist''s'")).toEqual(['1 typography']);
  });
});
