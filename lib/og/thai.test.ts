import { expect, test } from 'vitest';
import { thaiRuns } from './thai';

const moved = (text: string) =>
  thaiRuns(text).flatMap(({ text, moved }) => (moved === undefined ? [] : [{ text, ...moved }]));

test('text without stacked marks is one run', () => {
  for (const text of ['Duolingo English Test: 45–60', '練習問題', 'จำลองสอบ', 'กว่า ดู'])
    expect(thaiRuns(text)).toEqual([{ text }]);
});

test('a tone mark rises above an upper vowel', () => {
  expect(thaiRuns('ที่นี่').map(({ text }) => text)).toEqual(['ที', '\u0E48', 'นี', '\u0E48']);
  expect(moved('ที่')).toEqual([{ text: '\u0E48', scale: 0.82, up: 0.33, right: 0 }]);
});

test('marks move off the stem of a tall consonant', () => {
  expect(moved('ป่า')).toMatchObject([{ text: '\u0E48', scale: 1, up: 0 }]);
  expect(moved('ปี่')).toMatchObject([
    { text: '\u0E35', scale: 0.88 },
    { text: '\u0E48', scale: 0.82 },
  ]);
  for (const { right } of [...moved('ป่า'), ...moved('ปี่'), ...moved('ฟ้า')]) expect(right).toBeLessThan(-0.1);
});

test('the ring of SARA AM stays below a tone mark', () => {
  expect(thaiRuns('น้ำ').map(({ text }) => text)).toEqual(['น\u0E4D', '\u0E49', '\u0E32']);
});

test('a lower vowel moves below a tail', () => {
  expect(moved('ญู')).toMatchObject([{ text: '\u0E39', scale: 1 }]);
  expect(moved('ญู')[0]?.up).toBeLessThan(0);
});

test('a mark without a consonant is not lost', () => {
  expect(
    thaiRuns('่ก')
      .map(({ text }) => text)
      .join(''),
  ).toBe('่ก');
});
