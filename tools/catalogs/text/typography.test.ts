import { describe, expect, it } from 'vitest';
import { checkMessage } from './check-message.mjs';
import { checkAddress } from './address.mjs';
import { checkTypography } from './typography.mjs';
import { loadRules, rulesSchema } from '../rules.mjs';

const rules = await loadRules('messages/rules.json');
const reasons = (code: string, text: string) =>
  checkTypography(text, code, rules.quotes[code]).map(({ reason }) => reason);
const addressed = (code: string, text: string) =>
  checkAddress(text, code, rules.address[code]).map(({ rule }) => rule);

describe('how a text is set', () => {
  it.each([
    ['en', 'It’s “right, ‘quite’ right” … now: 5'],
    ['de', 'Sag „gut, ‚sehr‘ gut“; Montag'],
    ['fr', 'Dites\u00a0: «\u00a0bien\u00a0», d’accord\u202f?'],
    ['ru', '«Хорошо, „очень“ хорошо» на C1-уровне'],
    ['ja', '「はい、『本』です」と言います。'],
    ['ko', '‘네’와 “네”'],
    ['zh', '说“好”，看《书》。'],
  ])('is right in %s: %s', (code, text) => expect(reasons(code, text)).toEqual([]));

  it.each([
    ['it', "dell'accesso", "The apostrophe is straight: write ’. Look at “dell'accesso”."],
    ['de', 'Sag "gut"', 'The quotation marks are straight: write „…“.'],
    ['de', 'Sag “gut”', 'Quotation marks of this language are „…“.'],
    ['de', 'Sag „gut”', 'Quotation marks of this language are „…“.'],
    ['en', 'Say “good„', 'Quotation marks of this language are “…”.'],
    ['ru', 'Скажите “да”', 'Quotation marks of this language are «…».'],
    ['zh', '说「好」', 'Quotation marks of this language are “…” or 《…》.'],
    ['es', 'Espera...', 'Write … instead of three dots.'],
    ['tr', 'iki  boşluk', 'There are two spaces'],
    ['pt', '**\\*Repetição.** Depois', 'The asterisk would be read'],
    ['de', 'Antwоrt', 'A Cyrillic or Greek letter stands here'],
    ['ru', 'слoво', 'A letter is of another script than the letters beside it'],
    ['zh', '你好,世界', 'Write the wide signs'],
    ['fr', 'Vraiment ?', 'French has a no-break space'],
    ['fr', '«bien»', 'French has a no-break space'],
  ])('is named in %s: %s', (code, text, reason) => {
    expect(reasons(code, text)).toEqual([expect.stringContaining(reason)]);
  });

  it('is a rule of every catalog, whose English material is left alone', () => {
    const found = (text: string, code: string) =>
      checkMessage(
        { key: 'home.a', text, english: `Say <en>"it's"</en> at home`, locale: { code, lang: code } },
        rulesSchema.parse({}),
        'Brand',
      ).map(({ rule }) => rule);
    expect(found(`Sag <en>"it's"</en> zu Hause`, 'de')).toEqual([]);
    expect(found(`Sag's <en>"it's"</en> zu Hause`, 'de')).toEqual(['typography']);
    expect(found(`Sag <en>"it's"</en> zu Hause!`, 'de')).toEqual(['exclamation']);
  });
});

describe('how a language speaks to the reader', () => {
  it.each([
    ['de', 'Du lernst. Sie ist nett. (Ihr Hund auch)'],
    ['fr', 'Un ton égal, votre réponse'],
    ['th', 'คะแนนเท่านั้น'],
    ['ru', 'Вы учитесь, и вам легко.'],
  ])('is right in %s: %s', (code, text) => expect(addressed(code, text)).toEqual([]));

  it.each([
    ['de', 'Wenn Sie lernen'],
    ['fr', 'Si tu apprends'],
    ['es', 'Usted aprende'],
    ['th', 'คะแนนของท่าน'],
    ['ru', 'Если Вы учитесь'],
    ['zh', '您的分数'],
    ['ko', '공부합니다. 좋습니다'],
  ])('is named in %s: %s', (code, text) => expect(addressed(code, text)).toEqual(['address']));

  it('may be another where the rules say so', () => {
    const check = (except: string[]) =>
      checkMessage(
        { key: 'home.a', text: 'Wenn Sie mögen', english: 'If you like', locale: { code: 'de', lang: 'de' } },
        rulesSchema.parse({ address: { de: { says: 'du', never: ['Sie'], except } } }),
        'Brand',
      ).map(({ rule }) => rule);
    expect(check([])).toEqual(['address']);
    expect(check(['home.a'])).toEqual([]);
  });
});

describe('English material', () => {
  it('may begin a sentence in one language alone', () => {
    const found = (text: string) =>
      checkMessage(
        {
          key: 'home.a',
          text,
          english: 'Say <en>it works</en> at home',
          locale: { code: 'de', lang: 'de' },
        },
        rulesSchema.parse({}),
        'Brand',
      ).map(({ rule }) => rule);
    expect(found('<en>It works</en> sagst du')).toEqual([]);
    expect(found('<en>It Works</en> sagst du')).toEqual(['english', 'english']);
  });
});
