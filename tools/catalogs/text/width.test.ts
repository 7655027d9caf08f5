import { describe, expect, it } from 'vitest';
import { brief, quiet, catalogFixtures } from '../fixtures';
import { displayWidth } from './width.mjs';

const { check } = catalogFixtures();

describe('rules of length', () => {
  const english = { 'en/home.json': quiet, 'en/meta.json': { p: { title: '{brand}: practise' } } };
  const rules = { limits: [{ keys: 'meta.*.title', width: 20 }], samples: { brand: 8 } };
  const title = (text: string) => ({
    ...english,
    'ja/home.json': quiet,
    'ja/meta.json': { p: { title: text } },
  });

  it('counts Japanese twice and an argument as its sample', async () => {
    expect(brief(await check(title('{brand}: がんばろう'), rules, ['ja']))).toEqual([]);
    const [problem] = await check(title('{brand}: がんばろうね。'), rules, ['ja']);
    expect(problem).toMatchObject({ file: 'ja/meta.json', key: 'p.title', rule: 'length' });
    expect(problem?.reason).toContain('takes 24 columns, 20 are allowed');
  });

  it('takes the tightest limit and says what comes of it', async () => {
    const limits = [
      { keys: '*.title', width: 22, of: 'headline' },
      { keys: 'meta.*.title', width: 20, of: 'menu' },
    ];
    const problems = await check(title('{brand}: がんばろうね。'), { ...rules, limits }, ['ja']);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.reason).toContain('20 are allowed');
    expect(problems[0]?.reason).toContain('breaks the menu');
  });

  it('counts no combining marks', () => {
    expect(displayWidth('ที่นี่')).toBe(2);
    expect(displayWidth('ｶﾅ e\u0301')).toBe(4);
  });
});
