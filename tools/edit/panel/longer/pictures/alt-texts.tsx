import type { LongerText } from '../../../longer/contract';
import { anyLanguage, pictureLines, withPicture } from '../../../longer/picture-lines.mjs';
import { languageName } from '../../parts/language';
import { write } from '../../saving/unsaved';
import { useUnsaved } from '../../saving/use-unsaved';

export function AltTexts({ text }: { text: LongerText }) {
  const unsaved = useUnsaved()[text.key] ?? {};
  const having = text.texts.flatMap((one) => {
    const said = unsaved[one.locale]?.text ?? one.text;
    return said === null ? [] : [{ ...one, said, lines: pictureLines(said) }];
  });
  const names = [...new Set(having.flatMap(({ lines }) => lines.map(({ name }) => anyLanguage(name))))];
  return names.map((name) => (
    <details key={name} className="alt-texts">
      <summary>What {name} shows, in every language</summary>
      <p>For readers who do not see the picture.</p>
      {having.map(({ locale, lang, said, lines, text: onDisk }) => {
        const place = lines.findIndex((line) => anyLanguage(line.name) === name);
        if (place < 0)
          return (
            <p key={locale}>
              <span className="language">{languageName(lang)}</span> does not show it.
            </p>
          );
        return (
          <label key={locale}>
            {languageName(lang)}
            <textarea
              lang={lang}
              rows={2}
              value={lines[place]?.alt ?? ''}
              onChange={({ target }) =>
                write(text.key, locale, onDisk, withPicture(said, place, { alt: target.value }))
              }
            />
          </label>
        );
      })}
    </details>
  ));
}
