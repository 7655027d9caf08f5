import { describe, expect, it } from 'vitest';
import { searchElsewhere } from './elsewhere.mjs';
import { plannedChanges } from './replace.mjs';
import { finderOf, search } from './search.mjs';
import { checkouts } from './testing';

const checkout = checkouts();
const places = (text: string, q: string, exact = false) =>
  finderOf({ q, exact })(text).map(([start, end]) => text.slice(start, end));

describe('finding', () => {
  it.each([
    ['Don’t go', "don't", ['Don’t']],
    ['Nur „heute“ gilt', '"heute"', ['„heute“']],
    ['10\u00a0days', '10 days', ['10\u00a0days']],
    ['one and one', 'one', ['one', 'one']],
    ['1+1 (2)', '1+1 (', ['1+1 (']],
    ['İstanbul', 'stanbul', ['stanbul']],
  ])('in “%s” %s', (text, q, found) => {
    expect(places(text, q)).toEqual(found);
  });

  it('takes letters and signs as they are where that is wanted', () => {
    expect(places('Don’t', "don't", true)).toEqual([]);
    expect(places('Don’t', 'Don’t', true)).toEqual(['Don’t']);
  });

  it('leaves arguments, tags and names of cases alone', () => {
    const text = 'other {other, plural, one {# other} other {others}} <other>other</other>';
    expect(places(text, 'other')).toEqual(['other', 'other', 'other', 'other']);
    expect(finderOf({ q: 'other', exact: false })(text)[1]).toEqual([text.indexOf('# other') + 2, 34]);
  });

  it('gives texts with places, and all languages or some', async () => {
    const { context } = await checkout();
    const query = { q: 'test', exact: false, locales: ['en', 'de'] };
    expect(search(context.store, query, 'Verbista').map(({ key, locale, at }) => [key, locale, at])).toEqual([
      ['home.hero.title', 'en', [[14, 18]]],
      ['home.hero.title', 'de', [[11, 15]]],
    ]);
  });

  it.each([
    ['Practice with Verbista', 'home.hero.lead'],
    ['home.hero.l', 'home.hero.lead'],
    ['From $9.90 a month', 'home.price'],
  ])('knows a text by what the page shows or by its key: %s', async (q, key) => {
    const { context } = await checkout({
      'messages/en/home.json':
        '{\n  "hero": { "lead": "Practice with {brand}." },\n  "price": "From {price} a month"\n}\n',
    });
    const found = search(context.store, { q, exact: false, locales: ['en'] }, 'Verbista');
    expect(found.map((one) => one.key)).toEqual([key]);
  });
});

describe('words with numbers', () => {
  const file = JSON.stringify({
    share: '{done} of {total} lessons finished',
    plan: '{days, plural, one {#-day plan} other {#-day plan}}',
    about: 'Question {number, number} of about {count, number}',
    paid: 'You get it back within 14 days.',
    back: 'Ask within {days, plural, one {# day} other {# days}} of paying.',
    perDay: '{price} per day',
  });
  const found = async (q: string) => {
    const { context } = await checkout({ 'messages/en/home.json': file });
    return search(context.store, { q, exact: false, locales: ['en'] }, 'Verbista').map(({ key }) => key);
  };

  it.each([
    ['1 of 3', ['home.share']],
    ['30-day plan', ['home.plan']],
    ['Question 1 of about 20', ['home.about']],
    ['14 days', ['home.paid', 'home.back']],
    ['$1.41 per day', ['home.perDay']],
    ['Question of', []],
    ['20', []],
  ])('find texts whose arguments the numbers are: %s', async (q, keys) => {
    expect(await found(q)).toEqual(keys);
  });
});

it('finds words in posts and legal texts, each once with its first paragraph', async () => {
  const { context } = await checkout({
    'content/blog/en/skills/photo.mdx':
      '---\ntitle: Photos\n---\n\nA 14-day plan for it.\n\nThe 14-day plan.\n',
    'content/legal/de/tos.mdx': '---\ntitle: AGB\n---\n',
  });
  const query = { q: '14-day plan', exact: false, locales: ['en', 'de'] };
  expect((await searchElsewhere(context, query)).pages).toEqual([
    { key: 'blog/skills/photo', locale: 'en', text: 'A 14-day plan for it.', at: [[2, 13]] },
  ]);
});

describe('replacing', () => {
  const input = { exact: false, locales: ['en', 'de', 'ru'] };

  it('plans the words and what would be wrong with them, and no more', async () => {
    const { context } = await checkout();
    const plan = await plannedChanges(context, { ...input, q: 'lesson', with: 'unit' });
    expect(plan.map(({ locale, after, faults }) => [locale, after, faults])).toEqual([
      ['en', '{count, plural, one {# unit} other {# units}}', []],
    ]);
    const wrong = await plannedChanges(context, { ...input, q: 'Lektion', with: 'Unterrichtsstunde' });
    expect(wrong[0]?.faults.map(({ rule }) => rule)).toEqual(['glossary', 'glossary']);
  });

  it('keeps to the texts it is given, and blames no text for what it already had', async () => {
    const { context } = await checkout({
      'messages/de/home.json':
        '{\n  "hero": { "title": "Geh  in den Test", "lead": "Übe in der {marke}" }\n}\n',
    });
    const plan = await plannedChanges(context, {
      ...input,
      q: ' in ',
      with: ' zu ',
      keys: ['home.hero.lead'],
    });
    expect(plan).toMatchObject([{ key: 'home.hero.lead', after: 'Übe zu der {marke}', faults: [] }]);
  });
});
