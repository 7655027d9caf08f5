import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { queries } from './data/queries';
import { StepButtons } from './history/step-buttons';
import { Failure } from './parts/answer';
import { bridge } from './place/bridge';
import { Frame } from './place/frame';
import { usePlace } from './place/place';
import { Toolbar } from './place/toolbar';
import { textOfId, idsOfKey, type TextId } from './pointer/ids';
import type { PickedText } from './text/at-place';
import { useLeave } from './saving/leaving';
import { useSaving } from './saving/saving';
import { ViewTabs } from './view-tabs';
import { views } from './views';

export function Panel() {
  const { view, key } = usePlace();
  const session = useQuery(queries.session);
  const picked = usePicked();
  const { save } = useSaving();
  const leave = useLeave();
  useChosenMarked(key);

  const pressed = useEffectEvent((one: 'save' | 'escape') => {
    if (one === 'save') {
      if (key) void save(key);
      return true;
    }
    if (view !== 'text' || !key) return false;
    leave({ key: '' });
    return true;
  });
  useEffect(() => bridge.listen({ pressed }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      if (isSave) event.preventDefault();
      if (isSave) pressed('save');
      // Of an input method, it takes back what is half written.
      else if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      else if (!document.querySelector('dialog[open]') && pressed('escape'))
        // The same press would close the question that it opens.
        event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const { View } = views.find(({ id }) => id === view) ?? views[0]!;
  return (
    <div className="shell">
      <header className="bar">
        <h1 className="unseen">Texts of the site</h1>
        <Toolbar />
        <StepButtons />
      </header>
      <Frame />
      <main className="panel" aria-label="Editing">
        <ViewTabs current={view} />
        <div className="view" key={view}>
          {session.error && <Failure error={session.error} retry={() => void session.refetch()} />}
          <View picked={picked} />
        </div>
      </main>
    </div>
  );
}

/** What was last pointed at; pointing opens the innermost text. */
function usePicked(): readonly PickedText[] | undefined {
  const { data: marks } = useQuery(queries.marks);
  const leave = useLeave();
  const [picked, setPicked] = useState<readonly PickedText[]>();
  const onPicked = useEffectEvent((ids: TextId[]) => {
    if (!marks) return;
    const words = new Map(bridge.state().here?.texts.map((text) => [text.id, text.words]));
    const texts = ids.flatMap((id) => {
      const text = textOfId(marks, id);
      return text ? [{ ...text, words: words.get(id)?.trim() ?? '' }] : [];
    });
    const byKey = texts.filter(({ key }, place) => texts.findIndex((one) => one.key === key) === place);
    setPicked(byKey);
    leave({ view: 'text', key: byKey[0]?.key ?? '' });
  });
  useEffect(() => bridge.listen({ picked: onPicked }), []);
  return picked;
}

/** Outlines the open text on the page, and brings it into view when it was not chosen there. */
function useChosenMarked(key: string): void {
  const { data: marks } = useQuery(queries.marks);
  const ids = marks && key ? idsOfKey(marks, key).join() : '';
  useEffect(() => {
    bridge.show(ids ? (ids.split(',') as TextId[]) : []);
  }, [ids]);
}
