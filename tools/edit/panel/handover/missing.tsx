import { isLocale } from '../../../../lib/i18n/locales';
import type { Problem } from '../../contract';
import { useLanguages } from '../data/queries';
import { languageName, languageOf } from '../parts/language';
import { useOpenText } from '../saving/leaving';

/** Texts that languages lack, each once. */
export function Missing({ problems }: { problems: readonly Problem[] }) {
  const languages = useLanguages();
  const openText = useOpenText();
  return (
    <ul>
      {[...byKey(problems)].map(([key, { english, codes }]) => {
        const named = codes.map((code) => ({ code, name: languageName(languageOf(languages, code).lang) }));
        return (
          <li key={key} className="row">
            <strong>Mend:</strong> {named.map(({ name }) => name).join(', ')}{' '}
            {codes.length === 1 ? 'lacks' : 'lack'} this text. Press one to write it.
            {english !== undefined && <q lang="en">{english}</q>} <code>{key}</code>
            <div>
              {named.map(({ code, name }) => (
                <button key={code} type="button" onClick={() => openText(key, code)}>
                  {name}
                </button>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const file = /^messages\/([^/]+)\/([\w-]+)\.json$/;

/** Whether a text of a catalog is not there in a language that others have it in. */
export const isMissing = (problem: Problem): boolean =>
  problem.rule === 'missing-key' && isLocale(file.exec(problem.file)?.[1] ?? '');

function byKey(problems: readonly Problem[]) {
  const found = new Map<string, { english: string | undefined; codes: string[] }>();
  for (const problem of problems) {
    const [, code = '', namespace = ''] = file.exec(problem.file) ?? [];
    const key = `${namespace}.${problem.key}`;
    const one = found.get(key) ?? { english: problem.text, codes: [] };
    one.codes.push(code);
    found.set(key, one);
  }
  return found;
}
