import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localizePath, splitLocale } from '../../../../lib/i18n/paths';
import { isLocale } from '../../../../lib/i18n/locales';
import { queries, useLanguages } from '../data/queries';
import { languageName } from '../parts/language';
import { bridge, useInFrame } from './bridge';
import { go, usePlace, visit, widths, type Width } from './place';

const widthNames: Record<Width, string> = { '390': 'Phone', '768': 'Tablet', full: 'Full' };

export function Toolbar() {
  return (
    <div className="toolbar">
      <Address />
      <LanguageChoice />
      <WidthChoice />
      <UseThePage />
    </div>
  );
}

function Address() {
  const { page } = usePlace();
  const { data } = useQuery(queries.session);
  const [written, setWritten] = useState<string>();
  const { locale } = splitLocale(page);
  return (
    <form
      className="address"
      onSubmit={(event) => {
        event.preventDefault();
        const path = written?.trim();
        setWritten(undefined);
        const asked = path?.startsWith('/') ? path : `/${path}`;
        // Whoever asks for the page that is there wants it anew.
        if (!path || asked === page) bridge.open(page);
        else visit(asked);
      }}
    >
      <label>
        <span className="unseen">Page</span>
        <input
          value={written ?? page}
          onChange={(event) => setWritten(event.target.value)}
          onBlur={() => setWritten(undefined)}
          onFocus={(event) => event.target.select()}
          list="pages"
          spellCheck={false}
          autoComplete="off"
        />
      </label>
      <datalist id="pages">
        {data?.routes.map(({ path, name }) => (
          <option key={path} value={localizePath(path, locale)}>
            {name}
          </option>
        ))}
      </datalist>
    </form>
  );
}

function LanguageChoice() {
  const { page, locale } = usePlace();
  const languages = useLanguages();
  return (
    <label className="language-choice">
      <span className="unseen">Language of the page</span>
      <select
        value={locale}
        onChange={({ target: { value } }) => {
          if (!isLocale(value)) return;
          go({ locale: value, written: '', beside: '' });
          visit(localizePath(splitLocale(page).path, value));
        }}
      >
        {languages.map(({ code, name, lang }) => (
          <option key={code} value={code}>
            {code === 'en' ? name : `${languageName(lang)} · ${name}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function WidthChoice() {
  const { width } = usePlace();
  return (
    <fieldset className="widths">
      <legend className="unseen">Width of the page</legend>
      {widths.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="width"
            value={one}
            checked={width === one}
            onChange={() => go({ width: one })}
          />
          <span>{widthNames[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function UseThePage() {
  const { picking } = useInFrame();
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={!picking}
        onChange={({ target }) => bridge.pick(!target.checked)}
      />
      <span>Use the page</span>
    </label>
  );
}
