import { aiHere } from '../env/ai-here';
import type { Locale } from '../i18n/locales';
import { loadCatalog, type Messages } from '../i18n/messages';
import type { Namespace } from '../i18n/namespaces';
import { withVariants, type Variant } from './variants';

const variants: readonly Variant[] = [
  ...(aiHere.scores ? [] : (['withoutScores'] as const)),
  ...(aiHere.spokenScores ? [] : (['withoutSpokenScores'] as const)),
  ...(aiHere.connected ? (['connected'] as const) : []),
];

const known = new WeakMap<Messages, Messages>();

/**
 * The texts of a language as this build says them: pages promise what is connected (lib/env/ai-here.ts) and know nothing of it, as their
 * texts are others.
 */
export function asConnected(messages: Messages): Messages {
  const said = known.get(messages) ?? withVariants(messages, messages, variants);
  known.set(messages, said);
  return said;
}

/** One catalog of a language, as {@link asConnected}. */
export async function loadAsConnected<N extends Namespace>(
  locale: Locale,
  namespace: N,
): Promise<Messages[N]> {
  const [texts, others] = await Promise.all([
    loadCatalog(locale, namespace),
    loadCatalog(locale, 'variants'),
  ]);
  const catalog = { [namespace]: texts } as unknown as Pick<Messages, N>;
  return withVariants(catalog, { variants: others }, variants)[namespace];
}
