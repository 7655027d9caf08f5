import { useTranslations } from 'next-intl';
import { outsideServices } from '@/lib/env/outside-services';
import { ChoiceButtons } from './choice-buttons.island';

const { consent, meta, googleTag } = outsideServices;

export const hasChoice = consent || meta || googleTag;

/** Nothing where there is nothing to choose. For /cookie. */
export function ConsentChoice() {
  const t = useTranslations('company.cookies.choice');
  if (!hasChoice) return null;
  return (
    <ChoiceButtons
      optIn={consent}
      asksOfMarketing={meta || googleTag}
      texts={{
        accepted: t('accepted'),
        declined: t('declined'),
        none: consent ? t('undecided') : t('notAsked'),
        signal: t('signal'),
        accept: t('accept'),
        decline: t('decline'),
      }}
    >
      {t('body')}
    </ChoiceButtons>
  );
}
