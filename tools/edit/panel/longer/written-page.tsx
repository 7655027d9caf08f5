import { useRef, useState } from 'react';
import type { LineFault, LongerText, LongerTextOf } from '../../longer/contract';
import { apart, withValue } from '../../longer/head.mjs';
import { sectionAt, sectionsOf } from '../../longer/sections.mjs';
import { languageName } from '../parts/language';
import { write } from '../saving/unsaved';
import { useUnsaved } from '../saving/use-unsaved';
import { CodeEditor, type EditorHandle } from './editor/code-editor';
import { EnglishBeside } from './editor/english-beside';
import { HeadForm } from './head-form';
import { LineFaults } from './editor/line-faults';
import { Pictures } from './pictures/pictures';
import { useLongerChecked } from './queries';
import { PageResult } from './page-result';

export function WrittenPage({ text, own }: { text: LongerText; own: LongerTextOf }) {
  const { key } = text;
  const { locale, lang } = own;
  const unsaved = useUnsaved()[key] ?? {};
  const value = unsaved[locale]?.text ?? own.text ?? '';
  const source = text.texts.find((one) => one.locale === 'en');
  const english = locale === 'en' ? undefined : (unsaved.en?.text ?? source?.text ?? undefined);
  const { data: checked } = useLongerChecked({ key, locale, text: value, english: unsaved.en && english });
  const editor = useRef<EditorHandle>(null);
  const [line, setLine] = useState(1);
  const [isBegun] = useState(() => apart(value)?.values.draft === true);
  const change = (next: string) => write(key, locale, own.text, next);

  const parts = apart(value);
  // Lines that cannot be read are mended where they stand.
  const above = parts?.lines ?? 0;
  const body = parts?.body ?? value;
  const faults = checked?.faults ?? [];
  const inText = (fault: LineFault) => fault.line !== undefined && fault.line > above;
  const sections = sectionsOf(body);
  const englishSections = english === undefined ? [] : sectionsOf(apart(english)?.body ?? english);
  return (
    <>
      <p className="file">
        <code>{own.file}</code>
      </p>
      {parts ? (
        <details className="about-page" open={isBegun}>
          <summary>Title, description, days and what else stands above the text</summary>
          <HeadForm
            text={text}
            values={parts.values}
            english={(english === undefined ? undefined : apart(english)?.values) ?? {}}
            lang={lang}
            columns={checked?.columns ?? {}}
            onChange={(name, next) => change(withValue(value, name, next))}
          />
          {checked?.said && <PageResult said={checked.said} address={text.address} {...{ locale, lang }} />}
        </details>
      ) : (
        <p className="refused">The lines above the text cannot be read. Mend them in the text below.</p>
      )}
      <LineFaults faults={faults.filter((fault) => !inText(fault))} />
      <div className="longer-text" data-beside={english !== undefined || undefined}>
        {english !== undefined && (
          <EnglishBeside
            sections={englishSections}
            current={sectionAt(sections, line)}
            stale={own.stale?.sections ?? []}
            isStale={own.stale !== undefined}
            onChoose={(place) => editor.current?.goTo(sections[place]?.from ?? 1)}
          />
        )}
        <div className="longer-own">
          <h3>Text in {languageName(lang)}</h3>
          {english !== undefined && sections.length !== englishSections.length && (
            <p className="refused">
              This text has {sections.length - 1} headings, the English {englishSections.length - 1}.
            </p>
          )}
          <CodeEditor
            ref={editor}
            label={`Text in ${languageName(lang)}`}
            value={body}
            lang={lang}
            above={above}
            faults={faults.filter(inText)}
            onChange={(next) => change((parts?.head ?? '') + next)}
            onLine={setLine}
          />
          <LineFaults
            faults={faults.filter(inText)}
            onChoose={(fileLine) => editor.current?.goTo(fileLine - above)}
          />
        </div>
      </div>
      {text.pictures && (
        <Pictures text={text} pictures={text.pictures} onInsert={(said) => editor.current?.insert(said)} />
      )}
    </>
  );
}
