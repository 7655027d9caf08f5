import { PenLine, Timer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { facts } from '@/lib/site/facts';
import { ParkScene, parkPhoto } from './park-scene';
import { Chip, english, FigureFrame, Label, Meter, NoteNumber, Revision, type FigureTint } from './parts';
import { Photo } from './photo';

const categories = [
  { name: 'grammar', tint: 'reading', score: 105 },
  { name: 'vocabulary', tint: 'speaking', score: 115 },
  { name: 'coherence', tint: 'courses', score: 110 },
] as const satisfies readonly { name: string; tint: FigureTint; score: number }[];

type Category = (typeof categories)[number]['name'];
type NoteName = 'tense' | 'word' | 'link' | 'article';

interface Piece {
  text: string;
  /** The correction that follows the text, with its reason. */
  fix?: { from?: string; to: string; category: Category; note: NoteName };
}

const pieces: readonly Piece[] = [
  {
    text: 'In the photo, an old man',
    fix: { from: 'sit', to: 'is sitting', category: 'grammar', note: 'tense' },
  },
  { text: 'on a bench under a', fix: { from: 'big', to: 'leafy', category: 'vocabulary', note: 'word' } },
  { text: 'tree and reading', fix: { to: 'a', category: 'grammar', note: 'article' } },
  { text: 'newspaper.', fix: { from: 'There is', to: 'Beside him,', category: 'coherence', note: 'link' } },
  { text: 'a small dog is waiting patiently.' },
];

const fixes = pieces.flatMap(({ fix }) => fix ?? []);
const tintOf = (category: Category) => categories.find(({ name }) => name === category)?.tint;

/** A student's answer to Write About the Photo with its corrections, their reasons and its scores. */
export function CorrectedParagraph() {
  const t = useTranslations('figures.correctedParagraph');
  return (
    <FigureFrame
      tint="writing"
      icon={PenLine}
      title={<span lang="en">Write About the Photo</span>}
      aside={<Chip icon={Timer}>{t('time', { minutes: facts.writeAboutThePhotoMinutes })}</Chip>}
      caption={t('caption')}
    >
      <div className="grid grid-cols-1 items-center gap-5 xs:grid-cols-2">
        <Photo src={parkPhoto} alt={t('photo')}>
          <ParkScene title={t('photo')} />
        </Photo>
        <dl className="grid gap-3">
          {categories.map(({ name, tint, score }) => (
            <Meter key={name} tint={tint} label={t(`category.${name}`)} score={score} />
          ))}
        </dl>
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('yourText')}</Label>
        <p className="mt-2 leading-loose">
          {pieces.map(({ text, fix }) => (
            <Fragment key={text}>
              <span lang="en">{text}</span>
              {fix ? (
                <>
                  {' '}
                  <span
                    data-tint={tintOf(fix.category)}
                    className="rounded-md bg-tint box-decoration-clone px-1 py-0.5"
                  >
                    <Revision from={fix.from} to={fix.to} />
                    {'\u00a0'}
                    <NoteNumber number={fixes.indexOf(fix) + 1} />
                  </span>{' '}
                </>
              ) : null}
            </Fragment>
          ))}
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <Label>{t('notes')}</Label>
        <ol className="mt-3 grid gap-3">
          {fixes.map(({ category, note }, index) => (
            <li key={note} data-tint={tintOf(category)} className="flex gap-2.5 text-sm leading-relaxed">
              <NoteNumber number={index + 1} />
              <span className="min-w-0">
                <span className="block font-semibold text-tint-strong">{t(`category.${category}`)}</span>
                {t.rich(`note.${note}`, { en: english })}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </FigureFrame>
  );
}
