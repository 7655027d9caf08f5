import { loadBank, loadViewerTexts } from '@/components/questions/more/load-bank';
import { nextSet, type NextSet } from '@/components/questions/more/next-set';
import { filesOf, itemOf, judgedTypes, type BankIndex, type NamedItem } from '@/lib/daily/bank-index';
import { dueOn } from '@/lib/daily/boxes';
import { startAt, startOf } from '@/lib/daily/levels';
import { isOfDay, keptPractice, type KeptPractice } from '@/lib/daily/standing';
import { rising, tenOf } from '@/lib/daily/today';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { questionsOf, type BankItem } from '@/lib/questions/bank/bank-item';
import { startAfter } from '@/lib/questions/bank/level';
import type { BankType } from '@/lib/questions/bank/bank-types';
import type { SingleItem } from '@/lib/questions/item';
import { forgetAnswers } from '@/lib/questions/kept';
import { questionTypes } from '@/lib/questions/types';
import type { SessionName } from './session-name';

export type Session = { name: SessionName; viewer?: Messages['viewer'] } & (
  { row: readonly SingleItem[]; texts: NextSet['texts'] } | { set: NextSet }
);

interface Asked {
  locale: Locale;
  index: BankIndex;
  level: number | undefined;
}

const dueInARow = 10;

/**
 * Loads a session, and has answered anew what comes back in it.
 *
 * @throws where something of it cannot be loaded; nothing is changed then
 */
export async function openSession(name: SessionName, asked: Asked): Promise<Session> {
  if (name === 'today') return openToday(asked);
  if (name === 'again') return openDue(asked);
  return openType(name, asked);
}

async function openToday({ locale, index }: Asked): Promise<Session> {
  const kept = keptPractice();
  const { items, texts } = await load(tenOf(kept.tenDay, index), locale, index);
  const row = rising(items).filter(isSingle);
  // What was answered before the day is asked anew.
  askAnew(
    row.filter(({ id }) => !isOfDay(kept, id)),
    kept,
  );
  return { name: 'today', row, texts };
}

/** Questions that stand by themselves first; then one text or conversation at a time. */
async function openDue({ locale, index }: Asked): Promise<Session> {
  const kept = keptPractice();
  const due = dueOn(kept.boxes, kept.today);
  const { items, texts } = await load(due, locale, index);
  const byId = new Map(items.map((item) => [item.id, item]));
  const inTurn = due.flatMap((id) => byId.get(id) ?? []);
  const row = inTurn.filter(isSingle).slice(0, dueInARow);
  const [first] = inTurn;
  if (!first) throw new Error('Nothing of what is due could be loaded');
  askAnew(row.length > 0 ? row : [first], kept);
  if (row.length > 0) return { name: 'again', row: rising(row), texts };
  return { name: 'again', set: { type: first.type, items: [first], texts, level: undefined } };
}

async function openType(type: BankType, { locale, level }: Asked): Promise<Session> {
  const judged = judgedTypes.find((one) => one === type);
  const start = judged
    ? level === undefined
      ? startOf(judged, keptPractice())
      : startAt(level)
    : startAfter(0, 0);
  const hasPhotos = type === 'speakAboutThePhoto' || type === 'writeAboutThePhoto';
  const [viewer, set] = await Promise.all([
    hasPhotos ? loadViewerTexts(locale) : undefined,
    nextSet(type, locale, start),
  ]);
  return { name: type, set, ...(viewer && { viewer }) };
}

async function load(ids: readonly string[], locale: Locale, index: BankIndex) {
  const named = ids.flatMap((id): NamedItem | [] => itemOf(id, index) ?? []);
  const bank = await loadBank(locale, filesOf(named));
  return { ...bank, items: bank.items.filter(({ id }) => ids.includes(id)) };
}

const isSingle = (item: BankItem): item is SingleItem => questionTypes[item.type].form === 'single';

function askAnew(items: readonly BankItem[], { answers }: Pick<KeptPractice, 'answers'>): void {
  const answered = items.flatMap(questionsOf).filter(({ id }) => id in answers);
  if (answered.length > 0) forgetAnswers(answered.map(({ id }) => id));
}
