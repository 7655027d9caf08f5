import { useRef, type KeyboardEvent } from 'react';
import type { Text } from '../../contract';
import { refuses } from '../parts/faults';
import { languageName } from '../parts/language';
import { go, usePlace, workingIn } from '../place/place';
import { Field } from '../field/field';
import { useUnsaved } from '../saving/use-unsaved';

export function OtherLanguages({ text, english }: { text: Text; english: string }) {
  const place = usePlace();
  const locale = workingIn(place);
  const { beside } = place;
  const written = useUnsaved()[text.key] ?? {};
  const others = text.texts.filter((one) => one.locale !== 'en' && one.locale !== locale);
  const tabs = useRef<HTMLDivElement>(null);
  const names = [...others.map((one) => one.locale), 'all'];

  const move = (event: KeyboardEvent) => {
    // As long as none is chosen, the first has the focus.
    const at = Math.max(0, names.indexOf(beside));
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const name = names.at(next % names.length) ?? 'all';
    go({ beside: name });
    tabs.current?.querySelector<HTMLElement>(`[data-locale="${name}"]`)?.focus();
  };

  const stateOf = (one: (typeof others)[number]): string | undefined => {
    if (written[one.locale]) return 'not saved';
    if (one.text === null) return 'missing';
    if (refuses(one.faults)) return 'has faults';
    return one.stale ? 'English changed since' : undefined;
  };

  const shown = beside === 'all' ? others : others.filter((one) => one.locale === beside);
  return (
    <section className="others">
      <h3 id="others">Other languages</h3>
      <div className="tabs" role="tablist" aria-labelledby="others" ref={tabs} onKeyDown={move}>
        {others.map((one, number) => {
          const state = stateOf(one);
          return (
            <button
              key={one.locale}
              type="button"
              role="tab"
              data-locale={one.locale}
              data-state={state}
              aria-selected={beside === one.locale}
              aria-controls="other-language"
              tabIndex={beside === one.locale || (number === 0 && !names.includes(beside)) ? 0 : -1}
              title={languageName(one.lang)}
              onClick={() => go({ beside: beside === one.locale ? '' : one.locale })}
            >
              {one.locale}
              <span className="unseen">
                {` ${languageName(one.lang)}`}
                {state && `, ${state}`}
              </span>
            </button>
          );
        })}
        <button
          type="button"
          role="tab"
          data-locale="all"
          aria-selected={beside === 'all'}
          aria-controls="other-language"
          tabIndex={beside === 'all' ? 0 : -1}
          onClick={() => go({ beside: beside === 'all' ? '' : 'all' })}
        >
          All
        </button>
      </div>
      <div id="other-language" role="tabpanel" aria-labelledby="others">
        {shown.map((one) => (
          <Field key={one.locale} text={text} own={one} english={english} />
        ))}
      </div>
    </section>
  );
}
