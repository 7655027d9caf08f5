import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Text } from '../../contract';
import { queries } from '../data/queries';
import { isLonger } from '../longer/keys';
import { Answer } from '../parts/answer';
import { usePlace, workingIn } from '../place/place';
import { AtPlace, type PickedText } from './at-place';
import { SavingConflict } from '../saving/conflict';
import { Field } from '../field/field';
import { GlossaryTerms } from './glossary-terms';
import { useLeave } from '../saving/leaving';
import { OtherLanguages } from './other-languages';
import { PageTexts } from './page-texts';
import { Places } from './places';
import { PriceHint } from './price-hint';
import { SaveBar } from '../saving/save-bar';
import { SearchResult } from './search-result';
import { useUnsaved } from '../saving/use-unsaved';
import { Variants } from './variants';

export function TextView({ picked }: { picked: readonly PickedText[] | undefined }) {
  const { key } = usePlace();
  if (!key || isLonger(key))
    return (
      <>
        <PriceHint picked={picked} />
        <PageTexts picked={picked} />
      </>
    );
  return (
    <>
      <PriceHint picked={picked} />
      <AtPlace picked={picked} />
      <OpenText key={key} name={key} />
    </>
  );
}

function OpenText({ name }: { name: string }) {
  const query = useQuery(queries.text(name));
  const leave = useLeave();
  return (
    <>
      <div className="text-head">
        <h2>
          <code>{name}</code>
        </h2>
        <button type="button" className="quiet" onClick={() => leave({ key: '' })}>
          Close
        </button>
      </div>
      <Answer query={query}>{(text) => <TextParts text={text} />}</Answer>
    </>
  );
}

function TextParts({ text }: { text: Text }) {
  const locale = workingIn(usePlace());
  const written = useUnsaved()[text.key] ?? {};
  const own = text.texts.find((one) => one.locale === locale);
  const source = text.texts.find((one) => one.locale === 'en');
  const english = written.en?.text ?? source?.text ?? '';
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone a keyboard would cover what one came to read.
    if (window.matchMedia('(pointer: fine)').matches) fields.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <>
      <p className="file">
        <code>
          {own?.file ?? text.file}
          {own?.line !== undefined && `, line ${own.line}`}
        </code>
      </p>
      <SavingConflict text={text} />
      <div className="pair" ref={fields}>
        {own && <Field text={text} own={own} english={english} />}
        {source && own !== source && <Field text={text} own={source} english={english} />}
      </div>
      {text.isMeta && (own ?? source) && <SearchResult text={text} own={(own ?? source)!} />}
      <Variants of={text.key} />
      <OtherLanguages text={text} english={english} />
      <GlossaryTerms text={text} />
      <Places text={text} />
      <SaveBar text={text} />
    </>
  );
}
