import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/site/sample-mark';
import { Dense } from '@/components/ui/dense';
import { Row, rowClass } from '@/components/ui/row-list';
import { Link } from '@/lib/i18n/navigation';
import { claims, facts } from '@/lib/site/facts';
import { productMenu } from '@/lib/site/menus';
import { startingPrices } from '@/lib/site/offers';
import { usePrice } from '@/lib/site/use-price';

/** The four products with what they do and what they cost. */
export function HomeProducts() {
  const t = useTranslations('home.products');
  const price = usePrice();
  const body = {
    practice: t('practice.body', { questions: claims.questions }),
    mockExam: t('mockExam.body', facts.mockExam.resultMinutes),
    writing: t('writing.body', facts.correctionMinutes),
    speaking: t('speaking.body'),
  };
  return (
    <Dense id="products" title={t('title')} lead={t('lead')} aside={<SampleMark />}>
      <ul className="dense-rows">
        {productMenu.map(({ id, icon, tint }) => (
          <li key={id} data-tint={tint}>
            <Link to={id} className={rowClass}>
              <Row
                icon={icon}
                title={<h3 className="text-lg font-semibold">{t(`${id}.title`)}</h3>}
                body={body[id]}
                value={t('from', { price: price(startingPrices[id]) })}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
