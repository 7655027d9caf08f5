import type { Change } from '../../contract';
import { useLanguages } from '../data/queries';
import { Difference } from '../parts/difference';
import { languageName, languageOf } from '../parts/language';
import { useOpenText } from '../saving/leaving';
import { ChangedFile } from './changed-file';

export function ChangeRow({ change: { file, key, before, after } }: { change: Change }) {
  const openText = useOpenText();
  const languages = useLanguages();
  if (key === '') {
    const what = before === null ? 'new' : after === null ? 'taken away' : 'changed';
    return (
      <li className="change">
        <ChangedFile file={file} gone={after === null} />: {what}
      </li>
    );
  }
  const locale = file.split('/')[1] ?? 'en';
  const { lang } = languageOf(languages, locale);
  return (
    <li className="change">
      <p>
        <span className="language">{languageName(lang)}</span>{' '}
        <button type="button" className="link" onClick={() => openText(key, locale)}>
          <code>{key}</code>
        </button>
      </p>
      <Difference before={before} after={after} lang={lang} />
    </li>
  );
}
