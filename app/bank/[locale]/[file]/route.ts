import { notFound } from 'next/navigation';
import { drawnLocales } from '@/lib/routes/drawn-locales';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { loadCatalog } from '@/lib/i18n/messages';
import { bankFile, bankFiles, type Texts } from '@/lib/questions/bank/bank-file';
import { missedCardsFile } from '@/lib/questions/bank/missed-cards-file';
import { missedCards } from '@/lib/questions/bank/word-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** As long as pages are (app/captions does the same). */
const headers = { 'Cache-Control': 'public, max-age=0, s-maxage=86400' };

const ending = '.json';

export function generateStaticParams() {
  const files = [...bankFiles, missedCardsFile].map((name) => name + ending);
  return drawnLocales().flatMap((locale) => files.map((file) => ({ locale, file })));
}

/**
 * Questions of the practice bank with their explanations, at `/bank/<locale>/<type>.json`, by levels where a type has many; and the
 * words of it as cards. Pages ask for them when their reader does.
 */
export async function GET(_: Request, { params }: RouteContext<'/bank/[locale]/[file]'>): Promise<Response> {
  const { locale, file } = await params;
  if (!isLocale(locale) || !file.endsWith(ending)) return notFound();
  const name = file.slice(0, -ending.length);
  const texts = await textsOf(locale);
  const content = name === missedCardsFile ? await cards(locale, texts) : bankFile(name, texts);
  return content ? Response.json(content, { headers }) : notFound();
}

const cards = async (locale: Locale, texts: Texts) =>
  missedCards(texts, (await loadCatalog(locale, 'vocabulary')).kinds);

async function textsOf(locale: Locale): Promise<Texts> {
  const catalogs = await Promise.all([
    loadCatalog(locale, 'bank-words'),
    loadCatalog(locale, 'bank-sentences'),
    loadCatalog(locale, 'bank-texts'),
    loadCatalog(locale, 'bank-reading'),
    loadCatalog(locale, 'bank-listening'),
    loadCatalog(locale, 'scenes'),
  ]);
  return Object.assign({}, ...catalogs) as Texts;
}
