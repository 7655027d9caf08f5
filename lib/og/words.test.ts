import { expect, test } from 'vitest';
import type { Locale } from '../i18n/locales';
import { splitWords } from './words';

const parts = (text: string, locale: Locale) => splitWords(text, locale).map(({ text }) => text);

test('languages with spaces break at spaces only', () => {
  expect(splitWords('Mock-Exam: 45–60 Minuten', 'de')).toEqual([
    { text: 'Mock-Exam:', space: true },
    { text: '45–60', space: true },
    { text: 'Minuten', space: false },
  ]);
  expect(parts('말하기 첨삭을 받아요', 'ko')).toEqual(['말하기', '첨삭을', '받아요']);
});

test('a French no-break space stays between its words', () => {
  expect(parts('Prix\u00A0: clair', 'fr')).toEqual(['Prix\u00A0:', 'clair']);
});

test('Japanese breaks after particles and closing punctuation', () => {
  expect(parts('練習問題と解答、「採点」の結果。', 'ja')).toEqual([
    '練習',
    '問題と',
    '解答、',
    '「採点」の',
    '結果。',
  ]);
});

test('Chinese and Thai break between words', () => {
  expect(parts('准备考试,免费课程', 'zh')).toEqual(['准备', '考试,', '免费', '课程']);
  expect(parts('แบบทดสอบฟรี ต่างๆ', 'th')).toEqual(['แบบ', 'ทดสอบ', 'ฟรี', 'ต่างๆ']);
});

test('a name in Latin letters stays whole in other scripts', () => {
  expect(parts('免费的 Duolingo English Test 课程', 'zh')).toContain('Duolingo\u00A0English\u00A0Test');
  expect(parts('Duolingo English Test 말하기', 'ko')).toEqual(['Duolingo\u00A0English\u00A0Test', '말하기']);
});

test.each(['ja', 'zh', 'th', 'ko', 'ru'] as const)('nothing is lost or added in %s', (locale) => {
  const text = 'Read and Select は「単語」を選ぶ。 ฝึกที่นี่ 连 词 да-да';
  const joined = splitWords(text, locale).map(({ text, space }) => (space ? `${text} ` : text));
  expect(joined.join('').replaceAll('\u00A0', ' ')).toBe(text);
});
