import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Trouble } from '@/tests/doubles/ai/asked';
import { aiStandIn } from '@/tests/doubles/ai/stand-in-for-test';
import { listen } from '@/tests/doubles/http/loopback-server';
import { connectAi, type AiSettings } from './connect';
import { AiFailed, type AiMessage, type AiService } from './service';

const key = 'sk-of-this-test';
const said = 'My secret answer';
const messages: AiMessage[] = [
  { role: 'system', content: 'You correct.' },
  { role: 'user', content: said },
];
const schema = {
  name: 'verdict',
  schema: { type: 'object', properties: { good: { type: 'boolean' } }, required: ['good'] },
};

/** As V8 does by itself in the seconds that an answer may take. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

afterEach(() => vi.unstubAllEnvs());

async function connected(given: Partial<AiSettings> = {}) {
  const { service, base } = await aiStandIn();
  const settings = {
    AI_BASE_URL: base,
    AI_API_KEY: key,
    AI_MODELS: 'small-1=Quick, large-1',
    AI_TRANSCRIBE_MODEL: 'ears-1',
    AI_TIMEOUT_MS: 3000,
    ...given,
  };
  const ai = connectAi(settings);
  if (!ai) throw new Error('not connected');
  return { service, ai, base };
}

const ask = (ai: AiService, signal = new AbortController().signal) =>
  ai.json({ model: 'small-1', messages, schema, maxTokens: 100, signal });

/** A failure, with all that a log could show of it. */
async function failureOf(promise: Promise<unknown>): Promise<AiFailed> {
  const error: unknown = await promise.then(
    (value) => value,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AiFailed)) throw new Error(`not a failure: ${JSON.stringify(error)}`);
  const shown = [error.stack, String(error.cause), JSON.stringify(error)].join('\n');
  for (const secret of [key, 'sk-secret', said, 'Rate limit reached']) expect(shown).not.toContain(secret);
  return error;
}

async function readAll(pieces: AsyncIterable<{ text: string } | { tokens: number }>) {
  const read: { text: string; tokens?: number } = { text: '' };
  for await (const piece of pieces) {
    if ('text' in piece) read.text += piece.text;
    else read.tokens = piece.tokens;
  }
  return read;
}

const stream = (ai: AiService, signal = new AbortController().signal) =>
  ai.stream({ model: 'large-1', messages, maxTokens: 100, signal });

it('is there where the settings name a service and a model', async () => {
  expect(connectAi({ AI_TIMEOUT_MS: 1000 })).toBeUndefined();
  const { ai, base } = await connected();
  expect(ai).toMatchObject({
    host: new URL(base).host,
    models: [
      { id: 'small-1', name: 'Quick' },
      { id: 'large-1', name: 'large-1' },
    ],
    transcribes: true,
  });
  expect((await connected({ AI_TRANSCRIBE_MODEL: undefined })).ai.transcribes).toBe(false);
});

it('asks for JSON of a schema, and says what was used', async () => {
  const { ai, service } = await connected();
  service.reply = () => '{"good":true}';
  expect(await ask(ai)).toEqual({ value: { good: true }, tokens: 1234 });
  expect(service.chats).toEqual([
    {
      model: 'small-1',
      messages,
      max_tokens: 100,
      response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } },
    },
  ]);
});

it('tells the service no more than it has to know, whatever the environment holds for other programs', async () => {
  vi.stubEnv('OPENAI_BASE_URL', 'http://127.0.0.1:9/v1');
  vi.stubEnv('OPENAI_API_KEY', 'sk-other');
  vi.stubEnv('OPENAI_ORG_ID', 'org-other');
  vi.stubEnv('OPENAI_PROJECT_ID', 'project-other');
  vi.stubEnv('OPENAI_CUSTOM_HEADERS', 'x-other: 1');
  const { ai, service } = await connected();
  await ask(ai);
  const [headers = {}] = service.headers;
  expect(headers.authorization).toBe(`Bearer ${key}`);
  const names = Object.keys(headers).filter((name) => /^(?:x-|openai)/.test(name));
  expect(names).toEqual([]);
  expect(JSON.stringify(headers)).not.toContain('other');
});

it('needs no key', async () => {
  const { ai } = await connected({ AI_API_KEY: undefined });
  expect(await ask(ai)).toMatchObject({ value: { good: false } });
});

it.each([
  ['that takes no schema', { schema: false }, ['json_schema', 'json_object', 'json_object']],
  [
    'that takes no format at all',
    { schema: false, object: false },
    ['json_schema', 'json_object', undefined, undefined],
  ],
])('asks a server %s in words, and remembers it', async (_, takes, formats) => {
  const { ai, service } = await connected();
  service.takes = { ...service.takes, ...takes };
  service.reply = ({ messages: [system] }) =>
    `<think>Is it {good}?</think>\n\`\`\`json\n{"good":${String(system?.content.includes('"good"'))}}\n\`\`\``;
  expect((await ask(ai)).value).toEqual({ good: true });
  expect((await ask(ai)).value).toEqual({ good: true });
  expect(service.chats.map(({ response_format: format }) => format?.type)).toEqual(formats);
  expect(service.chats.at(-1)?.messages[1]).toEqual(messages[1]);
});

