import { isLocale } from '../../../../lib/i18n/locales';
import { localizePath } from '../../../../lib/i18n/paths';
import type { LongerText, LongerTextOf } from '../../longer/contract';
import { apart } from '../../longer/head.mjs';
import { languageName } from '../parts/language';
import { go } from '../place/place';
import { useUnsaved } from '../saving/use-unsaved';

/** Which language of a longer text is written; the page in the frame goes along where the language has it. */
export function LanguageTabs({ text, current }: { text: LongerText; current: string }) {
  const unsaved = useUnsaved()[text.key] ?? {};
  return (
    <div className="tabs" role="group" aria-label="Language to write">
      {text.texts.map((one) => {
        const state = unsaved[one.locale] ? 'not saved' : stateOf(one);
        return (
          <button
            key={one.locale}
            type="button"
            aria-pressed={one.locale === current}
            data-state={state}
            title={`${languageName(one.lang)}${state ? `, ${state}` : ''}`}
            onClick={() => choose(text, one)}
          >
            {one.locale}
            <span className="unseen">
              {' '}
              {languageName(one.lang)}
              {state && `, ${state}`}
            </span>
          </button>
        );
      })}
    </div>
  );
}

function stateOf({ text, stale }: LongerTextOf): string | undefined {
  if (text === null) return 'missing';
  if (stale) return 'behind the English';
  return apart(text)?.values.draft === true ? 'draft' : undefined;
}

function choose({ address }: LongerText, { locale, text }: LongerTextOf): void {
  if (!isLocale(locale)) return;
  go(text === null ? { written: locale } : { locale, written: '', page: localizePath(address, locale) });
}
