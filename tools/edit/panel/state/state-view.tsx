import { useQuery } from '@tanstack/react-query';
import type { State } from '../../contract';
import { queries, useLanguages } from '../data/queries';
import { Translators } from '../exchanged/translators';
import { Answer } from '../parts/answer';
import { day } from '../parts/day';
import { Difference } from '../parts/difference';
import { languageName, languageOf } from '../parts/language';
import { LongList } from '../parts/long-list';
import { TextRow } from '../parts/text-row';
import { go, placeNow, usePlace, workingIn } from '../place/place';
import { AllLanguages } from './all-languages';
import { Part } from './part';
import { Problems } from './problems';
import { Proposed } from './proposed';

export function StateView() {
  const locale = workingIn(usePlace());
  const languages = useLanguages();
  const { lang } = languageOf(languages, locale);
  const query = useQuery(queries.state(locale));
  return (
    <>
      <h2>State of {languageName(lang)}</h2>
      <label>
        Language
        <select value={locale} onChange={({ target }) => workOn(target.value)}>
          {languages.map((one) => (
            <option key={one.code} value={one.code}>
              {languageName(one.lang)}
            </option>
          ))}
        </select>
      </label>
      <AllLanguages isWaiting={query.isFetching} onChoose={workOn} />
      {locale !== 'en' && <Translators key={locale} locale={locale} />}
      <Answer query={query}>{(state) => <Lists {...{ state, locale, lang }} />}</Answer>
    </>
  );
}

/** The page stays as it is: to look at what a language lacks is not to look at its pages. */
function workOn(locale: string): void {
  go({ written: locale === placeNow().locale ? '' : locale, beside: '' });
}

function Lists({ state, locale, lang }: { state: State; locale: string; lang: string }) {
  const { missing, english, stale, problems } = state;
  if (missing.length + english.length + stale.length + problems.length === 0)
    return <p role="status">Nothing is open in {languageName(lang)}.</p>;
  return (
    <>
      <Part title="Missing" count={missing.length}>
        <LongList rows={missing}>
          {({ key, english: text }) => (
            <TextRow key={key} textKey={key} locale={locale}>
              <span lang="en">{text}</span>
            </TextRow>
          )}
        </LongList>
      </Part>
      <Part title="Still English" count={english.length}>
        <LongList rows={english}>
          {({ key, text }) => (
            <TextRow key={key} textKey={key} locale={locale}>
              <span lang="en">{text}</span>
            </TextRow>
          )}
        </LongList>
      </Part>
      <Part title="English changed since" count={stale.length}>
        <LongList rows={stale}>
          {({ key, then, now, text, changed }) => (
            <TextRow key={key} textKey={key} locale={locale}>
              {changed && <small>{day(changed)}</small>}
              <Difference before={then ?? now} after={now} lang="en" />
              <span lang={lang}>{text}</span>
            </TextRow>
          )}
        </LongList>
      </Part>
      <Proposed locale={locale} open={[...missing, ...english, ...stale].map(({ key }) => key)} />
      <Part title="Other problems" count={problems.length}>
        <Problems problems={problems} />
      </Part>
    </>
  );
}