it('names the limit as a reasoning model wants it, and remembers it', async () => {
  const { ai, service } = await connected();
  service.takes = { ...service.takes, limit: 'max_completion_tokens' };
  await ask(ai);
  await ask(ai);
  expect(service.chats.map((asked) => [asked.max_tokens, asked.max_completion_tokens])).toEqual([
    [100, undefined],
    [undefined, 100],
    [undefined, 100],
  ]);
});

it('says more of what it wants to a model that has answered in prose', async () => {
  const { ai, service } = await connected();
  service.next.push('prose');
  expect((await ask(ai)).value).toBeUndefined();
  expect((await ask(ai)).value).toBeUndefined();
  expect(service.chats.map(({ response_format: format }) => format?.type)).toEqual([
    'json_schema',
    'json_object',
  ]);
});

it('gives nothing for an answer that was cut off, and reckons what it has used where nobody says', async () => {
  const { ai, service } = await connected();
  service.used = undefined;
  service.next.push('cut');
  const { value, tokens } = await ask(ai);
  expect(value).toBeUndefined();
  expect(tokens).toBeGreaterThan(100);
  expect(tokens).toBeLessThan(150);
});

it.each<[Trouble, string, number | undefined]>([
  ['filtered', 'refused', 0],
  ['declined', 'refused', 1234],
  ['unauthorized', 'broken', 0],
  ['foreign', 'broken', undefined],
])('fails at once where the service is %s', async (trouble, why, tokens) => {
  const { ai, service } = await connected();
  service.next.push(trouble);
  expect(await failureOf(ask(ai))).toMatchObject({ why, tokens });
  expect(service.headers).toHaveLength(1);
});

it.each<Trouble>(['fault', 'dropped', 'brokenOff', 'limited'])(
  'tries once more after %s',
  async (trouble) => {
    const { ai, service } = await connected();
    service.next.push(trouble);
    expect((await ask(ai)).value).toEqual({ good: false });
    expect(service.headers).toHaveLength(2);
  },
);

it.each<[Trouble, string]>([
  ['fault', 'broken'],
  ['dropped', 'broken'],
  ['brokenOff', 'broken'],
  ['limited', 'limited'],
])('gives up after two times %s', async (trouble, why) => {
  const { ai, service } = await connected();
  service.always = trouble;
  expect(await failureOf(ask(ai))).toMatchObject({ why });
  expect(service.headers).toHaveLength(2);
});

it('waits as long as the service wants', async () => {
  const { ai, service } = await connected();
  service.next.push('limited');
  service.retryAfter = '1';
  const from = performance.now();
  expect((await ask(ai)).value).toEqual({ good: false });
  expect(performance.now() - from).toBeGreaterThan(950);
});

it('waits no longer than is left for a service that wants to be left alone', async () => {
  const { ai, service } = await connected();
  service.always = 'limited';
  for (const wait of ['3600', new Date(Date.now() + 3_600_000).toUTCString()]) {
    service.retryAfter = wait;
    expect(await failureOf(ask(ai))).toMatchObject({ why: 'limited' });
  }
  expect(service.headers).toHaveLength(2);
});

it.each<Trouble>(['slow', 'stalled'])('ends by itself where the service is %s', async (trouble) => {
  const { ai, service } = await connected({ AI_TIMEOUT_MS: 300 });
  service.always = trouble;
  const from = performance.now();
  expect(await failureOf(ask(ai))).toMatchObject({ why: 'slow' });
  expect(await failureOf(readAll(stream(ai)))).toMatchObject({ why: 'slow' });
  expect(performance.now() - from).toBeLessThan(3000);
  expect(service.headers).toHaveLength(2);
});

it('ends by itself whatever memory is taken back meanwhile', async () => {
  const { ai, service } = await connected({ AI_TIMEOUT_MS: 300 });
  service.always = 'stalled';
  const collecting = setInterval(collectGarbage, 20);
  onTestFinished(() => clearInterval(collecting));
  expect(await failureOf(ask(ai))).toMatchObject({ why: 'slow' });
  expect(await failureOf(readAll(stream(ai)))).toMatchObject({ why: 'slow' });
});

it('ends where nobody wants an answer any more', async () => {
  const { ai, service } = await connected();
  service.always = 'slow';
  const waiting = new AbortController();
  const failure = failureOf(ask(ai, waiting.signal));
  await vi.waitFor(() => expect(service.chats).toHaveLength(1));
  waiting.abort();
  expect(await failure).toMatchObject({ why: 'broken' });
});

