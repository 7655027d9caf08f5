import { vi } from 'vitest';
import { marked, numberOf } from '../../marks/marks.mjs';
import type { Change, ListedEntry, Text } from '../../contract';

type Texts = Record<string, Record<string, string>>;

interface Call {
  path: string;
  input: Record<string, unknown>;
}

const languages = [
  { code: 'en', name: 'English', lang: 'en', plurals: ['one', 'other'] },
  { code: 'de', name: 'Deutsch', lang: 'de', plurals: ['one', 'other'] },
  { code: 'ru', name: 'Русский', lang: 'ru', plurals: ['few', 'many', 'one', 'other'] },
  { code: 'ja', name: '日本語', lang: 'ja', plurals: ['other'] },
];

/**
 * Stands in for the calls of the editor, with a few texts in memory. It holds no rules: a text with “wrong” in it has a fault. What a
 * call of `answers` gives is taken in the place of its own.
 */
export class FakeEditor {
  readonly calls: Call[] = [];
  readonly answers: Record<string, (input: Record<string, unknown>) => unknown> = {};
  readonly entries: ListedEntry[] = [];
  /** What GET text says beside the texts, by key. */
  readonly more: Record<string, Partial<Text>> = {};

  constructor(readonly disk: Texts) {
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => this.#answer(address, init));
  }

  asked(path: string): Record<string, unknown>[] {
    return this.calls.filter((call) => call.path === path).map(({ input }) => input);
  }

  id = (key: string, locale: string) =>
    `${languages.findIndex(({ code }) => code === locale)}-${numberOf(key)}` as const;

  marked = (key: string, locale: string) =>
    marked(
      this.disk[locale]?.[key] ?? '',
      languages.findIndex(({ code }) => code === locale),
      numberOf(key),
    );

  async #answer(address: string, { body }: RequestInit): Promise<Response> {
    const url = new URL(address, 'http://127.0.0.1');
    const path = url.pathname.replace('/__edit/api/', '');
    const input = (
      typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(url.searchParams)
    ) as Record<string, unknown>;
    this.calls.push({ path, input });
    const handle = this.answers[path] ?? this.own[path];
    if (!handle) throw new TypeError(`Nobody answers ${path}`);
    const answer = await handle(input);
    return answer instanceof Response ? answer : Response.json(answer);
  }

  #keys = () => Object.keys(this.disk.en ?? {});

  readonly own: FakeEditor['answers'] = {
    session: () => ({
      locales: languages,
      namespaces: ['home'],
      branch: 'main',
      changed: this.entries.length,
      ai: false,
      routes: [
        { path: '/', name: 'Home' },
        { path: '/pricing', name: 'Pricing' },
      ],
    }),
    keys: () => ({ keys: this.#keys() }),
    marks: () => ({
      numbers: Object.fromEntries(this.#keys().map((key) => [numberOf(key), key])),
      locales: languages.map(({ code }) => code),
    }),
    text: ({ key }) => this.#text(String(key)),
    check: ({ text }) => ({
      faults: faultsIn(String(text)),
      columns: String(text).length,
      forms: [{ name: '', value: '', text: String(text).replaceAll('{brand}', 'Verbista') }],
    }),
    save: (input) => this.#save(input as unknown as SaveInput),
    journal: () => ({ entries: this.entries, canUndo: this.entries.length > 0, canRedo: false }),
    undo: () => ({ entry: this.entries.shift()?.id, changes: [] }),
    changed: () => ({ changes: this.entries.flatMap(({ changes }) => changes) }),
    overview: () => ({ languages: [] }),
    'search/elsewhere': () => ({ pages: [], rows: [] }),
    drafts: () => ({ current: null, drafts: [], takenBack: [], dirty: 0 }),
  };

  #text(key: string): Text {
    const texts = languages.map(({ code, lang }) => ({
      locale: code,
      lang,
      text: this.disk[code]?.[key] ?? null,
      file: `messages/${code}/home.json`,
      line: 3,
      faults: [],
    }));
    const nothing = { arguments: [], tags: [], glossary: [], places: [], sample: {} };
    return { key, file: 'messages/en/home.json', texts, ...nothing, ...this.more[key] };
  }

  #save({ key, from, texts }: SaveInput) {
    const disk = Object.fromEntries(Object.keys(texts).map((code) => [code, this.disk[code]?.[key] ?? null]));
    if (Object.entries(disk).some(([code, text]) => text !== from[code]))
      return refusal(409, 'changed_on_disk', 'Somebody else changed this text.', { disk });
    const faults = Object.fromEntries(
      Object.entries(texts).flatMap(([code, text]) => {
        const own = faultsIn(text);
        return own.length > 0 ? [[code, own]] : [];
      }),
    );
    if (Object.keys(faults).length > 0)
      return refusal(422, 'faults', 'Nothing was saved: there are faults.', { faults });
    const changes: Change[] = Object.entries(texts).map(([code, after]) => ({
      file: `messages/${code}/home.json`,
      key,
      before: from[code] ?? null,
      after,
    }));
    for (const [code, text] of Object.entries(texts)) this.disk[code] = { ...this.disk[code], [key]: text };
    const id = String(this.entries.length);
    this.entries.unshift({ id, at: '2026-11-28T09:30:00.000Z', kind: 'save', changes, state: 'done' });
    return { saved: Object.keys(texts).map((locale) => ({ locale })), entry: id };
  }
}

interface SaveInput {
  key: string;
  from: Record<string, string | null>;
  texts: Record<string, string>;
}

const faultsIn = (text: string) =>
  text.includes('wrong') ? [{ rule: 'test', reason: 'This word is wrong.' }] : [];

export const refusal = (status: number, code: string, error: string, data: object = {}) =>
  Response.json({ error, code, ...data }, { status });
