import type { OutdatedText, RowText } from '../../../lists/contract';
import { usePlace } from '../../place/place';
import { useOpenText } from '../../saving/leaving';

export interface RowDoneProps {
  name: 'Saved' | 'Added';
  outdated: readonly OutdatedText[];
  /** Of a row that was added. */
  texts: readonly RowText[];
}

/** What was done with a row, and which of its texts ask for more. */
export function RowDone({ name, outdated, texts }: RowDoneProps) {
  const lacking = texts.filter(({ english, missing }) => english !== null && missing.length > 0);
  return (
    <>
      <p>{name}</p>
      {outdated.map(({ key, words }) => (
        <p key={key} className="warned">
          Its explanation says {words.map((word) => `“${word}”`).join(', ')}, which the question does not say
          any more. <OpenText textKey={key}>Write it anew in every language</OpenText>
        </p>
      ))}
      {lacking.map(({ key, missing }) => (
        <p key={key}>
          Its text is missing in {missing.length === 1 ? 'one language' : `${missing.length} languages`}.{' '}
          <OpenText textKey={key}>Write it there too</OpenText>
        </p>
      ))}
    </>
  );
}

function OpenText({ textKey, children }: { textKey: string; children: string }) {
  const openText = useOpenText();
  const { locale } = usePlace();
  return (
    <button type="button" className="link" onClick={() => openText(textKey, locale)}>
      {children}
    </button>
  );
}
