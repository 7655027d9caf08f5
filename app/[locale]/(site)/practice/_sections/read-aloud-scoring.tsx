import { useTranslations } from 'next-intl';
import { ReadAloudCard } from '@/components/figures/question-cards';
import { Bleed } from '@/components/ui/bleed';

const steps = ['compare', 'listen', 'repeat'] as const;

export function ReadAloudScoring() {
  const t = useTranslations('practice.scoring');
  return (
    <Bleed id="read-aloud" tint="speaking" title={t('title')} lead={t('lead')} figure={<ReadAloudCard />}>
      <ol className="mt-6 grid gap-4 max-md:hidden">
        {steps.map((key) => (
          <li key={key} className="border-s-2 border-tint-strong ps-5">
            <h3 className="font-semibold">{t(`${key}.title`)}</h3>
            <p className="mt-1 text-muted">{t(`${key}.body`)}</p>
          </li>
        ))}
      </ol>
    </Bleed>
  );
}
