import { describe, expect, it } from 'vitest';
import { columnsOf, faultsOf, limitOf } from './check.mjs';
import { previewOf } from './preview.mjs';
import { termsIn } from './terms.mjs';
import { checkouts } from './testing';
import { textOf } from './text.mjs';
import { unseenTexts } from './unseen.mjs';

const checkout = checkouts();

describe('a text', () => {
  it.each([
    ['de', '', 'empty'],
    ['de', 'Geh\u200bhin', 'character'],
    ['de', ' Geh hin', 'space'],
    ['de', 'Geh in den Test, denn du bist bereit', 'length'],
    ['de', 'Walk into the test', 'identical'],
    ['en', 'Walk into Verbista', 'brand'],
  ])('in %s: “%s” breaks the rule %s', async (locale, text, rule) => {
    const { context } = await checkout();
    const faults = faultsOf(context, { key: 'home.hero.title', locale, text, english: 'Walk into the test' });
    expect(faults.map((fault) => fault.rule)).toEqual([rule]);
  });

  it('has a limit and takes columns', async () => {
    const { context } = await checkout();
    expect(limitOf(context.rules, 'home.hero.title')).toEqual({ columns: 20, of: 'headline' });
    expect(limitOf(context.rules, 'home.hero.lead')).toBeUndefined();
    expect(columnsOf(context.rules, '試験')).toBe(4);
    expect(columnsOf(context.rules, '{broken')).toBeUndefined();
  });

  it('is told with all its languages, arguments and terms', async () => {
    const { context } = await checkout();
    const told = await textOf(context, 'home.count');
    expect(told).toMatchObject({
      file: 'messages/en/home.json',
      arguments: [{ name: 'count', kind: 'plural', options: ['one', 'other'] }],
      tags: [],
      glossary: [{ term: 'lesson', by: { de: 'die Lektion' } }],
      sample: { count: 3 },
    });
    expect(told.texts.map(({ locale, line, faults }) => [locale, line, faults])).toEqual([
      ['en', 6, []],
      ['de', 6, []],
      ['ru', 6, []],
    ]);
    expect(await textOf(context, 'meta.home.title')).toMatchObject({ isMeta: 'title' });
  });

  it('says which terms of the glossary its English has, in plural too', async () => {
    const { context } = await checkout();
    expect(termsIn(context.glossary, 'Two {brand} Lessons')).toEqual([
      { term: 'lesson', by: { de: 'die Lektion' } },
    ]);
    expect(termsIn(context.glossary, 'A lessonless day')).toEqual([]);
  });
});

describe('a preview', () => {
  const ru = { code: 'ru', lang: 'ru' };
  const en = { code: 'en', lang: 'en' };

  it('says every plural form of the language with a number that takes it', () => {
    const text = '{n, plural, =0 {ничего} one {# день} few {# дня} many {# дней} other {# дня}}';
    expect(previewOf(text, ru, 'Verbista').forms).toEqual([
      { name: '=0', value: '0', text: 'ничего' },
      { name: 'one', value: '1', text: '1 день' },
      { name: 'few', value: '2', text: '2 дня' },
      { name: 'many', value: '5', text: '5 дней' },
      { name: 'other', value: '1.5', text: '1,5 дня' },
    ]);
  });

  it('names the arguments where there are several, and says all of them together', () => {
    const text = '{who, select, he {his} other {their}} {n, plural, one {# day} other {# days}}';
    expect(previewOf(text, en, '').forms.map(({ name, text: said }) => `${name}: ${said}`)).toEqual([
      'who he, n one: his 1 day',
      'who he, n other: his 2 days',
      'who other, n one: their 1 day',
      'who other, n other: their 2 days',
    ]);
  });

  it('knows ordinals, and changes one argument at a time where there are many', () => {
    const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect(previewOf(place, en, '').forms.map(({ text }) => text)).toEqual(['1st', '2nd', '3rd', '4th']);
    const many = `${place} ${place.replace('{n', '{m')} {o, plural, one {#} other {#s}}`;
    expect(previewOf(many, en, '').forms).toHaveLength(10);
  });

  it('shows tags as such, and what is no markup as text', () => {
    const text = '<b>5 > 3</b> for {brand} at {unknown}';
    expect(previewOf(text, en, 'A&B')).toEqual({
      forms: [{ name: '', value: '', text: '5 > 3 for A&B at ‹unknown›' }],
      html: '<span data-tag="b">5 &#62; 3</span> for A&#38;B at ‹unknown›',
    });
  });

  it('gives dates and numbers as the language writes them', () => {
    const { forms } = previewOf('{day, date, long}, {n, number}', { code: 'de', lang: 'de' }, '');
    expect(forms[0]?.text).toBe('21. Mai 2027, 3');
  });

  it('has no form of a text that cannot be read', () => {
    expect(previewOf('{count, plural, one {#}', en, '')).toEqual({ forms: [] });
  });
});

it('lists what no page shows at rest, drawn, without what has been seen', async () => {
  const english =
    '{\n  "save": { "failed": "Sorry, {name}." },\n  "title": "A page",\n  "open": "A dialog"\n}\n';
  const { context } = await checkout({ 'messages/en/home.json': english });
  const seen: Record<string, 'shown' | 'held'> = { 'home.title': 'shown', 'home.open': 'held' };
  const places = { ...context.places, seenAs: (key: string) => seen[key] };
  expect(unseenTexts({ ...context, places }, 'en').groups).toEqual([
    {
      name: 'Errors and refusals',
      keys: [{ key: 'home.save.failed', text: 'Sorry, {name}.', drawn: 'Sorry, Kim.' }],
    },
    {
      name: 'Dialogs and states of pages that you have opened',
      keys: [{ key: 'home.open', text: 'A dialog', drawn: 'A dialog' }],
    },
  ]);
});
