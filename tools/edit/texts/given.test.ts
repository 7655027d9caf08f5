import { describe, expect, it } from 'vitest';
import { faultsWithGiven } from './given.mjs';
import { save } from './save.mjs';
import { checkouts } from './testing';

const checkout = checkouts();
const english = `{
  "title": "Walk in",
  "price": "From {price} for {days, plural, one {# day} other {# days}}, <b>now</b>",
  "plain": { "lead": "With {brand}" }
}
`;

async function committed() {
  const made = await checkout({
    'messages/en/home.json': english,
    'messages/en/variants.json': '{ "other": { "home": { "plain": { "lead": "Otherwise" } } } }',
  });
  made.git('init', '--quiet', '--initial-branch=main');
  made.git('add', '.');
  made.git('commit', '--quiet', '-m', 'Begin');
  const reasons = async (key: string, text: string) =>
    (await faultsWithGiven(made.context, { key, locale: 'en', text, english: undefined })).map(
      ({ reason }) => reason,
    );
  return { ...made, reasons };
}

describe('an argument of English', () => {
  it.each([
    ['home.title', 'Walk into {marca}', 'The page does not know {marca} here. It knows: none.'],
    ['home.title', 'Walk <i>in</i>', 'The page does not know <i>…</i> here. It knows: none.'],
    ['home.price', '{n}: {price}', 'The page does not know {n} here. It knows: {price}, {days}.'],
    ['home.price', '<i>{price}</i>', 'The page does not know <i>…</i> here. It knows: <b>…</b>.'],
  ])('of %s is refused where the page has nothing for it: %s', async (key, text, reason) => {
    const { reasons } = await committed();
    expect(await reasons(key, text)).toEqual([reason]);
  });

  it('is taken where the page has it, in whichever form, and may be left out', async () => {
    const { reasons } = await committed();
    expect(await reasons('home.price', 'Pay {price} for {days, number} days')).toEqual([]);
    expect(await reasons('home.price', 'Pay now')).toEqual([]);
  });

  it('is what the text has for which another stands, or what nobody has committed yet', async () => {
    const { reasons } = await committed();
    expect(await reasons('variants.other.home.plain.lead', 'With {brand} now')).toEqual([]);
    expect(await reasons('home.new', 'With {brand} now')).toEqual([]);
  });

  it('is not saved, in English and a translation at once', async () => {
    const { context, read } = await committed();
    const saving = save(context, {
      key: 'home.title',
      from: { en: 'Walk in', de: null },
      texts: { en: 'Walk into {marca}', de: 'Geh in {marca}' },
    });
    await expect(saving).rejects.toMatchObject({ code: 'faults', data: { faults: { en: [{}] } } });
    expect(read('messages/en/home.json')).toBe(english);
  });

  it('that the page does not know is not asked of a translation', async () => {
    const { context } = await committed();
    const faults = (text: string, english: string) =>
      faultsWithGiven(context, { key: 'home.title', locale: 'de', text, english });
    expect(await faults('Geh hinein', 'Walk into {marca}')).toEqual([]);
    expect(await faults('Geh in {marca}', 'Walk into {marca}')).toMatchObject([{ rule: 'argument' }]);
    const price = { key: 'home.price', locale: 'de', text: 'Jetzt', english: 'Now {price}' };
    expect(await faultsWithGiven(context, price)).toMatchObject([{ rule: 'argument' }]);
  });
});
