import { useTranslations } from 'next-intl';
import type { OfferName } from '@/lib/site/offers';
import { liveParts } from './offer-parts';

const { Text } = liveParts;

interface ChooseTextProps {
  offer: OfferName;
  /** How the offer is called. */
  plan: string;
}

/** The words of a buying link: short to see, with the offer's name to hear. */
export function ChooseText({ offer, plan }: ChooseTextProps) {
  const t = useTranslations('plans');
  return (
    <>
      <span aria-hidden="true">{t('choose')}</span>
      <span className="sr-only">
        <Text offer={offer} part="choose">
          {t('chooseNamed', { plan })}
        </Text>
      </span>
    </>
  );
}
