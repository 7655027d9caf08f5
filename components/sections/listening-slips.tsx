import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Insert, Strike } from '@/components/pencil/marks';
import { Dense } from '@/components/ui/dense';

/** Sentences of the test and how they are often typed; English in every language. */
const slips = [
  { key: 'pastEnding', before: 'They ', said: 'walked', typed: 'walk', after: ' to the station.' },
  { key: 'contraction', before: '', said: 'She’d', typed: 'She', after: ' already left the office.' },
  { key: 'plural', before: 'The ', said: 'results', typed: 'result', after: ' surprised everyone.' },
  { key: 'weakForm', before: 'I should ', said: 'have', typed: 'of', after: ' asked you first.' },
  { key: 'numberStress', before: 'We invited ', said: 'fifteen', typed: 'fifty', after: ' people.' },
  { key: 'soundAlike', before: 'They forgot ', said: 'their', typed: 'there', after: ' tickets.' },
] as const;

/** What is easily misheard in Listen and Type, each with what was said and why; catalog `listen`. */
export function ListeningSlips() {
  const t = useTranslations('listen.slips');
  return (
    <Dense id="slips" title={t('title')} lead={t('lead')} tone="sunken">
      <ul className="dense-rows">
        {slips.map(({ key, before, said, typed, after }) => (
          <li key={key}>
            <details className="group">
              <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
                <span className="min-w-0">
                  <h3 className="font-semibold">{t(`${key}.title`)}</h3>
                  <span lang="en" className="corrected block">
                    {before}
                    <Strike>{typed}</Strike> <Insert spoken={t('said')}>{said}</Insert>
                    {after}
                  </span>
                </span>
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-action transition-transform duration-150 group-open:rotate-45"
                />
              </summary>
              <p className="max-w-prose pb-4 text-muted">{t(`${key}.body`)}</p>
            </details>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
