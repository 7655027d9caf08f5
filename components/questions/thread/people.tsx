import { useTranslations } from 'next-intl';
import type { ListeningSet } from '@/lib/questions/item';
import { Portrait, PortraitSymbol, type PersonName } from './portrait';

export interface Talk {
  id: string;
  partner: Exclude<PersonName, 'you'>;
}

/** Who is talked with in a set of Interactive Listening: the voice is theirs. */
export const talkOf = ({ id, partner, voice }: ListeningSet): Talk => ({
  id,
  partner: `${partner}${voice === 'woman' ? 'Woman' : 'Man'}`,
});

type Side = 'partner' | 'you';

const drawingOf = (talk: Talk, side: Side) => `${talk.id}-${side}`;

/** Both people, to be put into the first question of a set: whatever follows shows these. */
export function Drawings({ talk }: { talk: Talk }) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <PortraitSymbol id={drawingOf(talk, 'partner')} name={talk.partner} />
      <PortraitSymbol id={drawingOf(talk, 'you')} name="you" />
    </svg>
  );
}

interface FaceProps {
  talk: Talk;
  side: Side;
}

export function Face({ talk, side }: FaceProps) {
  return <Portrait id={drawingOf(talk, side)} className="thread-face" />;
}

/** Who says what follows, for those who do not see the drawing. */
export function Speaker({ talk, side }: FaceProps) {
  const t = useTranslations('questions.people');
  return <span className="sr-only">{t(side === 'you' ? 'you' : talk.partner)}: </span>;
}

export function Cast({ talk }: { talk: Talk }) {
  const t = useTranslations('questions.people');
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm font-semibold">
      <span className="inline-flex items-center gap-2">
        <Face talk={talk} side="partner" />
        {t(talk.partner)}
      </span>
      <span className="inline-flex items-center gap-2">
        <Face talk={talk} side="you" />
        {t('you')}
      </span>
    </p>
  );
}
