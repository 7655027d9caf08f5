import { Refusal, type Asked } from './wire';

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';
const shorterThan = (max: number) => (value: unknown) =>
  isText(value) && value.length > 0 && value.length <= max;

/** The rules of the request's fields, as the contract names them. */
export const checks = {
  email: (value) => isText(value) && /^[^\s@A-Z]+@[^\s@A-Z]+\.[^\s@A-Z]{2,}$/.test(value),
  password: (value) => isText(value) && value.length >= 8 && value.length <= 128,
  knownPassword: shorterThan(128),
  nickname: shorterThan(60),
  ticket: shorterThan(200),
  code: (value) => isText(value) && /^\d{6}$/.test(value),
  scene: (value) => value === 'register' || value === 'reset',
  locale: (value) => isText(value) && /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value),
  type: (value) => value === 'pc',
  domain: shorterThan(253),
  path: shorterThan(2048),
  rate: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5,
} as const satisfies Record<string, Check>;

/**
 * Picks fields out of a body, each by its rule.
 *
 * @throws Refusal 422 naming every field that breaks its rule
 */
export function pick<Name extends string>(
  body: Asked['body'],
  rules: Record<Name, keyof typeof checks>,
): Record<Name, string> {
  const entries = (Object.entries(rules) as [Name, keyof typeof checks][]).map(
    ([name, rule]) => [name, body[name], checks[rule](body[name])] as const,
  );
  const wrong = entries.filter(([, , right]) => !right).map(([name]) => [name, 'breaks its rule'] as const);
  if (wrong.length > 0) throw new Refusal(422, 'invalid', { fields: Object.fromEntries(wrong) });
  return Object.fromEntries(entries.map(([name, value]) => [name, value])) as Record<Name, string>;
}
