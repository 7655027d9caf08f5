import { countedTexts } from '../parts/counted';
import type { BroughtIn } from './contract';
import { useLanguages } from '../data/queries';
import { Difference } from '../parts/difference';
import { languageName, languageOf } from '../parts/language';
import { LongList } from '../parts/long-list';
import { TextRow } from '../parts/text-row';
import { Part } from '../state/part';

export function Brought({ brought, isDone }: { brought: BroughtIn; isDone: boolean }) {
  const { locale, unit, changes, refused, same, empty, fits } = brought;
  const { lang } = languageOf(useLanguages(), locale);
  const would = isDone ? (changes.length === 1 ? 'was changed' : 'were changed') : 'would change';
  return (
    <>
      <p role="status" className={isDone ? 'done' : undefined}>
        {languageName(lang)}: {countedTexts(changes.length)} {would}, {countedTexts(refused.length)} refused,{' '}
        {same} as they are, {empty} without a translation.
        {isDone && changes.length > 0 && ' Undo takes all of it back.'}
      </p>
      <Part title="Refused" count={refused.length}>
        <LongList rows={refused}>
          {({ line, key, text, reasons }) => (
            <TextRow key={`${line} ${key}`} textKey={key || undefined} locale={locale}>
              {reasons.map((reason) => (
                <span key={reason} className="refused">
                  {unit === 'row' ? 'Row' : 'Line'} {line}: {reason}
                </span>
              ))}
              <span lang={lang}>{text}</span>
            </TextRow>
          )}
        </LongList>
      </Part>
      <Part title={isDone ? 'Changed' : 'Would change'} count={changes.length}>
        <LongList rows={changes}>
          {({ key, before, after }) => (
            <TextRow key={key} textKey={key} locale={locale}>
              <Difference before={before} after={after} lang={lang} />
            </TextRow>
          )}
        </LongList>
      </Part>
      <Part title="Still right, says the translator, though the English changed" count={fits.length}>
        <LongList rows={fits}>
          {(key) => (
            <TextRow key={key} textKey={key} locale={locale}>
              {null}
            </TextRow>
          )}
        </LongList>
      </Part>
    </>
  );
}
