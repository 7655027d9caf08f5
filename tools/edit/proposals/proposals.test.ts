import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AskedChat } from '@/tests/doubles/ai/asked';
import { aiStandIn } from '@/tests/doubles/ai/stand-in-for-test';
import { smallSite } from '../../exchange/fixtures';
import type { Context } from '../contract';
import { routes } from './routes.mjs';

const german = {
  'messages/de/home.json': {
    hero: { title: 'Üben für {brand}' },
    link: 'Lies zuerst <link>unsere Regeln</link>.',
  },
};

/** A small site with a service whose model says these words for a key, the next ones when it is asked again. */
async function connected(answers: Record<string, string[]> = {}, files: Record<string, unknown> = german) {
  const { service, base } = await aiStandIn();
  service.reply = (asked) => {
    const { texts } = askedOf(asked);
    const translations = texts.flatMap(({ key }) => {
      const text = answers[key]?.shift();
      return text === undefined ? [] : [{ key, text }];
    });
    return JSON.stringify({ translations: [...translations, { key: 'home.other', text: 'Nobody asked' }] });
  };
  const { root, site } = await smallSite(files);
  const env = {
    AI_BASE_URL: base,
    AI_API_KEY: 'sk-of-this-test',
    AI_MODELS: 'small-1=Quick,large-1',
    AI_TIMEOUT_MS: 2000,
  };
  const context = { ...site, env } as unknown as Context;
  return { service, root, site, context, call: callOf(context) };
}

interface Told {
  examples?: { english: string; translation: string }[];
  texts: { key: string; english: string; notes: string[]; refused?: string; because?: string[] }[];
}
const askedOf = ({ messages }: AskedChat) => JSON.parse(messages.at(-1)?.content ?? '') as Told;

/** Calls as the editor's server does. */
const callOf = (context: Context) => async (method: 'GET' | 'POST', name: string, input: object) => {
  const route = routes.find((one) => one.method === method && one.path === name);
  if (!route) throw new Error(`no call ${name}`);
  return (await route.handle(context, route.input.parse(input))) as {
    proposals: Record<string, unknown>[];
    failed: unknown[];
    discarded: number;
  };
};

const keptFile = (root: string) => readFile(path.join(root, '.edit/proposals.json'), 'utf8');

describe('proposals', () => {
  it('come from the connected service, are held to the rules and wait beside the texts', async () => {
    const { service, root, site, call } = await connected({
      'home.hero.note': ['Kostenlos und ohne Karte.'],
      'home.days': ['{days, plural, other {# Tage}}', '{days, plural, one {# Tag} other {# Tage}}'],
    });
    const before = await readFile(path.join(root, 'messages/de/home.json'), 'utf8');
    const given = await call('POST', 'proposals', { keys: ['home.hero.note', 'home.days'], locale: 'de' });
    expect(given).toEqual({
      proposals: [
        {
          key: 'home.hero.note',
          locale: 'de',
          text: 'Kostenlos und ohne Karte.',
          english: 'Free, and without a card.',
          from: null,
          model: 'small-1',
          at: expect.stringMatching(/^\d{4}-/),
          faults: [],
        },
        expect.objectContaining({
          key: 'home.days',
          text: '{days, plural, one {# Tag} other {# Tage}}',
          faults: [],
        }),
      ],
      failed: [],
    });
    expect(await call('GET', 'proposals', { locale: 'de' })).toEqual({ proposals: given.proposals });
    expect(await call('GET', 'proposals', { locale: 'ja' })).toEqual({ proposals: [] });
    // Nothing of the site says them.
    expect(await readFile(path.join(root, 'messages/de/home.json'), 'utf8')).toBe(before);
    expect(site.store.read('de', 'home.hero.note')).toBeUndefined();

    const [first, second] = service.chats.map(askedOf);
    expect(first?.texts.map(({ key, notes }) => [key, notes])).toEqual([
      ['home.hero.note', []],
      ['home.days', ['A text that counts: German needs {days, plural, one {…} other {…}}; # is the number.']],
    ]);
    expect(first?.examples).toContainEqual({
      english: 'Practice for {brand}',
      translation: 'Üben für {brand}',
    });
    expect(second?.texts).toMatchObject([
      {
        key: 'home.days',
        refused: '{days, plural, other {# Tage}}',
        because: ['The plural of {days} lacks one: German has one, other. Add one {…}.'],
      },
    ]);
    expect(service.headers[0]?.authorization).toBe('Bearer sk-of-this-test');
    expect(JSON.stringify(service.chats[0]?.messages[0])).toContain('from English into German (de)');
  });

  it('that the rules refuse twice are shown with their faults', async () => {
    const { call } = await connected({ 'home.hero.note': ['Gratis!', 'Gratis!'] });
    const { proposals } = await call('POST', 'proposals', { keys: ['home.hero.note'], locale: 'de' });
    expect(proposals).toMatchObject([
      { text: 'Gratis!', faults: [{ rule: 'exclamation', reason: 'The site uses no exclamation marks.' }] },
    ]);
  });

  it('are no more once something is saved for their text, or their English changed, or somebody discards them', async () => {
    const { root, site, call } = await connected({
      'home.hero.title': ['Für {brand}'],
      'home.hero.note': ['Gratis und ohne Karte.'],
      'home.days': ['{days, plural, one {# Tag} other {# Tage}}'],
      'meta.home.title': ['Lerne Englisch'],
    });
    const keys = ['home.hero.title', 'home.hero.note', 'home.days', 'meta.home.title'];
    await call('POST', 'proposals', { keys, locale: 'de' });
    const left = async () => (await call('GET', 'proposals', {})).proposals.map(({ key }) => key);
    expect(await left()).toEqual(keys);

    const saved = {
      file: 'messages/de/home.json',
      key: 'home.hero.title',
      before: 'Üben für {brand}',
      after: 'Mit {brand} üben',
    };
    await site.store.write([saved], { kind: 'save' });
    expect(await left()).toEqual(keys.slice(1));

    await writeFile(
      path.join(root, 'messages/en/meta.json'),
      JSON.stringify({ home: { title: 'Learn some English' } }),
    );
    expect(await left()).toEqual(['home.hero.note', 'home.days']);

    expect(
      await call('POST', 'proposals/discard', { keys: ['home.days', 'home.link'], locale: 'de' }),
    ).toEqual({ discarded: 1 });
    expect(JSON.parse(await keptFile(root))).toMatchObject([{ key: 'home.hero.note' }]);
    await call('POST', 'proposals/discard', { keys: ['home.hero.note'], locale: 'de' });
    await expect(keptFile(root)).rejects.toThrow('ENOENT');
  });

  it('take the place of older ones for the same text', async () => {
    const { call } = await connected({
      'home.hero.note': ['Gratis und ohne Karte.', 'Kostenlos und ohne Karte.'],
    });
    for (let turn = 0; turn < 2; turn += 1)
      await call('POST', 'proposals', { keys: ['home.hero.note'], locale: 'de' });
    expect((await call('GET', 'proposals', {})).proposals).toMatchObject([
      { text: 'Kostenlos und ohne Karte.' },
    ]);
  });

  it('are none where the file of them is broken', async () => {
    const { root, call } = await connected({ 'home.hero.note': ['Gratis und ohne Karte.'] });
    await call('POST', 'proposals', { keys: ['home.hero.note'], locale: 'de' });
    await writeFile(path.join(root, '.edit/proposals.json'), '[{"key":');
    expect(await call('GET', 'proposals', {})).toEqual({ proposals: [] });
  });
});

