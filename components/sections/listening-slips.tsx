import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';

/** Sentences of the test and how they are often typed; English in every language. */
const slips = [
  { key: 'pastEnding', before: 'They ', said: 'walked', typed: 'walk', after: ' to the station.' },
  { key: 'contraction', before: '', said: 'She’d', typed: 'She', after: ' already left the office.' },
  { key: 'plural', before: 'The ', said: 'results', typed: 'result', after: ' surprised everyone.' },
  { key: 'weakForm', before: 'I should ', said: 'have', typed: 'of', after: ' asked you first.' },
  { key: 'numberStress', before: 'We invited ', said: 'fifteen', typed: 'fifty', after: ' people.' },
  { key: 'soundAlike', before: 'They forgot ', said: 'their', typed: 'there', after: ' tickets.' },
] as const;

/** What is easily misheard in Listen and Type, each with what was said, what is typed and why; catalog `listen`. */
export function ListeningSlips() {
  const t = useTranslations('listen');
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {slips.map(({ key, before, said, typed, after }) => (
        <li key={key} className="flex">
          <Card className="flex w-full min-w-0 flex-col gap-4 p-6">
            <h3 className="text-lg font-semibold">{t(`slips.${key}.title`)}</h3>
            <div className="grid gap-2">
              <p className="flex gap-3 rounded-control bg-good-soft px-4 py-3">
                <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
                <span className="sr-only">{t('slips.said')}</span>
                <span lang="en" className="min-w-0">
                  {before}
                  <strong className="text-good">{said}</strong>
                  {after}
                </span>
              </p>
              <p className="flex gap-3 rounded-control bg-bad-soft px-4 py-3">
                <X aria-hidden="true" className="mt-1 size-4 shrink-0 text-bad" />
                <span className="sr-only">{t('slips.typed')}</span>
                <span lang="en" className="min-w-0">
                  {before}
                  <strong className="text-bad">{typed}</strong>
                  {after}
                </span>
              </p>
            </div>
            <p className="text-muted">{t(`slips.${key}.body`)}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
