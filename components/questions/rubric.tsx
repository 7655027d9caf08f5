import { useTranslations } from 'next-intl';
import type { OpenTask } from '@/lib/questions/open-items';
import { quoted } from './texts';

const rubric = ['1', '2', '3', '4', '5'] as const;

export function Rubric({ mode }: { mode: OpenTask['mode'] }) {
  const t = useTranslations(`questions.rubric.${mode}`);
  return (
    <ul className="grid list-disc gap-1.5 ps-5">
      {rubric.map((one) => (
        <li key={one}>{t.rich(one, { en: quoted })}</li>
      ))}
    </ul>
  );
}
