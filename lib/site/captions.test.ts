import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { captionsOf, webVtt } from './captions';

const time = { start: 10, end: 20 };
const linesIn = (text: string, lang = 'en') => captionsOf(text, time, lang).map(({ lines }) => lines);
const width = (line: string) =>
  [...line].reduce((sum, letter) => sum + (/[\u3000-\u9fff\uff00-\uff60]/.test(letter) ? 2 : 1), 0);

describe('captionsOf', () => {
  it('leaves a short text whole', () => {
    expect(captionsOf('Read and Select', time, 'en')).toEqual([{ ...time, lines: ['Read and Select'] }]);
  });

  it('breaks a longer one into two lines of about one length', () => {
    expect(linesIn('You can decide within 5 seconds whether a word is English.')).toEqual([
      ['You can decide within 5 seconds', 'whether a word is English.'],
    ]);
  });

  it('keeps short sentences together and begins a new caption with a sentence that does not fit', () => {
    expect(
      linesIn('Press No. Then wait. The next string follows at once, and there is no way back to it.'),
    ).toEqual([
      ['Press No. Then wait.'],
      ['The next string follows at once,', 'and there is no way back to it.'],
    ]);
  });

  it('shows each for the share of the time that its letters have', () => {
    const sentence = 'One two three four five six seven. ';
    const captions = captionsOf(sentence.repeat(4), time, 'en');
    expect(captions.map(({ start, end }) => [start, end])).toEqual([
      [10, expect.closeTo(15, 0)],
      [expect.closeTo(15, 0), 20],
    ]);
    expect(captions[0]?.end).toBe(captions[1]?.start);
  });

  it('counts the long mark of katakana as the full width that it has', () => {
    const word = 'スーパー';
    const [first, second] = captionsOf(`${word}。${'読'.repeat(40)}。`, time, 'ja');
    // Ten columns of five letters, 82 of the rest.
    expect(first).toEqual({ start: 10, end: expect.closeTo(10 + (10 * 10) / 92, 5), lines: [`${word}。`] });
    expect(second?.start).toBe(first?.end);
  });

  it.each([
    [
      'ja',
      '読解問題では、画面に表示される文字列が本物の英単語かどうかを、五秒以内に落ち着いて判断できるようになります。',
    ],
    [
      'zh',
      '学完本课后，你能在五秒钟之内冷静地判断屏幕上显示的一串字母到底是不是一个真正的英语单词，并且不会因为时间紧张而出错。',
    ],
    ['th', 'หลังจากบทเรียนนี้คุณจะตัดสินใจได้ภายในห้าวินาทีว่าคำที่เห็นบนหน้าจอเป็นคำภาษาอังกฤษจริงหรือไม่โดยไม่ต้องรีบร้อนหรือเดา'],
  ])('finds words where %s has no spaces', (lang, text) => {
    const lines = linesIn(text, lang).flat();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(text);
    for (const line of lines) {
      expect(line).not.toMatch(/^[、。，！]/);
      expect(width(line)).toBeLessThanOrEqual(42);
    }
  });

  it('loses no word, keeps to its lines and to its time, whatever is said', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ',', '.'), minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), (words) => {
        const captions = captionsOf(words.join(' '), time, 'fr');
        expect(captions.flatMap(({ lines }) => lines).join(' ')).toBe(words.join(' '));
        expect(
          captions.every(({ lines }) => lines.length <= 2 && lines.every((line) => line.length <= 42)),
        ).toBe(true);
        expect(captions[0]?.start).toBe(10);
        expect(captions.at(-1)?.end).toBeCloseTo(20);
        expect(captions.every(({ start, end }) => start < end)).toBe(true);
      }),
    );
  });
});

describe('webVtt', () => {
  it('is a file of captions, in which no text is a tag', () => {
    const file = webVtt([
      { start: 0, end: 1.6, lines: ['A & B'] },
      { start: 61.25, end: 125, lines: ['1 < 2', '3 > 2'] },
    ]);
    expect(file).toBe(
      'WEBVTT\n\n00:00.000 --> 00:01.600\nA &amp; B\n\n01:01.250 --> 02:05.000\n1 &lt; 2\n3 &gt; 2\n',
    );
  });
});
