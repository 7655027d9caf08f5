import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { EditError } from '../serve/edit-error.mjs';
import { redo, save, undo } from './save.mjs';
import { checkouts, differing } from './testing';

const checkout = checkouts();
const file = 'messages/de/home.json';
const title = { file, key: 'home.hero.title', before: 'Geh in den Test', after: 'Geh vorbereitet hin' };

const refusal = async (doing: Promise<unknown>) => {
  const error = await doing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EditError);
  return error as EditError;
};

describe('writing', () => {
  it('changes the line of the text and nothing else', async () => {
    const { read, context } = await checkout();
    const before = read(file);
    await context.store.write([title], { kind: 'save' });
    expect(differing(before, read(file))).toEqual([
      '-    "title": "Geh in den Test",',
      '+    "title": "Geh vorbereitet hin",',
    ]);
    expect(context.store.read('de', 'home.hero.title')).toBe('Geh vorbereitet hin');
    expect(context.store.line(file, 'home.hero.title')).toBe(3);
  });

  it('breaks a block of one line only when the formatter would', async () => {
    const { read, context } = await checkout();
    const yes = (before: string, after: string) =>
      context.store.write([{ file, key: 'home.short.yes', before, after }], { kind: 'save' });
    await yes('Ja', 'Doch');
    expect(read(file)).toContain('\n  "short": { "yes": "Doch", "no": "Nein" }\n');
    await yes('Doch', 'Doch, '.repeat(20).trim());
    expect(read(file)).toContain('\n  "short": {\n    "yes": "Doch, ');
  });

  it('leaves a file that was formatted otherwise as it was', async () => {
    const german = '{ "hero": {"title":"Alt",\n\n\t"lead": "Übe mit {brand}." } }\n';
    const { read, context } = await checkout({ [file]: german });
    await context.store.write([{ ...title, before: 'Alt', after: 'Neu' }], { kind: 'save' });
    expect(read(file)).toBe(german.replace('Alt', 'Neu'));
  });

  it('puts a text that was missing where English has it', async () => {
    const { read, context } = await checkout({
      [file]: '{\n  "hero": {\n    "lead": "Übe mit {brand}."\n  },\n  "short": { "yes": "Ja" }\n}\n',
    });
    await context.store.write([{ ...title, before: null }], { kind: 'save' });
    await context.store.write(
      [{ file, key: 'home.count', before: null, after: '{count, plural, one {#} other {#}}' }],
      { kind: 'save' },
    );
    expect(read(file)).toBe(
      '{\n  "hero": {\n    "title": "Geh vorbereitet hin",\n    "lead": "Übe mit {brand}."\n  },\n' +
        '  "count": "{count, plural, one {#} other {#}}",\n  "short": { "yes": "Ja" }\n}\n',
    );
  });

  it('writes nothing at all when one of the files has another text by now', async () => {
    const { read, write, context } = await checkout();
    write(file, read(file).replace('Übe mit', 'Lerne mit'));
    const before = read('messages/en/home.json');
    const english = {
      file: 'messages/en/home.json',
      key: 'home.hero.lead',
      before: 'Practice with {brand}.',
    };
    const changes = [
      { ...english, after: 'Learn with {brand}.' },
      { file, key: 'home.hero.lead', before: 'Übe mit {brand}.', after: 'Arbeite mit {brand}.' },
    ];
    const error = await refusal(context.store.write(changes, { kind: 'save' }));
    expect(error).toMatchObject({ code: 'changed_on_disk', status: 409 });
    expect(error.data).toEqual({ changed: [{ file, key: 'home.hero.lead', text: 'Lerne mit {brand}.' }] });
    expect(read('messages/en/home.json')).toBe(before);
    expect(await context.journal.list()).toEqual([]);
  });

  it('refuses a file that cannot be read, with what is wrong with it', async () => {
    const { context } = await checkout({ [file]: '{ "hero": { "title": "Geh in den Test", } }' });
    const error = await refusal(context.store.write([title], { kind: 'save' }));
    expect(error.message).toMatch(/^messages\/de\/home\.json cannot be read, .*comma/);
  });

  it.each([
    ['messages/de/../en/home.json', 'home.hero.title'],
    ['messages/de/home.json', 'meta.home.title'],
    ['../outside.json', ''],
    ['content/../package.json', ''],
    ['content/blog/en/.env', ''],
    ['lib/env/index.ts', ''],
    ['.git/config', ''],
  ])('refuses %s', async (wrong, key) => {
    const { context } = await checkout();
    const write = context.store.write([{ file: wrong, key, before: null, after: 'x' }], { kind: 'save' });
    expect(await refusal(write)).toMatchObject({ code: 'not_editable', status: 400 });
  });

  it('makes, changes and removes longer texts as whole files, and leaves nothing else behind', async () => {
    const { root, read, context } = await checkout();
    const post = { file: 'content/blog/de/skills/foto.mdx', key: '' };
    await context.store.write([{ ...post, before: null, after: '---\n' }], { kind: 'save' });
    expect(read(post.file)).toBe('---\n');
    await context.store.write([{ ...post, before: '---\n', after: null }], { kind: 'save' });
    expect(existsSync(path.join(root, post.file))).toBe(false);
    expect(readdirSync(path.join(root, '.edit/writing'))).toEqual([]);
  });

  it('takes turns, so that of two who began with the same text one is told', async () => {
    const { context } = await checkout();
    const both = ['eins', 'zwei'].map((after) =>
      context.store.write([{ ...title, after }], { kind: 'save' }),
    );
    const done = await Promise.allSettled(both);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });
});

