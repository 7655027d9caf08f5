import { useTranslations } from 'next-intl';
import { Insert, Strike } from '@/components/pencil/marks';
import { Dense } from '@/components/ui/dense';
import { Opening } from '@/components/ui/faq';

/** Sentences of the test and how they are often typed; English in every language. */
const slips = [
  { key: 'pastEnding', before: 'They ', said: 'walked', typed: 'walk', after: ' to the station.' },
  { key: 'contraction', before: '', said: 'She’d', typed: 'She', after: ' already left the office.' },
  { key: 'plural', before: 'The ', said: 'results', typed: 'result', after: ' surprised everyone.' },
  { key: 'weakForm', before: 'I should ', said: 'have', typed: 'of', after: ' asked you first.' },
  { key: 'numberStress', before: 'We invited ', said: 'fifteen', typed: 'fifty', after: ' people.' },
  { key: 'soundAlike', before: 'They forgot ', said: 'their', typed: 'there', after: ' tickets.' },
] as const;

export function ListeningSlips() {
  const t = useTranslations('listen.slips');
  return (
    <Dense id="slips" title={t('title')} lead={t('lead')} tone="sunken">
      <ul className="dense-rows">
        {slips.map(({ key, before, said, typed, after }) => (
          <li key={key}>
            <Opening
              summary={
                <span className="min-w-0">
                  <span className="block font-semibold">{t(`${key}.title`)}</span>
                  <span lang="en" className="corrected block">
                    {before}
                    <Strike>{typed}</Strike> <Insert spoken={t('said')}>{said}</Insert>
                    {after}
                  </span>
                </span>
              }
            >
              <p className="max-w-prose pb-4 text-muted">{t(`${key}.body`)}</p>
            </Opening>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
