import { describe, expect, it } from 'vitest';
import { splitFirstSentence } from './first-sentence';

it('ends where the sentence of the language ends, and loses nothing', () => {
  expect(splitFirstSentence('It is ⟦tin⟧. ⟦Old⟧ is old.', 'en')).toEqual(['It is ⟦tin⟧. ', '⟦Old⟧ is old.']);
  expect(splitFirstSentence('これは単語です。例です。', 'ja')).toEqual(['これは単語です。', '例です。']);
  expect(splitFirstSentence('Ein Satz', 'de')).toEqual(['Ein Satz', '']);
});

it('leaves a quotation with full stops of its own in one piece', () => {
  const [first, rest] = splitFirstSentence('Say ⟦Go home. Now, please⟧ here. Then stop.', 'en');
  expect(first).toBe('Say ⟦Go home. Now, please⟧ here. ');
  expect(rest).toBe('Then stop.');
});

it('ends before a quotation that follows without a space', () => {
  expect(splitFirstSentence('これは単語です。⟦Old⟧は古い。', 'ja')).toEqual([
    'これは単語です。',
    '⟦Old⟧は古い。',
  ]);
});

describe('in Thai, where a space is all there is', () => {
  const first = (text: string) => splitFirstSentence(text, 'th')[0];

  it('ends between two clauses, and loses nothing', () => {
    const text = '⟦Strannock⟧ เป็นคำที่แต่งขึ้น ส่วนท้ายเหมือน ⟦hammock⟧ (เปลญวน)';
    expect(splitFirstSentence(text, 'th')).toEqual([
      '⟦Strannock⟧ เป็นคำที่แต่งขึ้น ',
      'ส่วนท้ายเหมือน ⟦hammock⟧ (เปลญวน)',
    ]);
    expect(first('⟦kitchen⟧ คือห้องที่ใช้ทำอาหาร (ห้องครัว) ตัว ⟦t⟧ ไม่ออกเสียง')).toBe(
      '⟦kitchen⟧ คือห้องที่ใช้ทำอาหาร (ห้องครัว) ',
    );
  });

  it('goes on after a quotation and its translation, before a word that carries on, and in a list', () => {
    for (const whole of [
      '⟦Much too small⟧ (เล็กเกินไปมาก) เป็นรูปที่ใช้กันตามปกติ',
      'คุณมาเพื่อขอแลกกะกับหัวหน้างาน และคำตอบเป็นการขออย่างเป็นมิตร',
      '⟦squander⟧ คือใช้เงินไปจำนวนหนึ่ง เวลา หรือโอกาสไปอย่างสูญเปล่า',
      '⟦Gossamer⟧ คือเส้นใยเล็กและบาง ๆ ของใยแมงมุม',
    ])
      expect(first(whole)).toBe(whole);
  });

  it('has no rule for a text without spaces', () => {
    expect(first('คำนี้เป็นคำที่แต่งขึ้น')).toBe('คำนี้เป็นคำที่แต่งขึ้น');
  });
});