it('reads no more than an answer can be', async () => {
  const { ai, service } = await connected();
  service.always = 'endless';
  expect(await failureOf(ask(ai))).toMatchObject({ why: 'broken' });
  service.always = undefined;
  service.reply = () => `{"good":true,"more":"${'a'.repeat(300_000)}"}`;
  expect((await ask(ai)).value).toBeUndefined();
});

it('goes where the settings say and nowhere else, wherever it is sent', async () => {
  const arrivals: string[] = [];
  const elsewhere = await listen((request, response) => {
    arrivals.push(request.url ?? '');
    response.end('{}');
  });
  const { ai, service } = await connected();
  service.always = 'moved';
  service.elsewhere = `${elsewhere}/v1/chat/completions`;
  expect(await failureOf(ask(ai))).toMatchObject({ why: 'broken' });
  expect(await failureOf(readAll(stream(ai)))).toMatchObject({ why: 'broken' });
  expect(arrivals).toEqual([]);
});

it('streams an answer piece by piece, without what the model has thought, and says what was used', async () => {
  const { ai, service } = await connected();
  service.reply = () => '<think>Articles, of course.</think>\n\nUse <en>an</en> in front of a vowel.';
  const pieces = [];
  for await (const piece of stream(ai)) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces.at(-1)).toEqual({ tokens: 1234 });
  const text = pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
  expect(text).toBe('Use <en>an</en> in front of a vowel.');
  expect(service.chats[0]).toMatchObject({ model: 'large-1', stream: true, max_tokens: 100 });
});

it('streams from a service that knows no usage, and reckons it', async () => {
  const { ai, service } = await connected();
  service.takes = { ...service.takes, usage: false };
  service.reply = () => 'A short answer.';
  const { text, tokens } = await readAll(stream(ai));
  expect(text).toBe('A short answer.');
  expect(tokens).toBeGreaterThan(20);
  expect(tokens).toBeLessThan(60);
});

it.each<[Trouble, string]>([
  ['fault', 'broken'],
  ['limited', 'limited'],
  ['filtered', 'refused'],
  ['declined', 'refused'],
  ['brokenOff', 'broken'],
  ['foreign', 'broken'],
])('says of a stream that is %s why it ends', async (trouble, why) => {
  const { ai, service } = await connected();
  service.always = trouble;
  expect(await failureOf(readAll(stream(ai)))).toMatchObject({ why });
});

it('lets go of a stream that nobody reads on', async () => {
  const { ai, service } = await connected();
  service.reply = () => 'word '.repeat(100);
  service.always = 'stalled';
  for await (const piece of stream(ai)) if ('text' in piece) break;
  // The connection is free again.
  await vi.waitFor(() => expect(service.closed).toBe(1));
});

const recording = { type: 'audio/webm;codecs=opus', bytes: new Uint8Array([1, 2, 3]) };
const hear = (ai: AiService) => ai.transcribe(recording, new AbortController().signal);

it('has a recording written down, with the moments of its words', async () => {
  const { ai, service } = await connected();
  expect(await hear(ai)).toEqual({
    text: 'Hello.',
    words: [{ word: 'Hello', start: 0.5, end: 0.9 }],
    tokens: 2,
  });
  expect(service.speeches).toEqual([
    {
      model: 'ears-1',
      name: 'answer.webm',
      type: 'audio/webm',
      size: 3,
      format: 'verbose_json',
      granularities: ['word'],
      language: 'en',
    },
  ]);
});

it('has it written down without them where the model tells none, and remembers it', async () => {
  const { ai, service } = await connected();
  service.takes = { ...service.takes, words: false };
  expect(await hear(ai)).toMatchObject({ text: 'Hello.', words: [] });
  expect(await hear(ai)).toMatchObject({ text: 'Hello.', words: [] });
  expect(service.speeches.map(({ format }) => format)).toEqual(['verbose_json', 'json', 'json']);
});

it('takes nothing out of a recording that no database keeps', async () => {
  const { ai, service } = await connected();
  service.heard = { text: 'Hel\u0000lo\u0007.', words: [] };
  expect((await hear(ai)).text).toBe('Hello.');
});

it('takes no moments that cannot be', async () => {
  const { ai, service } = await connected();
  for (const words of [
    [{ word: 'Hello', start: 2, end: 1 }],
    [{ word: 'Hello', start: -1, end: 1 }],
    [
      { word: 'Hello', start: 5, end: 6 },
      { word: 'there', start: 1, end: 2 },
    ],
  ]) {
    service.heard = { text: 'Hello.', words };
    expect((await hear(ai)).words).toEqual([]);
  }
});

it.each<[Trouble, string]>([
  ['fault', 'broken'],
  ['limited', 'limited'],
  ['foreign', 'broken'],
  ['filtered', 'refused'],
])('says why a recording was not written down where the service is %s', async (trouble, why) => {
  const { ai, service } = await connected();
  service.always = trouble;
  expect(await failureOf(hear(ai))).toMatchObject({ why });
});
