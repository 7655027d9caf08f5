import { useTranslations } from 'next-intl';
import type { OfferName } from '@/lib/site/offers';
import type { OfferParts } from './offer-parts';

interface ChooseTextProps {
  offer: OfferName;
  /** How the offer is called. */
  plan: string;
  Text: OfferParts['Text'];
}

/** The words of a buying link: short to see, with the offer's name to hear. */
export function ChooseText({ offer, plan, Text }: ChooseTextProps) {
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
