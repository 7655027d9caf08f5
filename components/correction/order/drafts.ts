import { jsonEntry } from '@/lib/browser/storage';
import { modes, roomTypes, type Mode, type RoomType } from './room-types';

export interface Draft {
  type: RoomType;
  text: string;
  prompt?: string;
  mode?: Mode;
  /** With which it is sent: the same one again is the same order. */
  key: string;
  /** What went with the key, where it was tried to send it; something else is another order. */
  tried?: string;
  /** When it was written, epoch ms. */
  at: number;
}

/** By the ids of tasks; one's own is `own`. */
type Drafts = Readonly<Record<string, Draft>>;

/** The ones written last are kept. */
const most = 20;

const entry = jsonEntry<Drafts>({
  area: 'localStorage',
  name: 'correction_drafts',
  inPage: true,
  parse: (value) => {
    if (typeof value !== 'object' || value === null) return null;
    return Object.fromEntries(Object.entries(value).filter(([, one]) => isDraft(one))) as Drafts;
  },
});

export const readDraft = (task: string): Draft | undefined => entry.read()?.[task];

export const draftedTasks = (): string[] => Object.keys(written());

export const draftedTypes = (): RoomType[] => Object.values(written()).map(({ type }) => type);

const written = (): Drafts =>
  Object.fromEntries(Object.entries(entry.read() ?? {}).filter(([, { text }]) => text.trim() !== ''));

/** @returns whether it outlives the page, and the browser does not refuse to keep anything */
export function keepDraft(task: string, draft: Draft): boolean {
  const all = { ...entry.read(), [task]: draft };
  const newest = Object.entries(all)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, most);
  return entry.write(Object.fromEntries(newest));
}

export function dropDraft(task: string): void {
  const { [task]: dropped, ...others } = entry.read() ?? {};
  if (dropped === undefined) return;
  if (Object.keys(others).length === 0) entry.remove();
  else entry.write(others);
}

/** 128 random bits. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { type, text, prompt, mode, key, tried, at } = value as Partial<Record<keyof Draft, unknown>>;
  const isText = (one: unknown) => one === undefined || typeof one === 'string';
  return (
    roomTypes.some((one) => one === type) &&
    typeof text === 'string' &&
    isText(prompt) &&
    isText(tried) &&
    (mode === undefined || modes.some((one) => one === mode)) &&
    typeof key === 'string' &&
    /^[\w-]{16,64}$/.test(key) &&
    typeof at === 'number'
  );
}
