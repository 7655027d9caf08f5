import { fill } from '@/lib/i18n/fill';
import type { BankItem } from '@/lib/questions/bank/bank-item';
import { whyInvented } from '@/lib/questions/bank/why-invented';
import type { InventedWord } from '@/lib/questions/bank/words';
import type { NextSet } from './next-set';

/** Why the answers of a set are right, by the ids of its questions, as the catalog `explanations` says it of those on the pages. */
export function explanationsOf({ items, texts }: Pick<NextSet, 'items' | 'texts'>): Record<string, string> {
  const words = items.flatMap((item): [string, string][] =>
    item.type === 'readAndSelect' ? [whyOf(item, texts)] : [],
  );
  return { ...texts, ...Object.fromEntries(words) };
}

type Word = Extract<BankItem, { type: 'readAndSelect' }> & Partial<Pick<InventedWord, 'hint'>>;

function whyOf({ id, word, hint }: Word, texts: NextSet['texts']): [string, string] {
  if (!hint) return [id, fill(texts.real ?? '', { word, meaning: texts[id] ?? '' })];
  const { key, values } = whyInvented({ word, hint });
  return [id, fill(texts[key] ?? '', values)];
}
