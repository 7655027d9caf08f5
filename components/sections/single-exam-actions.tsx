import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { mockExamPacks } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';
import { BuyLink } from './buy-link';
import { buyLinkClass } from './buy-link-class';
import { liveParts } from './offer-parts';

const { Item, Text, Price } = liveParts;

const [single] = mockExamPacks;

/** The way to one mock exam, with its price, and the way to the packs; what is not sold any more hides itself. */
export function SingleExamActions() {
  const t = useTranslations();
  const price = usePrice();
  const offer = single.name;
  return (
    <ul className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
      <Item offer={offer} className="grid">
        <BuyLink offer={offer} page="mockExam" className={buyLinkClass(true)}>
          <span>
            <Text offer={offer} part="name">
              {t(`plans.names.${offer}`, { exams: single.examNum })}
            </Text>
            {' · '}
            <Price offer={offer}>{price(single.amount)}</Price>
          </span>
        </BuyLink>
      </Item>
      <li className="grid">
        <a href="#packs" className={buttonClass('secondary')}>
          {t('mock-exam.hero.packs')}
        </a>
      </li>
    </ul>
  );
}
