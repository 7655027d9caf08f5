import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dense } from '@/components/ui/dense';
import { Link } from '@/lib/routes/link';
import { facts } from '@/lib/site/facts';
import { startingPrices } from '@/lib/offers/offers';
import { usePrice } from '@/lib/offers/use-price';
import { ProductComparison } from './comparison-table';
import { questionTypes } from '@/lib/questions/types';

const kinds = ['writing', 'speaking'] as const;
type Kind = (typeof kinds)[number];

const tasks: Record<Kind, readonly string[]> = {
  writing: [
    questionTypes.writeAboutThePhoto.name,
    questionTypes.interactiveWriting.name,
    questionTypes.writingSample.name,
  ],
  speaking: [
    questionTypes.speakAboutThePhoto.name,
    questionTypes.readThenSpeak.name,
    questionTypes.interactiveSpeaking.name,
    questionTypes.speakingSample.name,
  ],
};

export function CorrectionComparison() {
  const t = useTranslations('correction.comparison');
  const price = usePrice();
  const row = (key: string, head: string, cell: (kind: Kind) => ReactNode) => ({
    key,
    head,
    cells: Object.fromEntries(kinds.map((kind) => [kind, cell(kind)])),
  });
  return (
    <Dense id="comparison" title={t('title')} lead={t('lead')}>
      <ProductComparison
        caption={t('title')}
        corner={t('aspect')}
        columns={kinds.map((kind) => ({ key: kind, label: t(kind) }))}
        rows={[
          row('tasks', t('tasks'), (kind) => (
            <ul lang="en">
              {tasks[kind].map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          )),
          row('handIn', t('handIn.label'), (kind) => t(`handIn.${kind}`)),
          row('looksAt', t('looksAt.label'), (kind) => t(`looksAt.${kind}`)),
          row('marks', t('marks.label'), (kind) => t(`marks.${kind}`)),
          row('ready', t('ready.label'), () => t('ready.value', facts.correctionMinutes)),
          row('price', t('price.label'), (kind) => t('price.value', { price: price(startingPrices[kind]) })),
          row('more', t('more.label'), (kind) => (
            <Link
              to={kind}
              className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 md:min-h-0"
            >
              {t(`more.${kind}`)}
            </Link>
          )),
        ]}
      />
    </Dense>
  );
}
