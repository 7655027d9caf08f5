import { PenLine, Timer } from '@/components/ui/icon/icons';
import { useTranslations } from 'next-intl';
import { CorrectedText, type Piece } from '@/components/pencil/corrected-text';
import { Reasons } from '@/components/pencil/reasons';
import { RulerRow } from '@/components/ruler/ruler-row';
import { Scene } from '@/components/scenes/scene';
import { scenePhoto } from '@/lib/questions/scenes';
import { formatNumbers } from '@/lib/questions/test-format';
import { Chip, english, FigureFrame, Label } from './parts';
import { Photo } from './photo';

const scores = [
  { name: 'grammar', score: 105, low: 95, high: 115 },
  { name: 'vocabulary', score: 115, low: 105, high: 125 },
  { name: 'coherence', score: 110, low: 100, high: 120 },
] as const;

const reasonOf = (note: string) => `photo-answer-${note}`;

const grammar = [
  { note: 'tense', words: 'is sitting', category: 'grammar' },
  { note: 'article', words: 'a newspaper', category: 'grammar' },
] as const;

const reasons = [
  grammar[0],
  { note: 'word', words: 'leafy', category: 'vocabulary' },
  grammar[1],
  { note: 'link', words: 'Beside him,', category: 'coherence' },
] as const;

const answer: readonly Piece[] = [
  'In the photo, an old man ',
  { strike: 'sit', insert: 'is sitting', reason: reasonOf('tense') },
  ' on a bench under a ',
  { weak: 'big', insert: 'leafy', tail: ' tree', reason: reasonOf('word') },
  ' and reading ',
  { insert: 'a', tail: ' newspaper.', reason: reasonOf('article') },
  ' ',
  { strike: 'There is', insert: 'Beside him,', reason: reasonOf('link') },
  ' a small dog is waiting patiently.',
];

/** As a checker without a model sees it: what breaks a rule. */
const checked: readonly Piece[] = [
  'In the photo, an old man ',
  { strike: 'sit', insert: 'is sitting', reason: reasonOf('tense') },
  ' on a bench under a big tree and reading ',
  { insert: 'a', tail: ' newspaper.', reason: reasonOf('article') },
  ' There is a small dog waiting patiently.',
];

export function CorrectedParagraph({ scored }: { scored: boolean }) {
  const t = useTranslations('figures.correctedParagraph');
  return (
    <FigureFrame
      tint="writing"
      icon={PenLine}
      title={<span lang="en">Write About the Photo</span>}
      aside={<Chip icon={Timer}>{t('time', formatNumbers)}</Chip>}
      caption={t('caption')}
    >
      <div className="grid grid-cols-1 items-center gap-x-5 gap-y-3 xs:grid-cols-2">
        <Photo src={scenePhoto('park')} alt={t('photo')}>
          <Scene name="park" title={t('photo')} />
        </Photo>
        {scored ? (
          <dl className="ruler-rows">
            {scores.map(({ name, ...estimate }) => (
              <RulerRow key={name} label={t(`category.${name}`)} {...estimate} />
            ))}
          </dl>
        ) : null}
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('yourText')}</Label>
        <CorrectedText pieces={scored ? answer : checked} className="mt-1" />
      </div>
      <div>
        <Label className="mb-2">{t('notes')}</Label>
        <Reasons
          reasons={(scored ? reasons : grammar).map(({ note, words, category }) => ({
            id: reasonOf(note),
            words,
            kind: t(`category.${category}`),
            text: t.rich(`note.${note}`, { en: english }),
          }))}
        />
      </div>
    </FigureFrame>
  );
}
