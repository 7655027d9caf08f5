import type { Client } from '@/lib/api/client/create-client';
import type { OrderedType } from '@/lib/api/contract/correction/correction';
import { decodeError, entryFor, hasCode } from '@/lib/api/errors';
import type { Locale } from '@/lib/i18n/locales';
import { troubleKind, type TroubleKind } from '@/lib/sitting/trouble-kind';
import type { Mode } from './room-types';

export interface Wanted {
  /** With which it is ordered once, however often it is sent. */
  key: string;
  locale: Locale;
  type: OrderedType;
  mode: Mode;
  prompt: { task: string } | { text: string };
  answer: { text: string } | { recording: Blob };
}

/** How far it is: a recording goes before its order. */
export type SendingStep = 'recording' | 'order';

type Api = Pick<Client, 'call'>;

/** Recordings that have arrived, by the ids that an order may name: whoever sends again sends no more than is needed. */
const arrived = new WeakMap<Blob, string>();

/** Control characters come along with what is pasted, and the server takes none but line ends and tabs. */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Sends an answer.
 *
 * @returns the id of its correction
 * @throws ApiError; once more sent with the same key it is ordered once
 */
export async function sendOrder(
  api: Api,
  { answer, ...wanted }: Wanted,
  onStep: (step: SendingStep) => void,
): Promise<string> {
  if ('text' in answer) {
    onStep('order');
    return order(api, { ...wanted, text: plain(answer.text) });
  }
  const isKnown = arrived.has(answer.recording);
  try {
    return await orderSpoken(api, wanted, answer.recording, onStep);
  } catch (error) {
    // It was sent so long ago that it is not kept any more.
    if (!isKnown || !hasCode(error, 'unknown_recording')) throw error;
    arrived.delete(answer.recording);
    return orderSpoken(api, wanted, answer.recording, onStep);
  }
}

async function orderSpoken(
  api: Api,
  wanted: Omit<Wanted, 'answer'>,
  blob: Blob,
  onStep: (step: SendingStep) => void,
): Promise<string> {
  onStep('recording');
  const recording = arrived.get(blob) ?? (await api.call('sendSpoken', { raw: blob })).recording;
  arrived.set(blob, recording);
  onStep('order');
  return order(api, { ...wanted, recording });
}

async function order(
  api: Api,
  { prompt, ...rest }: Omit<Wanted, 'answer'> & { text?: string; recording?: string },
): Promise<string> {
  const body = { ...rest, prompt: 'text' in prompt ? { text: plain(prompt.text) } : prompt };
  return (await api.call('orderCorrection', { body })).id;
}

const plain = (text: string) => text.replace(unwanted, ' ');

export type SendFailure = 'noCorrection' | 'unknownTask' | 'refused' | TroubleKind;

const byCode = {
  no_correction: 'noCorrection',
  unknown_task: 'unknownTask',
  invalid: 'refused',
} as const;

export function failureOf(error: unknown): SendFailure {
  const { kind, code } = decodeError(error);
  return entryFor(byCode, code) ?? (kind === 'refused' ? 'refused' : troubleKind(kind));
}
