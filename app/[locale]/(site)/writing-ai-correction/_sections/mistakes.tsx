import { useTranslations } from 'next-intl';
import { CorrectedText, type Piece } from '@/components/pencil/corrected-text';
import { Dense } from '@/components/ui/dense';

/** Sentences of a learner with their correction; test content stays English. */
const mistakes: readonly {
  key: 'article' | 'tense' | 'preposition' | 'word' | 'linking';
  pieces: readonly Piece[];
}[] = [
  { key: 'article', pieces: ['She works as ', { insert: 'a' }, ' teacher in our town.'] },
  { key: 'tense', pieces: ['I ', { strike: 'live', insert: 'have lived' }, ' here since 2019.'] },
  { key: 'preposition', pieces: ['It depends ', { strike: 'of', insert: 'on' }, ' the weather.'] },
  {
    key: 'word',
    pieces: ['The crowd in the photo is ', { weak: 'very big', insert: 'enormous', tail: '.' }],
  },
  { key: 'linking', pieces: ['I was tired, ', { insert: 'so' }, ' I went home early.'] },
];

export function CorrectionMistakes() {
  const t = useTranslations('writing.mistakes');
  return (
    <Dense id="reasons" title={t('title')} lead={t('lead')}>
      <ul className="dense-rows">
        {mistakes.map(({ key, pieces }) => (
          <li key={key} className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <div className="min-w-0">
              <h3 className="font-semibold">{t(`${key}.kind`)}</h3>
              <CorrectedText pieces={pieces} />
            </div>
            <p className="max-w-prose text-muted md:pt-1">{t(`${key}.reason`)}</p>
          </li>
        ))}
      </ul>
    </Dense>
  );
}