describe('the service', () => {
  const many = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [`text${index}`, `Text ${index}`]),
  );
  const manyKeys = Object.keys(many).map((name) => `home.${name}`);

  it('is not asked for where none is connected', async () => {
    const { context, service } = await connected();
    const bare = callOf({ ...context, env: { AI_TIMEOUT_MS: 3000 } as Context['env'] });
    await expect(bare('POST', 'proposals', { keys: ['home.link'], locale: 'de' })).rejects.toMatchObject({
      code: 'no_service',
      status: 409,
    });
    expect(await bare('GET', 'proposals', {})).toEqual({ proposals: [] });
    expect(service.chats).toEqual([]);
  });

  it.each([
    ['limited', 'service_limited', 503],
    ['unauthorized', 'service_broken', 502],
    ['declined', 'service_refused', 502],
    ['slow', 'service_slow', 504],
  ] as const)('that fails (%s) is named, and no secret with it', async (trouble, code, status) => {
    const { service, root, call } = await connected();
    service.always = trouble;
    const error: unknown = await call('POST', 'proposals', { keys: ['home.link'], locale: 'de' }).catch(
      (one: unknown) => one,
    );
    expect(error).toMatchObject({ name: 'EditError', code, status });
    expect(JSON.stringify([String(error), error])).not.toContain('sk-of');
    await expect(keptFile(root)).rejects.toThrow('ENOENT');
  });

  it('is asked for ten texts at once, and what it gave before it failed is kept', async () => {
    const { service, call } = await connected(
      Object.fromEntries(manyKeys.map((key, index) => [key, [`Satz ${index}`]])),
      { 'messages/en/home.json': many, 'messages/de/home.json': {} },
    );
    const reply = service.reply;
    service.reply = (asked) => {
      if (service.chats.length === 2) service.always = 'fault';
      return reply(asked);
    };
    const { proposals, failed } = await call('POST', 'proposals', { keys: manyKeys, locale: 'de' });
    expect(proposals).toHaveLength(20);
    expect(failed).toHaveLength(5);
    expect((await call('GET', 'proposals', {})).proposals).toHaveLength(20);
  });

  it('may leave texts out, and answer in prose', async () => {
    const { service, call } = await connected({ 'home.link': ['Lies <link>die Regeln</link>.'] });
    const { proposals, failed } = await call('POST', 'proposals', {
      keys: ['home.link', 'home.days'],
      locale: 'de',
    });
    expect(proposals).toHaveLength(1);
    expect(failed).toEqual([
      { key: 'home.days', reason: 'The AI service gave no translation of this text.' },
    ]);
    service.reply = () => 'Gern.';
    expect((await call('POST', 'proposals', { keys: ['home.link'], locale: 'de' })).failed).toHaveLength(1);
  });

  it.each([
    [['home.gone'], 'de', 'no_such_text'],
    [['home.link'], 'en', 'no_such_language'],
    [['home.link'], 'xx', 'no_such_language'],
  ])('is not asked for %j in %s', async (keys, locale, code) => {
    const { service, call } = await connected();
    await expect(call('POST', 'proposals', { keys, locale })).rejects.toMatchObject({ code });
    expect(service.chats).toEqual([]);
  });
});
