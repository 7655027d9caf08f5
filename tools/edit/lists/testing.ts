import { readFileSync } from 'node:fs';
import type { Context } from '../contract';
import { checkouts, differing } from '../texts/testing';
import type { Row } from './contract';
import { routes } from './routes.mjs';

/** Checkouts with data files of this one, and a few texts. */
export function sites(files: readonly string[]) {
  const checkout = checkouts();
  return async () => {
    const own = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
    const text = '{\n  "amara": "It worked.",\n  "yuki": "It is short."\n}\n';
    const names = '{\n  "names": { "month": "{days} days" }\n}\n';
    const texts = ['en', 'de'].flatMap((code) => [
      [`messages/${code}/reviews.json`, text],
      [`messages/${code}/plans.json`, names],
      [
        `messages/${code}/bank-words.json`,
        '{\n  "sound": "It sounds like {like}.",\n  "rs-104": "not the same"\n}\n',
      ],
    ]);
    const made = await checkout({ ...own, ...(Object.fromEntries(texts) as Record<string, string>) });
    made.context.tables.namespaces = ['home', 'meta', 'reviews', 'plans', 'explanations', 'bank-words'];
    const before = new Map(files.map((file) => [file, made.read(file)]));
    return { ...made, changed: (file: string) => differing(before.get(file) ?? '', made.read(file)) };
  };
}

export async function call<Answer>(
  context: Context,
  method: 'GET' | 'POST',
  path: string,
  input: object = {},
) {
  const route = routes.find((one) => one.method === method && one.path === `lists${path}`);
  return (await route?.handle(context, route.input.parse(input))) as Answer;
}

export const rowOf = (context: Context, sheet: string, row = '') =>
  call<Row & { value: Record<string, any> }>(context, 'GET', '/row', { sheet, row }); // eslint-disable-line @typescript-eslint/no-explicit-any -- each list has another form
