import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { quoted } from '@/components/questions/texts';

/** Why an answer is right: a paragraph a line, in the reader's language, with English between <en> and </en>; or an English example alone. */
export function Why({ text }: { text: string }) {
  const t = useTranslations('report.answers');
  const [, example] = /^<en>([^<]*)<\/en>$/.exec(text) ?? [];
  return (
    <div className="grid max-w-prose gap-1">
      <h4 className="font-semibold">{t(example === undefined ? 'why' : 'example')}</h4>
      {example === undefined ? (
        text.split('\n').map((line, index) => (
          <p key={index}>
            {line.split(/<en>(.*?)<\/en>/).map((piece, place) => (
              <Fragment key={place}>{place % 2 === 1 ? quoted(piece) : piece}</Fragment>
            ))}
          </p>
        ))
      ) : (
        <p lang="en">{example}</p>
      )}
    </div>
  );
}
