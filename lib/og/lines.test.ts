import { expect, test } from 'vitest';
import { balanceLines, breakLines, fitText, textWidth } from './lines';
import { splitWords } from './words';

const english = splitWords('Adaptive mock exam with a full score report', 'en');

test('marks have no width, East Asian characters one em', () => {
  expect(textWidth('ที่นี่')).toBe(textWidth('ทน'));
  expect(textWidth('練習')).toBe(2);
});

test('no line is wider than asked, and no word is lost', () => {
  const lines = breakLines(english, 10);
  for (const line of lines)
    expect(textWidth(line.map(({ text }) => text).join(' '))).toBeLessThanOrEqual(10.01);
  expect(lines.flat()).toEqual(english);
});

test('a word wider than the line has one of its own', () => {
  expect(breakLines(splitWords('a Prüfungsvorbereitung b', 'de'), 5)).toHaveLength(3);
});

test('balancing keeps the number of lines and shortens the longest', () => {
  const longest = (lines: ReturnType<typeof breakLines>) =>
    Math.max(...lines.map((line) => textWidth(line.map(({ text }) => text).join(' '))));
  const [greedy, balanced] = [breakLines(english, 22), balanceLines(english, 22)];
  expect(balanced).toHaveLength(greedy.length);
  expect(longest(balanced)).toBeLessThan(longest(greedy));
});

test('takes the largest size that fits', () => {
  expect(fitText(english, [64, 40], 720, () => 3)).toMatchObject({ size: 64 });
  expect(fitText(english, [64, 40], 720, () => 2)).toMatchObject({ size: 40 });
  expect(fitText(splitWords('Prüfungsvorbereitungskurse', 'de'), [64, 40], 720, () => 3)).toMatchObject({
    size: 40,
  });
});

test('what never fits ends with an ellipsis in place of punctuation', () => {
  const { lines } = fitText(
    splitWords('Practise every question type, sit mock exams, read', 'en'),
    [30],
    300,
    () => 2,
  );
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/[a-z]…$/);
});

test('text without spaces is joined without spaces', () => {
  expect(fitText(splitWords('練習問題と解答', 'ja'), [60], 720, () => 3).lines).toEqual(['練習問題と解答']);
});
