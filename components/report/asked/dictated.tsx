import { useTranslations } from 'next-intl';
import { CorrectedText } from '@/components/pencil/corrected-text';
import { Insert, Strike } from '@/components/pencil/marks';
import { dictationPieces } from './dictation-pieces';

interface DictatedProps {
  right: string;
  given: string;
  /** Whether nothing of it counts as wrong: capitals, punctuation and apostrophes do not. */
  isRight: boolean;
}

export function Dictated({ right, given, isRight }: DictatedProps) {
  const t = useTranslations('questions.marks');
  const { pieces, slips } = isRight ? { pieces: [right], slips: [] } : dictationPieces(right, given);
  return (
    <div>
      <CorrectedText pieces={pieces} />
      {slips.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {slips.map((slip, index) => (
            <li key={index}>
              <span lang="en">
                {slip.given ? <Strike>{slip.given}</Strike> : null}
                {slip.given && slip.right ? ' ' : null}
                {slip.right ? <Insert>{slip.right}</Insert> : null}
              </span>{' '}
              <span className="text-muted">{t(slip.kind)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