describe('saving', () => {
  const texts = { de: 'Geh vorbereitet hin' };
  const key = 'home.hero.title';

  it('says which text a file has by now', async () => {
    const { context } = await checkout();
    const error = await refusal(save(context, { key, from: { de: 'Früher' }, texts }));
    expect(error).toMatchObject({ code: 'changed_on_disk', data: { disk: { de: 'Geh in den Test' } } });
  });

  it('refuses what the check refuses, by language, and writes none of it', async () => {
    const { context, read } = await checkout();
    const before = read('messages/en/home.json');
    const input = {
      key: 'home.hero.lead',
      from: { en: 'Practice with {brand}.', de: 'Übe mit {brand}.' },
      texts: { en: 'Learn with {brand}.', de: 'Lerne mit {marke' },
    };
    const error = await refusal(save(context, input));
    expect(error).toMatchObject({ code: 'faults', status: 422 });
    expect(error.data).toMatchObject({ faults: { de: [{ rule: 'syntax' }] } });
    expect(read('messages/en/home.json')).toBe(before);
  });

  it('holds a translation to the English that is saved with it', async () => {
    const { context } = await checkout();
    const input = {
      key: 'home.hero.lead',
      from: { en: 'Practice with {brand}.', de: 'Übe mit {brand}.' },
      texts: { en: 'Practice for {price}.', de: 'Übe für {price}.' },
    };
    expect(await save(context, input)).toMatchObject({ saved: [{ locale: 'en' }, { locale: 'de' }] });
  });

  it('leaves no entry where nothing has changed', async () => {
    const { context } = await checkout();
    const same = { de: 'Geh in den Test' };
    expect(await save(context, { key, from: same, texts: same })).toEqual({ saved: [], entry: null });
    expect(await context.journal.list()).toEqual([]);
  });
});

describe('undoing', () => {
  it('goes back through several sessions and forth again, until something else is saved', async () => {
    const made = await checkout();
    const { context, read } = made;
    const before = read(file);
    const { store, journal } = context;
    await store.write([title], { kind: 'save' });
    await store.write([{ ...title, before: title.after, after: 'Noch anders' }], { kind: 'save' });
    await undo(context);
    await undo(context);
    expect(read(file)).toBe(before);
    expect((await refusal(undo(context))).code).toBe('nothing');
    await redo(context);
    expect(store.read('de', title.key)).toBe(title.after);
    await redo(context);
    expect(store.read('de', title.key)).toBe('Noch anders');
    await undo(context);
    await store.write([{ ...title, before: title.after, after: 'Neu' }], { kind: 'save' });
    expect((await refusal(redo(context))).code).toBe('nothing');
    expect((await journal.list()).map(({ state }) => state)).toEqual(['done', 'undone', 'done']);
  });

  it('is refused where the file says something else by now', async () => {
    const { context, read, write } = await checkout();
    await context.store.write([title], { kind: 'save' });
    write(file, read(file).replace(title.after, 'Von Hand'));
    expect((await refusal(undo(context))).code).toBe('changed_on_disk');
    expect(read(file)).toContain('Von Hand');
  });

  it('takes back an older entry by its id while its texts still stand', async () => {
    const { context } = await checkout();
    const first = await context.store.write([title], { kind: 'save' });
    await context.store.write([{ file, key: 'home.short.yes', before: 'Ja', after: 'Doch' }], {
      kind: 'save',
    });
    await undo(context, first?.id);
    expect(context.store.read('de', title.key)).toBe(title.before);
    expect(context.store.read('de', 'home.short.yes')).toBe('Doch');
  });

  it('outlives a line that a crash has cut off', async () => {
    const { context, read, write } = await checkout();
    await context.store.write([title], { kind: 'save' });
    write('.edit/journal.jsonl', `${read('.edit/journal.jsonl')}{"id":"half","cha`);
    await context.store.write([{ ...title, before: title.after, after: 'Neu' }], { kind: 'save' });
    expect(await context.journal.list()).toHaveLength(2);
  });
});
