/** Languages of Stripe's payment page that are named as ours are (https://docs.stripe.com/api/checkout/sessions/create, `locale`). */
const alike: ReadonlySet<string> = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  ),
);

/** Languages of ours of which Stripe has the variant that we write. */
const variants: Readonly<Partial<Record<string, string>>> = { pt: 'pt-BR' };

/** Stripe's name of one of our languages; `auto`, by which Stripe asks the browser, for one that it does not have. */
export function stripeLocale(locale: string): string {
  return variants[locale] ?? (alike.has(locale) ? locale : 'auto');
}
