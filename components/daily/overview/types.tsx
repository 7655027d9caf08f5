import { useTranslations } from 'next-intl';
import { sectionIcons } from '@/components/figures/section-icons';
import type { BankIndex } from '@/lib/daily/bank-index';
import { bankTypes } from '@/lib/questions/bank/bank-types';
import { skills } from '@/lib/questions/type-row';
import { questionTypes } from '@/lib/questions/types';
import type { PracticeLinks } from '../links';
import { LevelChoice } from './level-choice';
import type { Live } from './live';
import { Reached } from './reached';
import { TypeRow } from './type-row';

interface TypesProps {
  counts: BankIndex['counts'];
  links: PracticeLinks;
  live: Live | undefined;
}

export function Types({ counts, links, live }: TypesProps) {
  const t = useTranslations('daily.types');
  return (
    <>
      <p className="max-w-prose">{t('lead')}</p>
      {live?.isReached ? <Reached prices={links.prices} className="mt-4" /> : <LevelChoice live={live} />}
      {skills.map((skill) => {
        const Icon = sectionIcons[skill];
        return (
          <section key={skill} data-tint={skill} aria-labelledby={`types-${skill}`} className="mt-6">
            <h3
              id={`types-${skill}`}
              className="flex items-center gap-2.5 text-lg font-bold text-tint-strong"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {t(`skills.${skill}`)}
            </h3>
            <ul className="dense-rows mt-1">
              {bankTypes
                .filter((type) => questionTypes[type].skill === skill)
                .map((type) => (
                  <TypeRow key={type} type={type} count={counts[type]} live={live} />
                ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
