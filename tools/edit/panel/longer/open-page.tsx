import { useQuery } from '@tanstack/react-query';
import type { LongerText } from '../../longer/contract';
import { Answer } from '../parts/answer';
import { useLostFocus } from '../parts/focus';
import { usePlace, workingIn } from '../place/place';
import { SavingConflict } from '../saving/conflict';
import { useLeave } from '../saving/leaving';
import { SaveBar } from '../saving/save-bar';
import { useUnsaved } from '../saving/use-unsaved';
import { LanguageTabs } from './language-tabs';
import { longerQueries } from './queries';
import { TodayAsked } from './today-asked';
import { TranslateInto } from './translate-into';
import { WrittenPage } from './written-page';

export function OpenPage({ name }: { name: string }) {
  const query = useQuery(longerQueries.text(name));
  const leave = useLeave();
  const heading = useLostFocus<HTMLHeadingElement>();
  return (
    <div className="longer-open">
      <div className="text-head">
        <h2 ref={heading} tabIndex={-1}>
          <code>{query.data?.address ?? name}</code>
        </h2>
        <button type="button" className="quiet" onClick={() => leave({ key: '' })}>
          All pages
        </button>
      </div>
      <Answer query={query}>{(text) => <PageParts text={text} />}</Answer>
    </div>
  );
}

function PageParts({ text }: { text: LongerText }) {
  const locale = workingIn(usePlace());
  const unsaved = useUnsaved()[text.key] ?? {};
  const own = text.texts.find((one) => one.locale === locale) ?? text.texts[0];
  if (!own) return null;
  return (
    <>
      <LanguageTabs text={text} current={own.locale} />
      <SavingConflict text={text} />
      {own.text === null && unsaved[own.locale] === undefined ? (
        <TranslateInto text={text} own={own} />
      ) : (
        <WrittenPage key={own.locale} text={text} own={own} />
      )}
      <SaveBar text={text}>
        <TodayAsked text={text} />
      </SaveBar>
    </>
  );
}
