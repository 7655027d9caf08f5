import { useTranslations, type RichTranslationValues } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { quoted } from '@/components/questions/texts';
import type { Criterion, MarkKind, Said } from '@/lib/correction/correction';

/**
 * How the catalog `marks` tells what was found. What it has no words for, because a checker is newer than the page, is told by the name of
 * its kind.
 */
export function useMarkWords() {
  const t = useTranslations('marks') as unknown as UntypedTexts;
  const name = (key: string, plain: string) => (t.has(key) ? t(key) : spaced(plain));
  const told = (group: 'reasons' | 'notes', said: Said, values: RichTranslationValues): ReactNode => {
    if ('text' in said) return withEnglish(said.text);
    const key = `${group}.${said.key}`;
    return t.has(key) ? t.rich(key, { ...values, ...said.values, en: quoted }) : undefined;
  };
  return {
    kind: (kind: MarkKind) => name(`kinds.${kind}`, kind),
    criterion: (criterion: Criterion) => name(`criteria.${criterion}`, criterion),
    /** Undefined where the catalog has no words for it. */
    told,
  };
}

/** Its keys are given by the checker, so the compiler cannot hold them to the catalog. */
interface UntypedTexts {
  (key: string): string;
  has: (key: string) => boolean;
  rich: (key: string, values: RichTranslationValues) => ReactNode;
}

const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A sentence of a connected model, with its English set off; it is text, whatever else it holds. */
function withEnglish(sentence: string): ReactNode {
  return sentence
    .split(/<en>(.*?)<\/en>/s)
    .map((piece, place) => <Fragment key={place}>{place % 2 === 1 ? quoted(piece) : piece}</Fragment>);
}
