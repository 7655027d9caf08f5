import { expect, test } from 'vitest';
import { ogImagePath, ogVersion } from './path';

test('names the language and the page or lesson', () => {
  expect(ogImagePath('en', 'mockExam')).toBe('/og/en/mockExam.png');
  expect(ogImagePath('zh', 'readAndSelect', '1a2b')).toBe('/og/zh/readAndSelect.png?v=1a2b');
});

test('the version changes with the text and with where one text ends', () => {
  expect(ogVersion('Title', 'Line')).toMatch(/^[0-9a-f]{8}$/);
  expect(ogVersion('Title', 'Line')).toBe(ogVersion('Title', 'Line'));
  expect(ogVersion('Title', 'Line')).not.toBe(ogVersion('Title', 'line'));
  expect(ogVersion('Title', 'Line')).not.toBe(ogVersion('TitleLine'));
  expect(ogVersion('練習')).not.toBe(ogVersion('試験'));
});
