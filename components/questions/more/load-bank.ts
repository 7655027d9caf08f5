import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { BankFile } from '@/lib/questions/bank/bank-file';
import { bankPath } from '@/lib/questions/bank/bands';
import { loadFile } from '@/lib/questions/bank/load-file';

const files = new Map<string, Promise<BankFile>>();

/**
 * Loads files of the practice bank, each once as long as the page.
 *
 * @throws where one cannot be had; the next time it is asked for anew
 */
export async function loadBank(locale: Locale, names: readonly string[]): Promise<BankFile> {
  const loaded = await Promise.all(names.map((name) => loadOnce(bankPath(locale, name))));
  return {
    items: loaded.flatMap(({ items }) => items),
    texts: Object.assign({}, ...loaded.map(({ texts }) => texts)) as BankFile['texts'],
  };
}

function loadOnce(path: string): Promise<BankFile> {
  const known = files.get(path);
  if (known) return known;
  const file = loadFile<BankFile>(path);
  files.set(path, file);
  file.catch(() => files.delete(path));
  return file;
}

export async function loadQuestionTexts(locale: Locale): Promise<Messages['questions']> {
  const catalog = (await import(`@/messages/${locale}/questions.json`)) as { default: Messages['questions'] };
  return catalog.default;
}

export async function loadViewerTexts(locale: Locale): Promise<Messages['viewer']> {
  const catalog = (await import(`@/messages/${locale}/viewer.json`)) as { default: Messages['viewer'] };
  return catalog.default;
}
