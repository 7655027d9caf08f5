import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishMarks, markEnglish, withoutTags } from './english';

const { open, close } = englishMarks;
/** With the marks as one sees them. */
const marked = (text: string) => markEnglish(text).replaceAll(open, '«').replaceAll(close, '»');

describe('English in an answer', () => {
  it.each([
    ['Sag <en>I agree</en>.', 'Sag «I agree».'],
    ['**<en>since</en>** und <EN>for</EN>', '**«since»** und «for»'],
    ['<en>One\n\ntwo</en> drei', '«One\n\ntwo» drei'],
    ['Es kommt noch: <en>I have', 'Es kommt noch: «I have»'],
    ['<en>Vergessen\n\nDeutsch', '«Vergessen»\n\nDeutsch'],
    ['<en>a <en>b</en> c</en>', '«a »«b» c'],
    ['a</en> b', 'a b'],
    ['<b>x</b> <eng>', '<b>x</b> <eng>'],
    [`${open}<en>a</en>${close}`, '«a»'],
  ])('%j is marked %j', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  it('is marked in pairs, whatever comes, and nothing but tags is lost', () => {
    const text = array(
      constantFrom('<en>', '</en>', 'a', '\n\n', ' ').chain((one) => string().map((more) => one + more)),
    );
    assert(
      property(text, (parts) => {
        const whole = parts.join('');
        const result = markEnglish(whole);
        let depth = 0;
        for (const character of result) {
          if (character === open) depth += 1;
          if (character === close) depth -= 1;
          expect(depth === 0 || depth === 1).toBe(true);
        }
        expect(depth).toBe(0);
        const plain = (from: string) => from.replace(/<\/?en>/gi, '').replace(/[\uE000\uE001]/g, '');
        expect(plain(result)).toBe(plain(whole));
      }),
    );
  });

  it('is copied without its tags', () => {
    expect(withoutTags('Sag <en>I agree</en>. <e')).toBe('Sag I agree. ');
  });
});
