import { accountCalls } from './account-calls';
import type { Call } from './call';
import { contactCalls } from './contact-calls';
import { contentCalls } from './content-calls';
import { factorCalls } from './factor-calls';
import { ownAccountCalls } from './own-account-calls';
import { passkeyCalls } from './passkey-calls';
import { practiceCalls } from './practice/practice-calls';
import { purchaseCalls } from './purchase-calls';
import { visitCalls } from './visit-calls';
import { withdrawalCalls } from './withdrawal-calls';
import type { memberCalls } from './tables/member-calls';
import type { z } from './zod';

type SiteCallName =
  | keyof typeof accountCalls
  | keyof typeof factorCalls
  | keyof typeof passkeyCalls
  | keyof typeof ownAccountCalls
  | keyof typeof practiceCalls
  | keyof typeof purchaseCalls
  | keyof typeof contentCalls
  | keyof typeof contactCalls
  | keyof typeof visitCalls
  | keyof typeof withdrawalCalls;

/** The calls that pages of the site make: what the client sends, the embedded API checks, and the OpenAPI document shows. Members' calls have a table of their own. */
export const calls = {
  ...accountCalls,
  ...factorCalls,
  ...passkeyCalls,
  ...ownAccountCalls,
  ...practiceCalls,
  ...purchaseCalls,
  ...contentCalls,
  ...contactCalls,
  ...visitCalls,
  ...withdrawalCalls,
} as const satisfies Record<SiteCallName, Call>;

type Calls = typeof calls & typeof memberCalls;

export type CallName = keyof Calls;

type Parts<Name extends CallName> = Calls[Name]['request'];

type Input<Schemas> = {
  [Part in keyof Schemas]: Schemas[Part] extends z.ZodType ? z.input<Schemas[Part]> : never;
};

/** Parts whose every key has a default may be left out. */
type OptionalParts<Schemas> = {
  [Part in keyof Schemas]: object extends Input<Schemas>[Part] ? Part : never;
}[keyof Schemas];

/** What a caller passes: the parts of the request, before defaults and normalisation. */
export type CallInput<Name extends CallName> = Omit<Input<Parts<Name>>, OptionalParts<Parts<Name>>> &
  Partial<Pick<Input<Parts<Name>>, OptionalParts<Parts<Name>>>> &
  (Calls[Name] extends { rawBody: true } ? { raw: Blob } : unknown);

/** What the embedded API gets: the parts of the request, checked and normalised. */
export type CallRequest<Name extends CallName> = {
  [Part in keyof Parts<Name>]: Parts<Name>[Part] extends z.ZodType ? z.output<Parts<Name>[Part]> : never;
};

export type CallData<Name extends CallName> = z.output<Calls[Name]['data']>;

/** What an implementation may put into `data`; parsed by the schema it is {@link CallData}. */
export type CallAnswer<Name extends CallName> = z.input<Calls[Name]['data']>;
