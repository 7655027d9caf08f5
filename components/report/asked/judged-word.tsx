import { useTranslations } from 'next-intl';
import { CorrectedText } from '@/components/pencil/corrected-text';
import { choices } from '@/lib/questions/choices';

interface JudgedWordProps {
  word: string;
  real: boolean;
  given: boolean | null;
}

/** As the question offers it: in English in every language. */
const nameOf = (isReal: boolean): string =>
  choices.find(({ value }) => value === (isReal ? 'yes' : 'no'))?.name ?? '';

export function JudgedWord({ word, real, given }: JudgedWordProps) {
  const t = useTranslations('questions');
  const right = nameOf(real);
  const pieces =
    given === real
      ? [`${word}: ${right}`]
      : [`${word}: `, { ...(given !== null && { strike: nameOf(given) }), insert: right }];
  return (
    <div>
      <CorrectedText pieces={pieces} />
      <p>{t(real ? 'isReal' : 'isInvented')}</p>
    </div>
  );
}
