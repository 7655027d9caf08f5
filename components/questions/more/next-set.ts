import type { Locale } from '@/lib/i18n/locales';
import { fileNames, filesFor } from '@/lib/questions/bank/bands';
import { questionsOf, type BankItem } from '@/lib/questions/bank/bank-item';
import { hasLevels, newCount, type BankType } from '@/lib/questions/bank/bank-types';
import { chooseNext } from '@/lib/questions/bank/choose';
import { levelOf, type Start } from '@/lib/questions/bank/level';
import { pastOf } from '@/lib/questions/bank/past';
import { answersEntry, answerTimesEntry, forgetAnswers } from '@/lib/questions/kept';
import { loadBank } from './load-bank';

export interface NextSet {
  type: BankType;
  items: readonly BankItem[];
  /** By the names of their messages. */
  texts: Readonly<Record<string, string>>;
  /** Where the reader is thought to be; undefined for what has no levels. */
  level: number | undefined;
}

/**
 * Chooses the next set of a type by what this browser keeps, and has what comes back in it answered anew.
 *
 * @param start where the reader was thought to begin
 * @throws where the bank cannot be loaded
 */
export async function nextSet(type: BankType, locale: Locale, start: Start): Promise<NextSet> {
  const asked = askedOf(type);
  const first = filesFor(type, hasLevels(type) ? start.level : undefined, asked);
  let bank = await loadBank(locale, first);
  const level = hasLevels(type) ? levelOf(start, kept(bank.items)) : undefined;
  // The answers may have led to another level than one began with.
  const names = filesFor(type, level, asked);
  if (names.some((name) => !first.includes(name))) bank = await loadBank(locale, names);
  const items = bank.items.filter((item) => item.type === type);
  const chosen = chooseNext(items, kept(items), { level, count: newCount(type), random: Math.random });
  // What is asked again is answered anew.
  const answers = answersEntry.read() ?? {};
  const again = chosen.flatMap(questionsOf).filter(({ id }) => id in answers);
  if (again.length > 0) forgetAnswers(again.map(({ id }) => id));
  return { type, items: chosen, texts: bank.texts, level };
}

const kept = (items: readonly BankItem[]) =>
  pastOf(items, answersEntry.read() ?? {}, answerTimesEntry.read() ?? {});

/** How many items back the files with what was asked before are loaded too: what comes back is among them. */
const remembered = 25;

function askedOf(type: BankType): string[] {
  if (fileNames(type).length === 1) return [];
  const times = Object.entries(answerTimesEntry.read() ?? {});
  return times
    .flatMap(([question, at]): [string, number][] => {
      const id = /^[a-z]{2}-\d{3}/.exec(question)?.[0];
      return id && prefixOf[type] === id.slice(0, 2) ? [[id, at]] : [];
    })
    .sort(([, one], [, other]) => other - one)
    .slice(0, remembered)
    .map(([id]) => id);
}

/** With what the names of items begin, of the types that are in more than one file. */
const prefixOf: Partial<Record<BankType, string>> = { readAndSelect: 'rs', interactiveListening: 'il' };
