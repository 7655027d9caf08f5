import { describe, expect, it } from 'vitest';
import { noGlossary } from './glossary.mjs';
import { checkMessage } from './check-message.mjs';
import { rulesSchema } from '../rules.mjs';

const rulesOf = (text: string) =>
  checkMessage(
    { key: 'home.easy', text, english: 'Simple words', locale: { code: 'th', lang: 'th' } },
    rulesSchema.parse({}),
    'Brand',
    noGlossary,
  ).map(({ rule }) => rule);

describe('the sign that repeats a Thai word', () => {
  it('has a no-break space before it', () => {
    expect(rulesOf('คำง่าย\u00a0ๆ')).toEqual([]);
    expect(rulesOf('คำง่าย ๆ')).toEqual(['spacing']);
    expect(rulesOf('คำง่ายๆ')).toEqual(['spacing']);
  });
});
