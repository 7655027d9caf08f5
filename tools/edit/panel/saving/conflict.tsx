import { useState } from 'react';
import { useAttention } from '../parts/focus';
import { Difference } from '../parts/difference';
import { languageName } from '../parts/language';
import type { SavedText } from './save-bar';
import { useSaving, type Outcome } from './saving';
import { drop, goOnFrom } from './unsaved';
import { useUnsaved } from './use-unsaved';

export function SavingConflict({ text }: { text: SavedText }) {
  const { outcome, dismiss, save } = useSaving();
  const written = useUnsaved()[text.key] ?? {};
  if (outcome?.kind !== 'conflict' || outcome.key !== text.key) return null;
  // What was taken back since began anew from what the file says.
  const locales = Object.entries(outcome.disk).flatMap(([locale, said]) =>
    written[locale] && written[locale].from !== said ? [locale] : [],
  );
  if (locales.length === 0) return null;
  return (
    <Conflict
      conflict={outcome}
      locales={locales}
      text={text}
      onDecided={(again) => {
        dismiss();
        if (again) void save(text.key);
      }}
    />
  );
}

interface ConflictProps {
  conflict: Extract<Outcome, { kind: 'conflict' }>;
  locales: readonly string[];
  text: SavedText;
  /** Called when it is decided; `save` where something of one's own is to replace what is on disk. */
  onDecided: (save: boolean) => void;
}

type Choice = 'mine' | 'theirs';

function Conflict({ conflict: { key, disk }, locales, text, onDecided }: ConflictProps) {
  const written = useUnsaved()[key] ?? {};
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const heading = useAttention<HTMLHeadingElement>();
  const decided = locales.every((locale) => chosen[locale]);

  const goOn = () => {
    for (const locale of locales) {
      if (chosen[locale] === 'theirs') drop(key, locale);
      else goOnFrom(key, { [locale]: disk[locale] ?? null });
    }
    onDecided(
      locales.some((locale) => chosen[locale] === 'mine') || Object.keys(written).length > locales.length,
    );
  };

  return (
    <section className="conflict" role="alert" aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} tabIndex={-1}>
        Somebody else changed this text meanwhile
      </h3>
      <p>Nothing was saved. Choose what the file is to say.</p>
      {locales.map((locale) => {
        const lang = text.texts.find((one) => one.locale === locale)?.lang ?? locale;
        return (
          <fieldset key={locale}>
            <legend>{languageName(lang)}</legend>
            <Version
              {...{ locale, lang, said: disk[locale] ?? null, title: 'What the file says now' }}
              was={written[locale]?.from ?? null}
              checked={chosen[locale] === 'theirs'}
              onChoose={() => setChosen({ ...chosen, [locale]: 'theirs' })}
            />
            <Version
              {...{ locale, lang, said: written[locale]?.text ?? null, title: 'What you wrote' }}
              was={written[locale]?.from ?? null}
              checked={chosen[locale] === 'mine'}
              onChoose={() => setChosen({ ...chosen, [locale]: 'mine' })}
            />
          </fieldset>
        );
      })}
      <button type="button" className="main" disabled={!decided} onClick={goOn}>
        Use what I chose
      </button>
    </section>
  );
}

interface VersionProps {
  locale: string;
  lang: string;
  title: string;
  said: string | null;
  /** What both began from. */
  was: string | null;
  checked: boolean;
  onChoose: () => void;
}

function Version({ locale, lang, title, said, was, checked, onChoose }: VersionProps) {
  return (
    <label className="version">
      <input type="radio" name={`version-${locale}`} checked={checked} onChange={onChoose} />
      <span>{title}</span>
      {said === null ? (
        <p>The text is no longer there.</p>
      ) : (
        <Difference before={was} after={said} lang={lang} />
      )}
    </label>
  );
}
